-- People, their sessions, and the limits on guessing.

create table users (
  id bigint generated always as identity primary key,
  username text not null,
  -- Unicode-normalised and in small letters: the form under which a username is unique.
  username_key text not null constraint users_username_unique unique,
  role text not null constraint users_role_known check (role in ('student', 'teacher', 'admin')),
  register_as text not null default 'student'
    constraint users_register_as_known check (register_as in ('student', 'parent', 'teacher')),
  first_name text not null default '' constraint users_first_name_short check (length(first_name) <= 80),
  last_name text not null default '' constraint users_last_name_short check (length(last_name) <= 80),
  email text,
  password_hash text,
  -- Of a birth date only these two are kept.
  birth_year smallint constraint users_birth_year_sensible check (birth_year between 1900 and 2200),
  birth_month smallint constraint users_birth_month_sensible check (birth_month between 1 and 12),
  timezone text not null default 'America/New_York',
  country text,
  settings jsonb not null default '{}',
  ref text,
  locked_at timestamptz,
  -- A teacher sees the keys of the library's questions once an admin has approved them.
  keys_approved_at timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz,
  constraint users_birth_month_with_year check ((birth_year is null) = (birth_month is null)),
  constraint users_email_is_adults check (role <> 'student' or register_as = 'parent' or email is null)
);

create table sessions (
  -- sha-256 of the bearer token; the token itself is never stored.
  token_hash bytea primary key constraint sessions_hash_is_sha256 check (length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The absolute end; the idle end follows from last_seen_at.
  expires_at timestamptz not null,
  idle_seconds integer not null constraint sessions_idle_positive check (idle_seconds > 0),
  constraint sessions_end_after_start check (expires_at > created_at)
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

-- Counted events in fixed windows: logins, guesses, codes. Read and written by every server process.
create table limits (
  bucket text not null,
  window_start timestamptz not null,
  used integer not null constraint limits_used_positive check (used >= 0),
  ends_at timestamptz not null,
  constraint limits_pkey primary key (bucket, window_start)
);
create index limits_ends on limits (ends_at);
