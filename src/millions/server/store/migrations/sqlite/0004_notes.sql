-- What a person asked the server to keep, such as how to call them, by the fingerprint of a key that only they have.
CREATE TABLE notes (
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (person, name)
) WITHOUT ROWID;
