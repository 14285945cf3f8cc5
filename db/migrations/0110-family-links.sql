-- Parents and what a family decides. A code belongs to one child and opens nothing by itself: a teacher confirms whoever types it (decision
-- 77). Rows are about a student and have the student first in their key, so nothing keeps two students from one code but the program, which
-- looks before it makes one.
create table family_codes (
  student_id bigint constraint family_codes_pkey primary key constraint family_codes_student references users on delete cascade,
  code text not null,
  made_by bigint constraint family_codes_made_by references users on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint family_codes_form check (code ~ '^[2-9A-HJKMNP-Z]{10}$'),
  constraint family_codes_end_after_start check (expires_at > made_at)
);
create index family_codes_by_code on family_codes (code);
create index family_codes_of_maker on family_codes (made_by);

create table family_links (
  student_id bigint not null constraint family_links_student references users on delete cascade,
  id bigint generated always as identity,
  parent_id bigint not null constraint family_links_parent references users on delete cascade,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by bigint constraint family_links_confirmed_by references users on delete set null,
  ended_at timestamptz,
  ended_by bigint constraint family_links_ended_by references users on delete set null,
  constraint family_links_pkey primary key (student_id, id),
  constraint family_links_once unique (student_id, parent_id),
  constraint family_links_of_two check (parent_id <> student_id),
  constraint family_links_confirmed_after_asked check (confirmed_at >= asked_at)
);
create index family_links_of_parent on family_links (parent_id);
create index family_links_confirmed on family_links (confirmed_by);
create index family_links_ended on family_links (ended_by);
create index family_links_waiting on family_links (student_id) where confirmed_at is null and ended_at is null;
