-- What a student does. Tables of student activity have student_id first in their key, so that they can be distributed.

create table student_progress (
  student_id bigint primary key references users on delete cascade,
  -- Counts up when a teacher resets the student; older work stays and belongs to an earlier epoch.
  epoch integer not null default 1 constraint student_progress_epoch_positive check (epoch > 0),
  pretest_status text not null default 'pretest_not_started'
    constraint student_progress_pretest_known
    check (pretest_status in ('pretest_not_started', 'pretest_in_progress', 'pretest_complete')),
  -- The six numbers of the estimate: mean and doubt in logits, the shown level, quizzes at it, two surprise counters.
  mean double precision not null,
  sd double precision not null constraint student_progress_sd_positive check (sd > 0),
  level smallint not null constraint student_progress_level_known check (level between 1 and 12),
  since integer not null constraint student_progress_since_counted check (since >= 0),
  surprise_up double precision not null default 0,
  surprise_down double precision not null default 0,
  -- How many pretests were begun; the passages of one carry its number.
  pretests integer not null default 0 constraint student_progress_pretests_counted check (pretests >= 0),
  initial_level smallint constraint student_progress_initial_known check (initial_level between 1 and 12),
  -- The sum of the ledger, written in the transaction that writes the ledger.
  total_points integer not null default 0 constraint student_progress_points_positive check (total_points >= 0),
  quizzes_taken integer not null default 0,
  quizzes_passed integer not null default 0 constraint student_progress_passed_counted
    check (quizzes_passed between 0 and quizzes_taken),
  last_quiz_at timestamptz,
  constraint student_progress_placed check ((pretest_status = 'pretest_complete') <= (initial_level is not null))
);

-- Questions learn from the answers of finished quizzes in batches; a batch is a boundary that can be replayed.
create table question_batches (
  id bigint generated always as identity primary key,
  learned_at timestamptz not null,
  attempts integer not null constraint question_batches_attempts_counted check (attempts > 0)
);

create table attempts (
  student_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  kind text not null constraint attempts_kind_known check (kind in ('pretest', 'practice')),
  status text not null constraint attempts_status_known check (status in ('open', 'finished', 'stopped')),
  epoch integer not null,
  -- Which pretest a passage belongs to; null in practice.
  pretest integer,
  passage_id bigint not null references passages on delete restrict,
  passage_version_id bigint not null references passage_versions on delete restrict,
  class_id bigint references classes on delete set null,
  -- The rules of the class and of the points when the quiz began; they hold until it ends.
  settings jsonb not null,
  -- Difficulty and variance of each question when the quiz began, [[b, v], …].
  question_states jsonb not null,
  question_count smallint not null constraint attempts_question_count_positive check (question_count > 0),
  answered smallint not null default 0,
  -- One letter an answer: r right, w wrong, R right but fast, W wrong and fast.
  marks text not null default '' constraint attempts_marks_known check (marks ~ '^[rwRW]*$'),
  started_at timestamptz not null,
  -- Time that the answers have used up: an answer may claim at most what has passed since.
  spent_until timestamptz not null,
  finished_at timestamptz,
  -- Day of the finish in the class's zone, days since 1970-01-01.
  finished_day integer,
  -- Days since the quiz before, as the estimate used them.
  gap_days double precision,
  state_before jsonb,
  state_after jsonb,
  reason jsonb,
  -- 70 % right and counted, by the rule of the quiz's day.
  passed boolean,
  points integer,
  -- The student's total right after this quiz.
  total_points_after integer,
  -- The batch in which the questions learned from these answers.
  batch_id bigint references question_batches on delete restrict,
  constraint attempts_pkey primary key (student_id, id),
  constraint attempts_answered_in_range check (answered between 0 and question_count),
  constraint attempts_pretest_numbered check ((kind = 'pretest') = (pretest is not null)),
  constraint attempts_marks_match check (length(marks) = answered),
  constraint attempts_learned_finished check (batch_id is null or status = 'finished'),
  constraint attempts_finished_whole check (
    (status = 'finished') = (finished_at is not null)
    and (status <> 'finished' or (answered = question_count and state_after is not null and finished_day is not null
      and passed is not null))
  )
);
-- One quiz at a time of each kind: a double click or a second tab finds the one that is open.
create unique index attempts_one_open on attempts (student_id, kind) where status = 'open';
create index attempts_id on attempts (id);
create index attempts_finished on attempts (student_id, finished_at desc, id desc) where status = 'finished';

