-- At which tables a person sat: the fingerprint of a key that only they have.
CREATE TABLE people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) WITHOUT ROWID;
