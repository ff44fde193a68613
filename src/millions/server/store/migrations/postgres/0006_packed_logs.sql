-- Entries 1 to `packed` of a finished table are one compressed body; later ones, such as talk, follow in `entries`.
ALTER TABLE tables ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;

CREATE TABLE packs (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    body BYTEA NOT NULL
);

-- It is compressed already.
ALTER TABLE packs ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE INDEX tables_to_pack ON tables (id) WHERE status = 'over' AND last > packed;
