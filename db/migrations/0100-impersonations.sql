-- An administrator acts as another person for at most an hour (decision 75).
create table impersonations (
  id bigint generated always as identity primary key,
  person_id bigint not null constraint impersonations_person_id_fkey references users on delete cascade,
  -- Null once the administrator's account is erased.
  admin_id bigint constraint impersonations_admin_id_fkey references users on delete set null,
  -- In the administrator's own words. It goes with the person, and is no part of the audit log, which never goes.
  reason text not null constraint impersonations_reason_given check (length(btrim(reason)) between 1 and 300),
  began_at timestamptz not null,
  -- At the latest.
  ends_at timestamptz not null,
  constraint impersonations_of_another check (person_id <> admin_id),
  constraint impersonations_one_hour check (ends_at > began_at and ends_at <= began_at + interval '1 hour')
);
create index impersonations_person on impersonations (person_id, began_at desc);
create index impersonations_admin on impersonations (admin_id);

-- A session in which an administrator acts as its person. It hangs on the administrator's own session and goes with it.
alter table sessions
  add column impersonation_id bigint constraint sessions_impersonation_id_fkey references impersonations on delete cascade,
  add column own_session bytea constraint sessions_own_session_fkey references sessions on delete cascade;
create index sessions_impersonation on sessions (impersonation_id) where impersonation_id is not null;
create index sessions_own_session on sessions (own_session) where own_session is not null;
alter table sessions
  add constraint sessions_impersonation_has_own check ((impersonation_id is null) = (own_session is null)) not valid;
alter table sessions validate constraint sessions_impersonation_has_own;

-- Whom the one who acted was acting as; null for everybody who acted as themselves.
alter table audit_log add column as_user_id bigint;
create index audit_log_as_user on audit_log (as_user_id, id) where as_user_id is not null;
