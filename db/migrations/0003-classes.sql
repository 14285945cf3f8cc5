create table classes (
  id bigint generated always as identity primary key,
  teacher_id bigint not null references users on delete restrict,
  name text not null constraint classes_name_given check (length(name) between 1 and 80),
  grade smallint not null constraint classes_grade_known check (grade between 1 and 16),
  below_thirteen boolean not null default false,
  include_short_essay_questions boolean not null default false,
  may_skip_short_essay boolean not null default false,
  settings jsonb not null,
  timezone text not null,
  created_at timestamptz not null,
  archived_at timestamptz
);
create index classes_teacher on classes (teacher_id);

-- A code lets one join; it is never a login. A renewed code leaves no trace of the old one.
create table class_codes (
  class_id bigint primary key references classes on delete cascade,
  code text not null constraint class_codes_unique unique
    constraint class_codes_form check (code ~ '^[2-9A-HJKMNP-Z]{8}$'),
  expires_at timestamptz not null,
  closed_at timestamptz
);

create table class_students (
  student_id bigint not null references users on delete cascade,
  class_id bigint not null references classes on delete cascade,
  joined_at timestamptz not null,
  removed_at timestamptz,
  constraint class_students_pkey primary key (student_id, class_id)
);
create index class_students_class on class_students (class_id);
