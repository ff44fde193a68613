-- A table that nobody used was put to rest after this entry; it is due again at a time (milliseconds), or when somebody
-- comes. One that has later entries is not at rest.
ALTER TABLE tables ADD COLUMN rested BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN due BIGINT;
