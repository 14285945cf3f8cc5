-- Teachers who teach a class beside its owner. One row for each address that was ever invited to a class: it goes from pending to
-- approved, rejected or deleted, and back to pending when the owner invites the address again.

create table co_teacher_invites (
  id bigint generated always as identity primary key,
  class_id bigint not null constraint co_teacher_invites_class_fkey references classes on delete cascade,
  -- As the owner typed it, and as it is compared with the address of an account.
  email text not null constraint co_teacher_invites_email_short check (length(email) between 3 and 254),
  email_key text not null constraint co_teacher_invites_key_short check (length(email_key) between 3 and 254),
  status text not null constraint co_teacher_invites_status_known
    check (status in ('pending', 'approved', 'rejected', 'deleted')),
  -- Who typed the address; nobody else is shown it.
  invited_by bigint constraint co_teacher_invites_invited_by_fkey references users on delete set null,
  invited_at timestamptz not null,
  -- From then on nobody can accept it.
  expires_at timestamptz not null constraint co_teacher_invites_end_after_start check (expires_at > invited_at),
  -- sha-256 of the secret end of its link; gone as soon as there is an answer.
  token_hash bytea constraint co_teacher_invites_hash_is_sha256 check (octet_length(token_hash) = 32),
  answered_at timestamptz,
  -- Whose account accepted it: from then on it is the account's and no longer the address's.
  teacher_id bigint constraint co_teacher_invites_teacher_fkey references users on delete cascade,
  constraint co_teacher_invites_once unique (class_id, email_key),
  constraint co_teacher_invites_answered_when check ((status = 'pending') = (answered_at is null)),
  constraint co_teacher_invites_approved_by check ((status = 'approved') = (teacher_id is not null)),
  constraint co_teacher_invites_link_while_pending check (status = 'pending' or token_hash is null)
);
-- Nobody is a co-teacher of one class twice.
create unique index co_teacher_invites_teacher_once on co_teacher_invites (teacher_id, class_id) where status = 'approved';
create index co_teacher_invites_pending on co_teacher_invites (email_key) where status = 'pending';
create unique index co_teacher_invites_link on co_teacher_invites (token_hash) where token_hash is not null;
