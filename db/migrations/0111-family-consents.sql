-- What parents consented to and took back, as it happened: rows are added, and a withdrawal is marked once a school has dealt with it.
create table family_consents (
  student_id bigint not null constraint family_consents_student references users on delete cascade,
  id bigint generated always as identity,
  parent_id bigint constraint family_consents_parent references users on delete set null,
  act text not null,
  text_version smallint not null,
  at timestamptz not null,
  -- The withdrawal keeps the account of the child locked, which was open or locked by another withdrawal.
  locked boolean not null default false,
  answered_at timestamptz,
  answered_by bigint constraint family_consents_answered_by references users on delete set null,
  constraint family_consents_pkey primary key (student_id, id),
  constraint family_consents_act_known check (act in ('given', 'withdrawn')),
  constraint family_consents_version_positive check (text_version > 0),
  constraint family_consents_only_withdrawn_locks check (act = 'withdrawn' or (not locked and answered_at is null))
);
create index family_consents_of_parent on family_consents (parent_id);
create index family_consents_answered on family_consents (answered_by);
create index family_consents_open on family_consents (at) where act = 'withdrawn' and answered_at is null;

-- A parent asks for the erasure of a child. The row is of the parent, who sees that it was done once the child is gone.
create table erasure_requests (
  parent_id bigint not null constraint erasure_requests_parent references users on delete cascade,
  id bigint generated always as identity,
  child_id bigint constraint erasure_requests_child references users on delete set null,
  asked_at timestamptz not null,
  taken_back_at timestamptz,
  done_at timestamptz,
  constraint erasure_requests_pkey primary key (parent_id, id)
);
create index erasure_requests_of_child on erasure_requests (child_id);
create index erasure_requests_open on erasure_requests (asked_at) where taken_back_at is null and done_at is null;
