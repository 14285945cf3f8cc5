-- More time that a teacher gave a student for an activity: the due day of that student alone, where it is later than the activity's
-- (decision 86). A table of what students do: the student is first in its key.
create table activity_due_days (
  student_id bigint not null constraint activity_due_days_student_fkey references users on delete cascade,
  activity_id bigint not null constraint activity_due_days_activity_fkey references activities on delete cascade,
  -- Days since 1970-01-01 in the class's zone, as the due day of the activity.
  due_day integer not null,
  constraint activity_due_days_pkey primary key (student_id, activity_id)
);
create index activity_due_days_of_activity on activity_due_days (activity_id);

-- Activities for which the kept account of a merge got the more time of the other one; a merge that is undone takes it back.
alter table account_merges add column longer_activities bigint[] not null default '{}';
