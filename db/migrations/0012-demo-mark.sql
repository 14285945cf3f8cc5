-- A database that the demo school was built in. Its logins are published, so production refuses it until they are gone.
create table demo_mark (
  -- One row at most.
  only_row boolean primary key default true constraint demo_mark_one_row check (only_row),
  -- When the demo's own people and class were created, to the millisecond: a time before the database itself, so nobody
  -- and nothing that came later has it.
  people_created_at timestamptz not null
);
