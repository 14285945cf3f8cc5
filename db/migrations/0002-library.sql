-- Words that are typed with errors are found by their triples of letters.
create extension if not exists pg_trgm;

-- Passages with their questions. A version never changes once it is stored; an edit makes a new one.

create table passages (
  id bigint generated always as identity primary key,
  slug text not null constraint passages_slug_unique unique,
  use text not null constraint passages_use_known check (use in ('practice', 'pretest'))
);

create table passage_versions (
  id bigint generated always as identity primary key,
  passage_id bigint not null references passages on delete restrict,
  version integer not null constraint passage_versions_version_positive check (version > 0),
  -- sha-256 of the canonical content: the loader finds an unchanged file by it.
  content_hash bytea not null,
  level smallint not null constraint passage_versions_level_known check (level between 1 and 12),
  title text not null,
  -- The whole passage as it was checked: text, questions, options with roles, spans and rationales.
  content jsonb not null,
  created_at timestamptz not null,
  -- Offered to students; at most one version of a passage is.
  current boolean not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('simple'::regconfig, title), 'A')
    || setweight(to_tsvector('simple'::regconfig, coalesce(content ->> 'text', '')), 'C')
  ) stored,
  constraint passage_versions_numbered unique (passage_id, version)
);
create unique index passage_versions_one_current on passage_versions (passage_id) where current;

create index passage_versions_search on passage_versions using gin (search) where current;

-- Every word of what is offered, to find the one that somebody meant.
create table library_words (
  word text primary key
);
create index library_words_alike on library_words using gin (word gin_trgm_ops);

-- A question keeps its row, and what was learned about it, as long as its own content is the same.
create table questions (
  id bigint generated always as identity primary key,
  passage_id bigint not null references passages on delete restrict,
  content_hash bytea not null,
  constraint questions_content_unique unique (passage_id, content_hash)
);

create table answer_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete restrict,
  position smallint not null constraint answer_options_position_known check (position between 0 and 5),
  constraint answer_options_placed unique (question_id, position)
);

create table passage_version_questions (
  passage_version_id bigint not null references passage_versions on delete cascade,
  position smallint not null constraint passage_version_questions_position_known check (position >= 0),
  question_id bigint not null references questions on delete restrict,
  constraint passage_version_questions_pkey primary key (passage_version_id, position),
  constraint passage_version_questions_once unique (passage_version_id, question_id)
);

-- What the answers have taught about a question: difficulty and its variance, in logits, and sums for the report.
create table question_states (
  question_id bigint primary key references questions on delete cascade,
  difficulty double precision not null,
  variance double precision not null constraint question_states_variance_positive check (variance > 0),
  -- Counted answers, the right ones among them, and how many right ones were expected.
  answers integer not null default 0 constraint question_states_answers_counted check (answers >= 0),
  right_answers integer not null default 0 constraint question_states_right_counted
    check (right_answers between 0 and answers),
  expected_right double precision not null default 0,
  -- Sums over the counted answers of (ability - difficulty), its square, (right - expected) squared, and their product.
  distance double precision not null default 0,
  distance_squares double precision not null default 0,
  residual_squares double precision not null default 0,
  products double precision not null default 0,
  -- How often each option was chosen in counted answers, in the order of the options.
  chosen integer[] not null default '{}'
);
