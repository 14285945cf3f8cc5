-- Essays and answers to challenge questions carry a key, as answers do; a challenge question can be left for good.

alter table challenge_answers
  -- Null for what was answered before keys were sent.
  add column idempotency_key uuid,
  -- Null when the question was left: its place in the text was asked for instead.
  alter column sentence drop not null,
  add constraint challenge_answers_key_once unique (student_id, idempotency_key),
  add constraint challenge_answers_left_wrong check (sentence is not null or not is_right);

alter table essays
  -- Under which it was handed in or left out; null before.
  add column idempotency_key uuid,
  add constraint essays_key_once unique (student_id, idempotency_key);
