-- What people with power over others did, and the keys that belong to this installation alone.

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: the operator, by a command. No foreign key: an entry outlives the accounts that it names.
  actor_user_id bigint,
  -- Kebab-case verb and noun, such as 'approve-teacher'.
  act text not null constraint audit_log_act_form check (act ~ '^[a-z]+(-[a-z]+)*$'),
  subject_user_id bigint,
  -- Facts that explain the act, as ids and settings; never names or anything that a person typed about another.
  detail jsonb not null default '{}' constraint audit_log_detail_object check (jsonb_typeof(detail) = 'object')
);
create index audit_log_subject on audit_log (subject_user_id, id);

-- The log only grows: changing or removing an entry is refused by the database itself.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Random keys made at the first start. With them, hashes of short texts (usernames, addresses) cannot be guessed elsewhere.
create table installation_keys (
  name text primary key,
  key bytea not null constraint installation_keys_long check (octet_length(key) = 32)
);
