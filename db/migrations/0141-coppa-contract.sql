-- What teachers agree to before children under 13 use the service, each time in the words of one version, and who has agreed to which.
create table coppa_contracts (
  version integer constraint coppa_contracts_pkey primary key
    constraint coppa_contracts_version_counted check (version > 0),
  -- Paragraphs with an empty line between them. A version that is published never changes.
  words text not null constraint coppa_contracts_words_short check (length(words) between 1 and 20000),
  published_at timestamptz not null,
  published_by bigint constraint coppa_contracts_published_by references users on delete set null
);

create table coppa_acceptances (
  teacher_id bigint not null constraint coppa_acceptances_teacher references users on delete cascade,
  version integer not null constraint coppa_acceptances_version references coppa_contracts on delete restrict,
  -- For which school: the one that the teacher had chosen then, whether or not somebody had confirmed it.
  school_id bigint constraint coppa_acceptances_school references schools on delete set null,
  accepted_at timestamptz not null,
  constraint coppa_acceptances_pkey primary key (teacher_id, version)
);
create index coppa_acceptances_newest on coppa_acceptances (accepted_at desc, teacher_id);
