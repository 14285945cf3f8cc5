-- Challenge questions are paid so often a day: one that was found after that gives no points.

alter table challenge_answers
  add column unpaid boolean not null default false,
  add constraint challenge_answers_unpaid_found check (is_right or not unpaid);
