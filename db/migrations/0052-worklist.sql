-- What a teacher put away from the list of the home page, with the state that it was in. A row stays away until it says more than that.

create table worklist_dismissals (
  teacher_id bigint not null constraint worklist_dismissals_teacher_fkey references users on delete cascade,
  -- What the row is about: "guessing:12" is who guesses in class 12.
  row_key text not null constraint worklist_dismissals_key_form check (row_key ~ '^[a-z-]+(:[0-9]{1,16})?$'),
  -- Who was in it and how far it had gone, by id: "5:1,8:2".
  state text not null,
  dismissed_at timestamptz not null,
  constraint worklist_dismissals_pkey primary key (teacher_id, row_key),
  constraint worklist_dismissals_state_short check (octet_length(state) <= 12000)
);
