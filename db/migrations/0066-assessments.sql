-- An activity that asks for the pretest again.
alter table activities drop constraint activities_kind_known;
alter table activities add constraint activities_kind_known check (kind in ('PASSAGE', 'FIXED_WEEKLY', 'ASSESSMENT'));
alter table activities drop constraint activities_whole;
alter table activities add constraint activities_whole check (
  case kind when 'PASSAGE' then passage_id is not null and weekly_quizzes is null and weekly_rule is null
            when 'FIXED_WEEKLY' then passage_id is null and weekly_quizzes is not null and weekly_rule is not null
            else passage_id is null and weekly_quizzes is null and weekly_rule is null end);

-- Which pretest of a student was taken for an activity. Its passages are attempts with the same number.
create table activity_pretests (
  student_id bigint not null constraint activity_pretests_student_fkey references users on delete cascade,
  activity_id bigint not null constraint activity_pretests_activity_fkey references activities on delete cascade,
  pretest integer not null,
  -- Null while it runs; the day is the student's.
  finished_at timestamptz,
  finished_day integer,
  constraint activity_pretests_pkey primary key (student_id, activity_id),
  constraint activity_pretests_numbered check (pretest > 0),
  constraint activity_pretests_finished_whole check ((finished_at is null) = (finished_day is null))
);
create index activity_pretests_of_activity on activity_pretests (activity_id);
