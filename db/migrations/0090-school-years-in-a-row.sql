-- What a student's school year comes to in one row for each class: the quizzes, and the answers to each skill. A list of many students reads one
-- row of each and not nine, and none of the quizzes that it counts. `student_skill_years` is read by an older release that still runs beside
-- this one, and written by no other; the release after this one drops it.
create table student_years (
  -- Of users: 0092 says so. While the table is filled, a reference would keep everybody from logging in.
  student_id bigint not null,
  epoch integer not null,
  -- Named by its first calendar year: 2026 is 15 August 2026 to 14 August 2027.
  school_year smallint not null,
  -- 0 for work of no class, as in the days.
  class_id bigint not null,
  quizzes integer not null,
  passed integer not null,
  -- Those whose passage was read: not too fast to count.
  quizzes_read integer not null,
  -- Five numbers of each skill, in the order of reports/core/skills-of-year.ts: answered, counted, right, expected and variance, as in the days.
  skills bigint[] not null,
  constraint student_years_pkey primary key (student_id, epoch, school_year, class_id),
  constraint student_years_counted check (passed between 0 and quizzes and quizzes_read between 0 and quizzes and quizzes > 0),
  constraint student_years_skills check (cardinality(skills) = 45 and array_position(skills, null) is null and 0 <= all (skills))
);

insert into student_years (student_id, epoch, school_year, class_id, quizzes, passed, quizzes_read, skills)
select d.student_id, d.epoch, d.school_year, d.class_id, d.quizzes, d.passed, d.quizzes_read,
       (select array_agg(f.figure order by s.place, f.part)
          from unnest(array['Vocab', 'Text Structure', 'Theme Tone', 'Central Idea', 'Supporting Details', 'Sequence',
                            'Inference', 'Argument & Evidence', 'Compare']) with ordinality as s (skill, place)
          left join student_skill_years y
            on y.student_id = d.student_id and y.epoch = d.epoch and y.school_year = d.school_year and y.class_id = d.class_id
           and y.skill = s.skill
         cross join lateral (values (1, coalesce(y.answered, 0)::bigint), (2, coalesce(y.counted, 0)::bigint),
                                    (3, coalesce(y.right_counted, 0)::bigint), (4, coalesce(y.expected, 0)),
                                    (5, coalesce(y.variance, 0))) as f (part, figure))
  from (select k.student_id, k.epoch, k.class_id,
               extract(year from date '1970-01-01' + k.day - interval '7 months 14 days')::smallint as school_year,
               sum(k.quizzes)::integer as quizzes, sum(k.passed)::integer as passed,
               sum(coalesce(k.quizzes_read, k.quizzes))::integer as quizzes_read
          from student_days k
         group by 1, 2, 3, 4) d;

-- Days in which an older release has not counted what was read.
insert into students_to_count (student_id)
select distinct student_id from student_days where quizzes_read is null
on conflict do nothing;
