-- Notes are about persons, by fingerprint, and about tables, by id: the review of a finished match.
ALTER TABLE notes RENAME COLUMN person TO owner;
