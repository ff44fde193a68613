-- Tables that are not over are few among many.
CREATE INDEX tables_by_status ON tables (status, opened);
