-- Backups that were written of this database: the doctor and the metrics tell how old the newest is. A copy that is restored knows
-- the backups before it.
create table backups (
  finished_at timestamptz constraint backups_pkey primary key,
  -- The moment that the backup shows.
  made_at timestamptz not null,
  -- Of the file.
  bytes bigint not null constraint backups_bytes_positive check (bytes > 0),
  constraint backups_end_after_start check (finished_at >= made_at)
);
