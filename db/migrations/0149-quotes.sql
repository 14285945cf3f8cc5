-- Quotes that teachers asked for: what was offered, to whom, and until when. The PDF is drawn from it again.
create table quotes (
  id bigint generated always as identity,
  teacher_id bigint not null,
  school_name text not null,
  address text not null,
  contact_name text not null,
  contact_email text not null,
  -- Students, and the plan that has a seat for each.
  seats integer not null,
  plan text not null,
  term text not null,
  currency text not null,
  -- What one term costs, in cents. Null: it is agreed on with the operator.
  amount bigint,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint quotes_pkey primary key (id),
  constraint quotes_seats_positive check (seats > 0),
  constraint quotes_plan_known check (plan in ('small', 'medium', 'large', 'district')),
  constraint quotes_term_known check (term in ('monthly', 'annual')),
  constraint quotes_amount_of_plan check ((amount is null) = (plan = 'district')),
  constraint quotes_expire_after_made check (expires_at > made_at),
  constraint quotes_teacher_fkey foreign key (teacher_id) references users on delete cascade
);
create index quotes_of_teacher on quotes (teacher_id, id);
