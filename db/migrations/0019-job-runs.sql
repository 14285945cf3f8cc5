-- Work that a person asked for and comes back to: who may read it, how far it is, what came of it. The queue itself is
-- pg-boss's schema "jobs"; a row here and its job there have the same id and are written in one transaction.
create table job_runs (
  id uuid primary key,
  name text not null constraint job_runs_name_given check (length(name) between 1 and 80),
  -- Nobody else may read it. Null for work that the service asks of itself.
  owner_user_id bigint references users on delete cascade,
  -- Share of the work that is done.
  progress real not null default 0 constraint job_runs_progress_is_share check (progress between 0 and 1),
  result jsonb,
  created_at timestamptz not null,
  -- The row and its result are deleted then.
  expires_at timestamptz not null,
  constraint job_runs_expire_after_start check (expires_at > created_at)
);
create index job_runs_owner on job_runs (owner_user_id) where owner_user_id is not null;
create index job_runs_expires on job_runs (expires_at);
