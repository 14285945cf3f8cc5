-- Mail: what the service writes to people, kept until it is sent and for thirty days after.

create table mails (
  id bigint generated always as identity primary key,
  -- Part of the Message-ID, the same in every try: whoever receives a mail twice can drop the second one.
  message_key uuid not null constraint mails_message_key_unique unique,
  -- Whom it is for. Their export holds address, subject and content; with them all of it is erased. Another account that shares the
  -- address may be named in the content, which is gone after thirty days in any case.
  user_id bigint constraint mails_user_id_fkey references users on delete cascade,
  to_address text not null constraint mails_address_short check (length(to_address) between 3 and 254),
  subject text not null constraint mails_subject_short check (length(subject) between 1 and 200),
  -- Heading, paragraphs and buttons, from which the text and the HTML part are made.
  content jsonb not null constraint mails_content_object check (jsonb_typeof(content) = 'object'),
  -- The secret ends of its links; wiped as soon as nobody needs them, and never exported.
  secrets jsonb constraint mails_secrets_list check (jsonb_typeof(secrets) = 'array'),
  -- Waiting: to be sent. Kept: no mail server was set when it was written, so it is never sent.
  state text not null constraint mails_state_known check (state in ('waiting', 'sent', 'given-up', 'kept')),
  created_at timestamptz not null,
  -- From then on it is of no use: no longer tried, and its secrets are wiped.
  ends_at timestamptz not null constraint mails_end_after_start check (ends_at > created_at),
  -- When it may be claimed: for the next try, or because the process that claimed it has not been heard of.
  next_try_at timestamptz,
  tries integer not null default 0 constraint mails_tries_counted check (tries >= 0),
  -- The claim under which it is being sent.
  lease_id uuid,
  -- Claims that ended without a word: it may have been sent then.
  unclear integer not null default 0 constraint mails_unclear_counted check (unclear >= 0),
  last_error text constraint mails_error_short check (length(last_error) <= 300),
  -- When it was sent or given up.
  ended_at timestamptz,
  constraint mails_waiting_has_next_try check ((state = 'waiting') = (next_try_at is not null)),
  constraint mails_over_when check ((state in ('sent', 'given-up')) = (ended_at is not null)),
  constraint mails_over_without_secrets check (state in ('waiting', 'kept') or secrets is null),
  constraint mails_leased_while_waiting check (state = 'waiting' or lease_id is null)
);
create index mails_due on mails (next_try_at) where state = 'waiting';
create index mails_created on mails (created_at);
create index mails_user on mails (user_id) where user_id is not null;
