-- A teacher lets a student start over: a new epoch of the student begins, and what was found out before is kept here for as long as
-- the reset can be undone. The row stays and says that there was a reset; an undo takes it away.
create table progress_resets (
  student_id bigint not null constraint progress_resets_student_fkey references users on delete cascade,
  -- The epoch that began with the reset.
  epoch integer not null,
  class_id bigint constraint progress_resets_class_fkey references classes on delete set null,
  reset_by bigint constraint progress_resets_reset_by_fkey references users on delete set null,
  reset_at timestamptz not null,
  -- The number of the event that the reset wrote.
  event_number integer not null,
  -- Points that a row of the ledger took; 0 where points stayed.
  points_taken integer not null default 0,
  -- Attempts that were open and that the reset ended.
  stopped_attempts bigint[] not null,
  -- The student's row before, as far as the reset changed it.
  pretest_status text not null,
  initial_level smallint,
  mean double precision not null,
  sd double precision not null,
  level smallint not null,
  since integer not null,
  surprise_up double precision not null,
  surprise_down double precision not null,
  quizzes_taken integer not null,
  quizzes_passed integer not null,
  counted_answers integer,
  constraint progress_resets_pkey primary key (student_id, epoch),
  constraint progress_resets_epoch_later check (epoch > 1),
  constraint progress_resets_points_counted check (points_taken >= 0),
  constraint progress_resets_began check (pretest_status in ('pretest_in_progress', 'pretest_complete'))
);
-- The resets that a class can undo.
create index progress_resets_of_class on progress_resets (class_id, reset_at);

-- A reset may take points, and its undo gives them back; nothing else is ever negative.
alter table points_ledger drop constraint points_ledger_cause_known;
alter table points_ledger add constraint points_ledger_cause_known check (cause in (
  'right-answers', 'streaks', 'pass', 'perfect', 'honest-finish', 'pretest', 'weekly-goal', 'key-corrected', 'challenge',
  'essay', 'essay-good', 'reset'));
alter table points_ledger drop constraint points_ledger_attempt_named;
alter table points_ledger add constraint points_ledger_attempt_named check (
  case when cause = 'reset' then attempt_id is null else cause in ('pretest', 'weekly-goal') or attempt_id is not null end);
alter table points_ledger drop constraint points_ledger_points_given;
alter table points_ledger add constraint points_ledger_points_given check (points > 0 or (cause = 'reset' and points <> 0));

create or replace view invariants as
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
   where a.status = 'open' and a.epoch <> p.epoch;
