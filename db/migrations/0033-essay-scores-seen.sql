-- A student is told of a score until they have looked at it.

alter table essays
  add column score_seen_at timestamptz,
  add constraint essays_seen_scored check (score_seen_at is null or score is not null);
