-- A register of tables, and for each an append-only log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    public INTEGER NOT NULL,
    status TEXT NOT NULL,
    opened INTEGER NOT NULL,
    secret BLOB NOT NULL,
    last INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
