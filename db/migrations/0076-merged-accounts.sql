-- A child with two accounts: a teacher joins them. One account is kept and has the work of both; the other is closed for as long as
-- it names the one that is kept.
alter table users add column joined_to bigint constraint users_joined_to_fkey references users on delete set null;
alter table users add constraint users_joined_to_another check (joined_to <> id);
create index users_joined on users (joined_to) where joined_to is not null;

-- What was moved, so that each row goes back to the account that it came from. The row goes with an undo.
create table account_merges (
  -- The account that is closed.
  student_id bigint not null constraint account_merges_student_fkey references users on delete cascade,
  kept_id bigint not null constraint account_merges_kept_fkey references users on delete cascade,
  class_id bigint constraint account_merges_class_fkey references classes on delete set null,
  merged_by bigint constraint account_merges_merged_by_fkey references users on delete set null,
  merged_at timestamptz not null,
  -- Whether the level of the closed account goes on, because the other one had none.
  leads boolean not null,
  -- The epoch of the kept account in which the work counts that was of the present epoch before. What was of another one is in an
  -- epoch that is smaller by the shift.
  counted_epoch integer not null,
  epoch_shift integer not null,
  -- The numbers of the pretests that were moved are greater by so many.
  pretest_offset integer not null,
  -- Where the events that were moved begin among those of the kept account, and how many they are.
  first_event integer not null,
  events integer not null,
  -- Attempts and rows of the ledger that were moved.
  attempts bigint[] not null,
  ledger bigint[] not null,
  -- Attempts that stand for an activity no more, because one of the kept account does, each beside its activity.
  parted_attempts bigint[] not null,
  parted_activities bigint[] not null,
  -- Attempts that were open and that the merge ended.
  stopped_attempts bigint[] not null,
  -- Versions of passages whose highlights were moved.
  marked_versions bigint[] not null,
  -- Activities that were set to the kept account, whose pretests it took, competitions that it came to read in, and classes that it came into,
  -- by the merge.
  activities bigint[] not null,
  asked_activities bigint[] not null,
  competitions bigint[] not null,
  classes bigint[] not null,
  -- The row of the closed account before, as far as the merge changed it; null where there was none.
  joined_epoch integer,
  joined_pretest_status text,
  joined_initial_level smallint,
  joined_counted integer,
  -- The row of the kept account before, as far as an undo cannot work it out.
  kept_epoch integer not null,
  kept_pretest_status text not null,
  kept_initial_level smallint,
  kept_counted integer,
  kept_last_quiz_at timestamptz,
  constraint account_merges_pkey primary key (student_id),
  constraint account_merges_of_two check (kept_id <> student_id),
  constraint account_merges_events_counted check (first_event > 0 and events >= 0),
  constraint account_merges_parted_paired check (cardinality(parted_attempts) = cardinality(parted_activities))
);
create index account_merges_kept on account_merges (kept_id, merged_at);
