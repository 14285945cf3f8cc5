-- Keys that turned out wrong. A question's key is that of its newest correction, else the one in its content.

create table key_corrections (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete restrict,
  option_id bigint not null references answer_options on delete restrict,
  -- What is told to those who look at the question again.
  reason text not null constraint key_corrections_reason_given check (length(reason) between 1 and 500),
  -- Null: by the command on the server's own machine.
  corrected_by bigint references users on delete set null,
  corrected_at timestamptz not null,
  -- When every answer to the question had been scored again.
  scored_at timestamptz,
  constraint key_corrections_scored_after check (scored_at >= corrected_at)
);
create index key_corrections_question on key_corrections (question_id, id desc);
create index key_corrections_waiting on key_corrections (corrected_at) where scored_at is null;

-- What a correction changed for a student, written in the transaction that changed it.
create table rescored_students (
  student_id bigint not null references users on delete cascade,
  correction_id bigint not null references key_corrections on delete cascade,
  attempts integer not null constraint rescored_students_attempts_counted check (attempts > 0),
  -- Points that were added; none are ever taken.
  points integer not null constraint rescored_students_points_given check (points >= 0),
  level_before smallint not null,
  level_after smallint not null,
  constraint rescored_students_pkey primary key (student_id, correction_id)
);
create index rescored_students_correction on rescored_students (correction_id);

-- Teachers who have read the note about a correction.
create table key_corrections_seen (
  teacher_id bigint not null references users on delete cascade,
  correction_id bigint not null references key_corrections on delete cascade,
  seen_at timestamptz not null,
  constraint key_corrections_seen_pkey primary key (teacher_id, correction_id)
);
