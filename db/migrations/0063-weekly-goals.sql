-- A goal of so many quizzes a week that a teacher sets a class, or some of its students; every week until it is canceled.
alter table activities drop constraint activities_kind_known;
alter table activities add constraint activities_kind_known check (kind in ('PASSAGE', 'FIXED_WEEKLY'));
alter table activities alter column passage_id drop not null;
-- Quizzes a week, and what makes one count. Its first day is a Monday; without an end its last one lies beyond all school years.
alter table activities add column weekly_quizzes smallint;
alter table activities add column weekly_rule text;
alter table activities add constraint activities_whole check (
  case kind when 'PASSAGE' then passage_id is not null and weekly_quizzes is null and weekly_rule is null
            else passage_id is null and weekly_quizzes is not null and weekly_rule is not null end);
alter table activities add constraint activities_weekly_quizzes_known check (weekly_quizzes between 1 and 25);
alter table activities add constraint activities_weekly_rule_known check (weekly_rule in ('complete', 'pass'));
alter table activities add constraint activities_weeks_begin_on_monday check (kind <> 'FIXED_WEEKLY' or mod(start_day + 3, 7) = 0);

-- How many quizzes of a student's week count for a goal, by each rule. Written with the end of each quiz.
create table student_weeks (
  student_id bigint not null constraint student_weeks_student_fkey references users on delete cascade,
  epoch integer not null,
  -- The Monday of the week in the student's zone, in days since 1970-01-01.
  monday integer not null,
  completed integer not null,
  half_right integer not null,
  passed integer not null,
  constraint student_weeks_pkey primary key (student_id, epoch, monday),
  constraint student_weeks_counted check (passed >= 0 and half_right >= passed and completed >= half_right),
  constraint student_weeks_begin_on_monday check (mod(monday + 3, 7) = 0)
);

-- The weeks that run, or that ran when this was installed.
insert into student_weeks (student_id, epoch, monday, completed, half_right, passed)
select student_id, epoch, finished_day - mod(finished_day + 3, 7),
       count(*) filter (where passed or 2 * right_answers >= question_count or 10 * fast <= 3 * question_count),
       count(*) filter (where passed or 2 * right_answers >= question_count),
       count(*) filter (where passed)
  from (select student_id, epoch, finished_day, question_count, passed,
               length(marks) - length(replace(marks, 'r', '')) as right_answers,
               length(regexp_replace(marks, '[rw]', '', 'g')) as fast
          from attempts
         where kind = 'practice' and status = 'finished' and finished_at > now() - interval '15 days') quizzes
 group by 1, 2, 3;
