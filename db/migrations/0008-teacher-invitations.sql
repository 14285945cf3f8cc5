-- A student asks a teacher by e-mail address. Whether anybody has the address is not looked up when it is asked.
create table teacher_invitations (
  student_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  -- Normalised and in small letters, as it is compared with the addresses of teachers.
  email_key text not null constraint teacher_invitations_email_short check (length(email_key) between 3 and 254),
  created_at timestamptz not null,
  -- When the teacher added the student or said "not now".
  answered_at timestamptz,
  constraint teacher_invitations_pkey primary key (student_id, id),
  constraint teacher_invitations_once unique (student_id, email_key),
  constraint teacher_invitations_answered_after check (answered_at >= created_at)
);
create index teacher_invitations_email on teacher_invitations (email_key) where answered_at is null;
