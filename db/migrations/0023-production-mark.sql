-- A database that production was started on, or that left the demo. A demo refuses it, also while nobody has an account yet.
create table production_mark (
  -- One row at most.
  only_row boolean primary key default true constraint production_mark_one_row check (only_row),
  marked_at timestamptz not null
);
