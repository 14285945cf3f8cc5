-- What a teacher sets a class to do. Rarely written, read by everyone in the class.
create table activities (
  id bigint generated always as identity,
  class_id bigint not null constraint activities_class_fkey references classes on delete cascade,
  kind text not null constraint activities_kind_known check (kind in ('PASSAGE')),
  passage_id bigint not null constraint activities_passage_fkey references passages on delete restrict,
  -- Everyone in the class, those who join later too; otherwise the students in activity_students.
  whole_class boolean not null,
  -- Days in the class's zone since 1970-01-01, both included.
  start_day integer not null,
  due_day integer not null,
  created_at timestamptz not null,
  paused_at timestamptz,
  canceled_at timestamptz,
  constraint activities_pkey primary key (id),
  constraint activities_days_in_order check (due_day >= start_day)
);
create index activities_of_class on activities (class_id, due_day);

-- The students of an activity that is not for a whole class.
create table activity_students (
  student_id bigint not null constraint activity_students_student_fkey references users on delete cascade,
  activity_id bigint not null constraint activity_students_activity_fkey references activities on delete cascade,
  constraint activity_students_pkey primary key (student_id, activity_id)
);
create index activity_students_of_activity on activity_students (activity_id);

-- The activity that an attempt belongs to; null where the student chose the passage.
alter table attempts
  add column activity_id bigint constraint attempts_activity_fkey references activities on delete set null;
-- An activity is done once; an attempt that was put back before its first answer does not count.
create unique index if not exists attempts_one_of_activity on attempts (student_id, activity_id)
  where activity_id is not null and status <> 'stopped';
