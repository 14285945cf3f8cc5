-- A file of its own: what was added is locked while it is added alone, and not while all rows are looked at.
alter table student_days validate constraint student_days_summed;
alter table student_days validate constraint student_days_all_sums;
alter table student_days validate constraint student_days_answers;
alter table student_days validate constraint student_days_expected;

insert into students_to_count (student_id)
select distinct student_id from student_days
on conflict do nothing;
