-- An admin may decline what a parent asked for: the request is closed then as one that was taken back, and says so to the parent.
alter table erasure_requests add column declined_at timestamptz;
