-- What people wrote to the person who runs the service, from the contact page.
create table contact_inquiries (
  id bigint generated always as identity,
  -- From the page: the same one sent twice is kept once.
  inquiry_key uuid not null,
  -- Who wrote it; null for somebody who was not logged in.
  user_id bigint,
  name text not null,
  -- Where to answer; empty where somebody who was logged in gave none.
  email text not null,
  text text not null,
  written_at timestamptz not null,
  -- Somebody has dealt with it.
  done_at timestamptz,
  constraint contact_inquiries_pkey primary key (id),
  constraint contact_inquiries_key_unique unique (inquiry_key),
  constraint contact_inquiries_name_short check (length(name) <= 80),
  constraint contact_inquiries_email_short check (length(email) <= 254),
  constraint contact_inquiries_text_short check (length(text) between 1 and 4000),
  constraint contact_inquiries_can_be_answered check (user_id is not null or email <> ''),
  constraint contact_inquiries_user_fkey foreign key (user_id) references users on delete cascade
);
create index contact_inquiries_of_user on contact_inquiries (user_id) where user_id is not null;
