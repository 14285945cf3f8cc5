-- The sums of the answers of a day are those of its skills: they join what the view promises of the quizzes of a day.
create or replace view invariants as
  with questions as materialized (
    select v.id as version_id, v.level, (asked.place - 1)::smallint as position,
           asked.question ->> 'skill' as skill, asked.question ->> 'target' as target
      from passage_versions v
     cross join lateral jsonb_array_elements(v.content -> 'questions') with ordinality as asked (question, place)
  )
  select 'total is the sum of the ledger' as promise, p.student_id,
         p.total_points::text || ' <> ' || coalesce(sum(l.points), 0)::text as detail
    from student_progress p
    left join points_ledger l on l.student_id = p.student_id and l.epoch <= p.epoch
   group by p.student_id, p.total_points
  having p.total_points <> coalesce(sum(l.points), 0)
  union all
  select 'points of a quiz are its ledger rows', a.student_id, 'attempt ' || a.id::text
    from attempts a
    left join points_ledger l
      on l.student_id = a.student_id and l.attempt_id = a.id and l.cause not in ('pretest', 'weekly-goal', 'challenge', 'essay', 'essay-good')
   where a.status = 'finished' and a.kind = 'practice'
   group by a.student_id, a.id, a.points
  having a.points is distinct from coalesce(sum(l.points), 0)
  union all
  select 'marks of an attempt are its answers', a.student_id, 'attempt ' || a.id::text
    from attempts a
    left join lateral (
      select coalesce(string_agg(
               case when n.is_right then case when n.is_fast then 'R' else 'r' end
                    else case when n.is_fast then 'W' else 'w' end end, '' order by n.position), '') as marks
        from answers n where n.student_id = a.student_id and n.attempt_id = a.id
    ) n on true
   where a.marks <> n.marks
  union all
  select 'quizzes taken are the finished attempts', p.student_id,
         p.quizzes_taken::text || ' <> ' || count(a.id)::text
    from student_progress p
    left join attempts a
      on a.student_id = p.student_id and a.status = 'finished' and a.kind = 'practice' and a.epoch = p.epoch
   group by p.student_id, p.quizzes_taken
  having p.quizzes_taken <> count(a.id)
  union all
  select 'every finished attempt is an event', a.student_id, 'attempt ' || a.id::text
    from attempts a
    left join progress_events e on e.student_id = a.student_id and e.attempt_id = a.id
   where (a.status = 'finished') <> (e.number is not null)
  union all
  select 'events are numbered without a gap', e.student_id, max(e.number)::text || ' <> ' || count(*)::text
    from progress_events e
   group by e.student_id
  having max(e.number) <> count(*)
  union all
  select 'an open attempt is of the epoch that runs', a.student_id, 'attempt ' || a.id::text
    from attempts a
    join student_progress p on p.student_id = a.student_id
   where a.status = 'open' and a.epoch <> p.epoch
  union all
  select 'kept days are the quizzes', f.student_id,
         'epoch ' || f.epoch::text || ', day ' || f.day::text || ', level ' || f.level::text
    from (select k.student_id, k.epoch, k.day, coalesce(c.id, 0) as class_id, k.level,
                 k.quizzes, k.passed, k.quizzes_read, k.points, k.milliseconds,
                 k.quizzes - k.quizzes_summed as unsummed, k.answered, k.counted, k.right_counted, k.expected::bigint, k.variance::bigint
            from student_days k left join classes c on c.id = k.class_id
          union all
          select a.student_id, a.epoch, a.finished_day, coalesce(a.class_id, 0), v.level, -1, -a.passed::integer,
                 -- As quiz/server/was-read-queries.ts says it.
                 -(not (a.fast_answers > a.question_count * 0.3
                        and 2 * (length(a.marks) - length(replace(a.marks, 'r', ''))) < a.question_count))::integer,
                 -coalesce(a.points, 0), 0, 0, 0, 0, 0, 0, 0
            from attempts a join passage_versions v on v.id = a.passage_version_id
           where a.status = 'finished' and a.kind = 'practice'
          union all
          select k.student_id, k.epoch, k.day, coalesce(c.id, 0), k.level, 0, 0, 0, 0, -k.milliseconds,
                 0, -k.answered, -k.counted, -k.right_counted, -k.expected, -k.variance
            from student_skill_days k left join classes c on c.id = k.class_id) f
   where not exists (select from students_to_count w where w.student_id = f.student_id)
   group by f.student_id, f.epoch, f.day, f.class_id, f.level
  having sum(f.quizzes) <> 0 or sum(f.passed) <> 0 or sum(f.quizzes_read) <> 0 or sum(f.points) <> 0 or sum(f.milliseconds) <> 0
      or sum(f.unsummed) <> 0 or sum(f.answered) <> 0 or sum(f.counted) <> 0 or sum(f.right_counted) <> 0 or sum(f.expected) <> 0
      or sum(f.variance) <> 0
  union all
  select 'kept skills are the answers', f.student_id,
         'epoch ' || f.epoch::text || ', day ' || f.day::text || ', level ' || f.level::text || ', ' || f.skill || ', ' || f.target
    from (select k.student_id, k.epoch, k.day, coalesce(c.id, 0) as class_id, k.level, k.skill, k.target,
                 k.answered, k.counted, k.right_counted, k.milliseconds
            from student_skill_days k left join classes c on c.id = k.class_id
          union all
          select a.student_id, a.epoch, a.finished_day, coalesce(a.class_id, 0), q.level, q.skill, q.target, -1,
                 -(not n.is_fast)::integer, -(n.is_right and not n.is_fast)::integer,
                 -round(n.seconds::double precision * 1000)::bigint
            from attempts a
            join answers n on n.student_id = a.student_id and n.attempt_id = a.id
            join questions q on q.version_id = a.passage_version_id and q.position = n.position
           where a.status = 'finished' and a.kind = 'practice') f
   where not exists (select from students_to_count w where w.student_id = f.student_id)
   group by f.student_id, f.epoch, f.day, f.class_id, f.level, f.skill, f.target
  having sum(f.answered) <> 0 or sum(f.counted) <> 0 or sum(f.right_counted) <> 0 or sum(f.milliseconds) <> 0
  union all
  select 'kept school years are their days', f.student_id, 'epoch ' || f.epoch::text || ', ' || f.school_year::text
    from (select k.student_id, k.epoch, k.school_year::integer, k.class_id, k.quizzes, k.passed, k.quizzes_read
            from student_years k
          union all
          -- A school year begins on 15 August.
          select k.student_id, k.epoch, extract(year from date '1970-01-01' + k.day - interval '7 months 14 days')::integer,
                 k.class_id, -k.quizzes, -k.passed, -k.quizzes_read
            from student_days k) f
   where not exists (select from students_to_count w where w.student_id = f.student_id)
   group by f.student_id, f.epoch, f.school_year, f.class_id
  having sum(f.quizzes) <> 0 or sum(f.passed) <> 0 or sum(f.quizzes_read) <> 0
  union all
  select 'kept skills of school years are those of their days', f.student_id,
         'epoch ' || f.epoch::text || ', ' || f.school_year::text || ', number ' || f.place::text
    from (select k.student_id, k.epoch, k.school_year::integer, k.class_id, kept.place, kept.figure
            from student_years k
           cross join lateral unnest(k.skills) with ordinality as kept (figure, place)
          union all
          select k.student_id, k.epoch, extract(year from date '1970-01-01' + k.day - interval '7 months 14 days')::integer, k.class_id,
                 -- As reports/core/skills-of-year.ts has them.
                 5 * (array_position(array['Vocab', 'Text Structure', 'Theme Tone', 'Central Idea', 'Supporting Details', 'Sequence',
                                           'Inference', 'Argument & Evidence', 'Compare'], k.skill) - 1) + part.place,
                 -part.figure
            from student_skill_days k
           cross join lateral (values (1, k.answered::bigint), (2, k.counted::bigint), (3, k.right_counted::bigint),
                                      (4, k.expected), (5, k.variance)) as part (place, figure)) f
   where not exists (select from students_to_count w where w.student_id = f.student_id)
   group by f.student_id, f.epoch, f.school_year, f.class_id, f.place
  having sum(f.figure) <> 0;
