-- How many answers a student's level rests on: with none of them counted there is no level to show.

-- Null for who began before: what they have counts as known.
alter table student_progress add column counted_answers integer
  constraint student_progress_counted_answers_not_negative check (counted_answers >= 0);
alter table student_progress alter column counted_answers set default 0;
