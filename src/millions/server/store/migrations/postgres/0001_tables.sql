-- A register of tables, and for each an append-only log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    opened BIGINT NOT NULL,
    secret BYTEA NOT NULL,
    last BIGINT NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, number)
);
