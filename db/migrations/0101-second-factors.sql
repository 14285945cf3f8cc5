-- The second step of a login (decision 76): a code of an app on a telephone.
create table second_factors (
  user_id bigint primary key constraint second_factors_user_id_fkey references users on delete cascade,
  -- What the app makes its codes of, locked with a key of this installation; null until a code of it was typed.
  secret bytea,
  confirmed_at timestamptz,
  -- The last half minute of which a code was taken: none before it is taken again.
  last_step bigint,
  -- A new one whose app has shown no code yet.
  pending_secret bytea,
  pending_at timestamptz,
  constraint second_factors_confirmed_secret check ((secret is null) = (confirmed_at is null)),
  constraint second_factors_pending_secret check ((pending_secret is null) = (pending_at is null)),
  constraint second_factors_some_secret check (secret is not null or pending_secret is not null)
);

-- Codes that somebody wrote down, each for one login without the telephone. A used one is deleted.
create table recovery_codes (
  user_id bigint not null constraint recovery_codes_user_id_fkey references users on delete cascade,
  code_hash bytea not null constraint recovery_codes_hash_is_sha256 check (octet_length(code_hash) = 32),
  constraint recovery_codes_pkey primary key (user_id, code_hash)
);

-- Logins whose first step was right. What is kept of each is the hash; it opens nothing but the second step, once.
create table login_challenges (
  challenge_hash bytea primary key constraint login_challenges_hash_is_sha256 check (octet_length(challenge_hash) = 32),
  user_id bigint not null constraint login_challenges_user_id_fkey references users on delete cascade,
  -- sha-256 of what was stored of the password then: when that has changed meanwhile, the login begins anew.
  password_mark bytea constraint login_challenges_mark_is_sha256 check (octet_length(password_mark) = 32),
  -- Who said who it is, where it was not the password.
  provider text constraint login_challenges_provider_known check (provider in ('google', 'school')),
  tries smallint not null default 0 constraint login_challenges_tries_counted check (tries >= 0),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint login_challenges_end_after_start check (expires_at > made_at)
);
create index login_challenges_expires on login_challenges (expires_at);
create index login_challenges_user on login_challenges (user_id);
