-- A teacher starts a new school year: what became of each class, and which students moved, so that it can be undone for some days.
create table school_year_runs (
  id bigint generated always as identity,
  teacher_id bigint not null constraint school_year_runs_teacher_fkey references users on delete cascade,
  -- Made by the client, so that a run that is sent again is not done twice.
  run_key uuid not null,
  started_at timestamptz not null,
  undone_at timestamptz,
  constraint school_year_runs_pkey primary key (id),
  constraint school_year_runs_key_unique unique (teacher_id, run_key)
);

-- A class that a run changed: what it was, and what it was left as.
create table school_year_classes (
  run_id bigint not null constraint school_year_classes_run_fkey references school_year_runs on delete cascade,
  class_id bigint not null constraint school_year_classes_class_fkey references classes on delete cascade,
  step text not null,
  name_before text not null,
  name_after text not null,
  grade_before smallint not null,
  grade_after smallint not null,
  -- Until when its code lets students in; null where it has none, or a closed one.
  code_until_before timestamptz,
  code_until_after timestamptz,
  constraint school_year_classes_pkey primary key (run_id, class_id),
  constraint school_year_classes_step_known check (step in ('move-up', 'archive')),
  constraint school_year_classes_code_both check ((code_until_before is null) = (code_until_after is null))
);
create index school_year_classes_of_class on school_year_classes (class_id);

-- A student who went from a class that a run archived into another one.
create table school_year_moves (
  student_id bigint not null constraint school_year_moves_student_fkey references users on delete cascade,
  run_id bigint not null constraint school_year_moves_run_fkey references school_year_runs on delete cascade,
  from_class_id bigint not null constraint school_year_moves_from_fkey references classes on delete cascade,
  to_class_id bigint not null constraint school_year_moves_to_fkey references classes on delete cascade,
  -- The student was in the other class before, too.
  was_there boolean not null,
  constraint school_year_moves_pkey primary key (student_id, run_id, from_class_id),
  constraint school_year_moves_elsewhere check (to_class_id <> from_class_id)
);
create index school_year_moves_of_run on school_year_moves (run_id);
