-- Badges: a QR code on a login card that logs one student in without a password, in classes that have them on.

-- A class that has badges on, until its school year ends.
create table class_badges (
  class_id bigint constraint class_badges_pkey primary key
    constraint class_badges_class_id_fkey references classes on delete cascade,
  on_until timestamptz not null,
  switched_on_at timestamptz not null,
  constraint class_badges_end_after_start check (on_until > switched_on_at)
);

-- The badge of a student in a class; a new one takes the place of the one before. Switching badges off takes all of them away.
create table student_badges (
  student_id bigint not null constraint student_badges_student_id_fkey references users on delete cascade,
  class_id bigint not null constraint student_badges_class_id_fkey references class_badges on delete cascade,
  -- sha-256 of what is on the card.
  secret_hash bytea not null constraint student_badges_hash_is_sha256 check (octet_length(secret_hash) = 32),
  made_at timestamptz not null,
  -- A badge is good while the teacher who made it is there, is approved and teaches the class.
  made_by bigint constraint student_badges_made_by_fkey references users on delete set null,
  constraint student_badges_pkey primary key (student_id, class_id)
);
create index student_badges_class on student_badges (class_id);
create index student_badges_made_by on student_badges (made_by);

-- A session that was opened with a badge ends with the badge.
alter table sessions drop constraint sessions_provider_known;
alter table sessions
  add constraint sessions_provider_known check (provider in ('google', 'school', 'badge')) not valid;
alter table sessions validate constraint sessions_provider_known;
