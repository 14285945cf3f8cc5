-- The answers of a student by skill in a school year: what the days of the year come to, so that a list of many students reads nine rows of
-- each and not hundreds. Written with the end of each quiz, and anew when work is judged again.
create table student_skill_years (
  student_id bigint not null constraint student_skill_years_student_fkey references users on delete cascade,
  epoch integer not null,
  -- Named by its first calendar year: 2026 is 15 August 2026 to 14 August 2027.
  school_year smallint not null,
  -- 0 for work of no class, as in the days.
  class_id bigint not null,
  skill text not null,
  answered integer not null,
  -- Those that were not too fast; right, expected and variance are of them alone.
  counted integer not null,
  right_counted integer not null,
  -- In ten-thousandths, as in the days.
  expected bigint not null,
  variance bigint not null,
  constraint student_skill_years_pkey primary key (student_id, epoch, school_year, class_id, skill),
  constraint student_skill_years_counted check (right_counted between 0 and counted and counted <= answered and answered > 0),
  constraint student_skill_years_expected check (expected between 0 and 10000 * counted and variance between 0 and 2500 * counted)
);

-- The years of all who have read before there were any are counted by the job that counts the days.
insert into students_to_count (student_id)
select distinct student_id from student_days
on conflict do nothing;

-- The end of the last pretest of a student, which each list of a class asks for, without going through all that was read since. On a large
-- table it is built before the release: create index concurrently if not exists.
create index if not exists attempts_pretests on attempts (student_id, epoch, finished_at desc)
  where status = 'finished' and kind = 'pretest';
