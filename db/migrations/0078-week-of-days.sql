-- What a list of many students shows of their week, in one row for each day and level instead of one for each skill and target of its
-- questions. Null in a row that an earlier release wrote, until the job that counts the days has come to its student.
alter table student_days
  -- Quizzes whose passage was read: not too fast to count (progress/core/weekly-goal.ts).
  add column quizzes_read integer,
  -- Thousandths of a second on all answers.
  add column milliseconds bigint,
  add constraint student_days_read_counted check (quizzes_read between 0 and quizzes) not valid,
  add constraint student_days_time check (milliseconds >= 0) not valid;

-- The days of the present week at once, so that no teacher sees an empty one meanwhile.
update student_days d
   set milliseconds = s.milliseconds
  from (select k.student_id, k.epoch, k.day, k.class_id, k.level, sum(k.milliseconds) as milliseconds
          from student_skill_days k
         where k.day >= extract(epoch from now()) / 86400 - 9
         group by 1, 2, 3, 4, 5) s
 where d.student_id = s.student_id and d.epoch = s.epoch and d.day = s.day and d.class_id = s.class_id and d.level = s.level;

update student_days d
   set quizzes_read = s.quizzes_read
  from (select a.student_id, a.epoch, a.finished_day as day, coalesce(a.class_id, 0) as class_id, v.level,
               count(*) filter (where 2 * (length(a.marks) - length(replace(a.marks, 'r', ''))) >= a.question_count
                                   or a.fast_answers <= a.question_count * 0.3) as quizzes_read
          from attempts a
          join passage_versions v on v.id = a.passage_version_id
         where a.status = 'finished' and a.kind = 'practice' and a.finished_at >= now() - interval '10 days'
         group by 1, 2, 3, 4, 5) s
 where d.student_id = s.student_id and d.epoch = s.epoch and d.day = s.day and d.class_id = s.class_id and d.level = s.level
   and s.quizzes_read <= d.quizzes;

alter table student_days validate constraint student_days_read_counted;
alter table student_days validate constraint student_days_time;

insert into students_to_count (student_id)
select distinct student_id from student_days
on conflict do nothing;
