-- What reports read instead of the history: the finished practice quizzes of a student by epoch, civil day (the student's, in days since
-- 1970-01-01), class and level of the passage. Written with the end of each quiz, and anew when work is judged again.
create table student_days (
  student_id bigint not null constraint student_days_student_fkey references users on delete cascade,
  epoch integer not null,
  day integer not null,
  -- 0 for work of no class. It names no row: a class that goes takes no figures along.
  class_id bigint not null,
  level smallint not null,
  quizzes integer not null,
  passed integer not null,
  -- What these quizzes were paid, corrections of keys included.
  points integer not null,
  constraint student_days_pkey primary key (student_id, epoch, day, class_id, level),
  constraint student_days_counted check (passed between 0 and quizzes and quizzes > 0 and points >= 0),
  constraint student_days_level_known check (level between 1 and 12)
);

-- The answers of these quizzes by skill and target of their questions.
create table student_skill_days (
  student_id bigint not null constraint student_skill_days_student_fkey references users on delete cascade,
  epoch integer not null,
  day integer not null,
  class_id bigint not null,
  level smallint not null,
  skill text not null,
  target text not null,
  answered integer not null,
  -- Those that were not too fast; right, expected and variance are of them alone.
  counted integer not null,
  right_counted integer not null,
  -- Right answers that were to be expected, and the variance of their number, in ten-thousandths: whole numbers add up to the same in any order.
  expected bigint not null,
  variance bigint not null,
  -- Thousandths of a second on all answers.
  milliseconds bigint not null,
  constraint student_skill_days_pkey primary key (student_id, epoch, day, class_id, level, skill, target),
  constraint student_skill_days_counted check (right_counted between 0 and counted and counted <= answered and answered > 0),
  constraint student_skill_days_expected check (expected between 0 and 10000 * counted and variance between 0 and 2500 * counted),
  constraint student_skill_days_time check (milliseconds >= 0)
);

-- Students whose figures are to be made anew from their history: all who read before there were any.
create table students_to_count (
  student_id bigint not null constraint students_to_count_student_fkey references users on delete cascade,
  constraint students_to_count_pkey primary key (student_id)
);
insert into students_to_count (student_id)
select distinct student_id from attempts where kind = 'practice' and status = 'finished';