create index attempts_to_learn on attempts (id) where status = 'finished' and batch_id is null;
create index attempts_learned on attempts (batch_id) where batch_id is not null;

-- Everything that ever moved a student, in order: any level can be recomputed from here and from the attempts.
create table progress_events (
  student_id bigint not null references users on delete cascade,
  -- From 1, without a gap.
  number integer not null constraint progress_events_numbered check (number > 0),
  kind text not null constraint progress_events_kind_known check (
    kind in ('started', 'pretest-reopened', 'pretest-passage', 'pretest-finished', 'quiz')
  ),
  attempt_id bigint,
  -- What the event needs besides its attempt: the grade of a start, the range of levels at the end of a pretest.
  detail jsonb not null default '{}',
  happened_at timestamptz not null,
  constraint progress_events_pkey primary key (student_id, number),
  constraint progress_events_attempt_fkey
    foreign key (student_id, attempt_id) references attempts (student_id, id) on delete cascade,
  constraint progress_events_attempt_named check ((kind in ('pretest-passage', 'quiz')) = (attempt_id is not null)),
  constraint progress_events_attempt_once unique (student_id, attempt_id)
);

create table answers (
  student_id bigint not null,
  attempt_id bigint not null,
  position smallint not null constraint answers_position_known check (position >= 0),
  question_id bigint not null references questions on delete restrict,
  option_id bigint not null references answer_options on delete restrict,
  is_right boolean not null,
  is_fast boolean not null,
  -- Seconds as the server accepted them, and as the client claimed them.
  seconds real not null constraint answers_seconds_positive check (seconds >= 0),
  claimed_seconds real not null constraint answers_claim_positive check (claimed_seconds >= 0),
  answered_at timestamptz not null,
  idempotency_key uuid not null,
  constraint answers_pkey primary key (student_id, attempt_id, position),
  constraint answers_key_once unique (student_id, idempotency_key),
  constraint answers_attempt_fkey foreign key (student_id, attempt_id) references attempts (student_id, id) on delete cascade
);

create table offers (
  student_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  -- The three of one choice share a number; the newest is the one on the table.
  round integer not null constraint offers_round_positive check (round > 0),
  slot smallint not null constraint offers_slot_known check (slot between 1 and 3),
  passage_id bigint not null references passages on delete restrict,
  created_at timestamptz not null,
  attempt_id bigint,
  constraint offers_pkey primary key (student_id, id),
  constraint offers_placed unique (student_id, round, slot),
  constraint offers_attempt_fkey foreign key (student_id, attempt_id) references attempts (student_id, id) on delete cascade
);

create table points_ledger (
  student_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  epoch integer not null,
  cause text not null constraint points_ledger_cause_known check (
    cause in ('right-answers', 'streaks', 'pass', 'perfect', 'honest-finish', 'pretest', 'weekly-goal', 'key-corrected', 'challenge',
      'essay', 'essay-good')
  ),
  points integer not null constraint points_ledger_points_given check (points > 0),
  attempt_id bigint,
  class_id bigint references classes on delete set null,
  earned_at timestamptz not null,
  -- Day in the class's zone, days since 1970-01-01.
  earned_day integer not null,
  constraint points_ledger_pkey primary key (student_id, id),
  constraint points_ledger_attempt_fkey foreign key (student_id, attempt_id) references attempts (student_id, id) on delete cascade,
  constraint points_ledger_attempt_named check ((cause in ('pretest', 'weekly-goal')) or attempt_id is not null)
);
-- A cause pays once: per quiz, per pretest of an epoch, per week (whose Monday is the day).
create unique index points_ledger_quiz_once on points_ledger (student_id, attempt_id, cause)
  where attempt_id is not null and cause not in ('key-corrected', 'challenge');
create unique index points_ledger_pretest_once on points_ledger (student_id, epoch) where cause = 'pretest';
create unique index points_ledger_week_once on points_ledger (student_id, epoch, earned_day) where cause = 'weekly-goal';

-- What must hold at any time, for every student; each row is a broken promise. Empty, always.
create view invariants as
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
  having max(e.number) <> count(*);
