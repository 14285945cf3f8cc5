-- What comes beside the questions of a quiz: "which sentence shows this?" and the short essay.

alter table attempts
  -- When the student first opened the results: until then its challenge questions can be answered.
  add column results_opened_at timestamptz;

create table challenge_answers (
  student_id bigint not null,
  attempt_id bigint not null,
  -- The question after whose right answer it was asked.
  position smallint not null constraint challenge_answers_position_known check (position >= 0),
  -- The chosen sentence of the passage, from 1.
  sentence smallint not null constraint challenge_answers_sentence_known check (sentence > 0),
  is_right boolean not null,
  answered_at timestamptz not null,
  constraint challenge_answers_pkey primary key (student_id, attempt_id, position),
  constraint challenge_answers_attempt_fkey
    foreign key (student_id, attempt_id) references attempts (student_id, id) on delete cascade
);

-- The question that an essay answers; it has no options.
alter table passage_versions
  add column essay_question_id bigint references questions on delete restrict;

-- One short essay for a quiz whose class includes it.
create table essays (
  student_id bigint not null,
  attempt_id bigint not null,
  question_id bigint not null references questions on delete restrict,
  class_id bigint references classes on delete set null,
  status text not null constraint essays_status_known check (status in ('open', 'submitted', 'skipped')),
  text text not null default '' constraint essays_text_short check (length(text) <= 10000),
  -- Words that are not copied from the passage.
  own_words integer not null default 0 constraint essays_own_words_counted check (own_words >= 0),
  seconds real not null default 0 constraint essays_seconds_positive check (seconds >= 0),
  submitted_at timestamptz,
  -- By the passage's rubric.
  score smallint constraint essays_score_known check (score between 0 and 4),
  comment text not null default '' constraint essays_comment_short check (length(comment) <= 2000),
  scored_by bigint references users on delete set null,
  scored_at timestamptz,
  constraint essays_pkey primary key (student_id, attempt_id),
  constraint essays_attempt_fkey
    foreign key (student_id, attempt_id) references attempts (student_id, id) on delete cascade,
  constraint essays_submitted_when check ((status = 'submitted') = (submitted_at is not null)),
  constraint essays_scored_whole check ((score is null) = (scored_at is null) and (score is null or status = 'submitted'))
);
create index essays_of_class on essays (class_id, submitted_at desc) where status = 'submitted';
