-- A student in several classes: whose rules count, and a calendar day that no change of time zone turns back.

alter table class_students
  -- When an approved teacher last made this class the student's primary class; of several the latest holds.
  add column primary_since timestamptz;

alter table student_progress
  -- The latest civil day, in days since 1970-01-01, on which anything of the student was finished or earned. It only
  -- grows: the student's next day is never before it, whatever time zone a class sets. 0 before any work.
  add column last_day integer not null default 0 constraint student_progress_last_day_known check (last_day >= 0);

-- A teacher who is not approved reads only the work of the own class: it is found in the index, as everything of a roster.
drop index attempts_finished;
create index attempts_finished on attempts (student_id, finished_at desc, id desc)
  include (kind, epoch, passage_id, passage_version_id, finished_day, passed, points, question_count, fast_answers, class_id)
  where status = 'finished';

update student_progress p
   set last_day = greatest(0, f.day, l.day)
  from (select s.student_id, max(a.finished_day) as day
          from student_progress s
          left join attempts a on a.student_id = s.student_id and a.status = 'finished'
         group by s.student_id) f
  left join (select student_id, max(earned_day) as day from points_ledger group by student_id) l
    on l.student_id = f.student_id
 where p.student_id = f.student_id;
