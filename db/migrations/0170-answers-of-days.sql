-- What the answers of a day come to beside its quizzes. A report over half a year of a large class reads one row of each day and level for both, and not
-- eight more, one for each skill and target of the questions.
alter table student_days
  -- Quizzes whose answers are in the sums beside it. Where they are not all of them, as in a row that an earlier release wrote or added to, nobody reads
  -- the sums, and the skills of the day are added up in their place.
  add column quizzes_summed integer,
  add column answered integer,
  -- Those that did not come too fast, and the right ones among them.
  add column counted integer,
  add column right_counted integer,
  -- Of those that count, in ten-thousandths, as in student_skill_days.
  add column expected integer,
  add column variance integer,
  add constraint student_days_summed check (quizzes_summed between 0 and quizzes) not valid,
  add constraint student_days_all_sums check (num_nulls(quizzes_summed, answered, counted, right_counted, expected, variance) in (0, 6)) not valid,
  add constraint student_days_answers check (0 <= right_counted and right_counted <= counted and counted <= answered) not valid,
  add constraint student_days_expected check (expected between 0 and 10000 * counted and variance between 0 and 2500 * counted) not valid;
