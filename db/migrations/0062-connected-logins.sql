-- Logging in by way of Google or the school's identity provider (OpenID Connect).

-- Who has connected which account there. Of it, the provider's own name is kept and nothing else.
create table identities (
  issuer text not null constraint identities_issuer_short check (length(issuer) between 1 and 500),
  subject text not null constraint identities_subject_short check (length(subject) between 1 and 255),
  user_id bigint not null constraint identities_user_id_fkey references users on delete cascade,
  connected_at timestamptz not null,
  -- An account there opens one account here, and an account here one there of each provider.
  constraint identities_pkey primary key (issuer, subject),
  constraint identities_one_of_issuer unique (user_id, issuer)
);

-- Logins that are on their way: the browser is at the provider. Each comes back once, within ten minutes, to the browser that began it.
create table provider_logins (
  -- sha-256 of what the browser keeps; all that goes to the provider follows from that.
  binding_hash bytea primary key constraint provider_logins_hash_is_sha256 check (octet_length(binding_hash) = 32),
  provider text not null constraint provider_logins_provider_known check (provider in ('google', 'school')),
  -- Who is connecting an account; null for a login.
  user_id bigint constraint provider_logins_user_id_fkey references users on delete cascade,
  -- sha-256 of what is stored of the password that they gave: when that has changed meanwhile, nothing is connected.
  password_mark bytea constraint provider_logins_mark_is_sha256 check (octet_length(password_mark) = 32),
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  constraint provider_logins_end_after_start check (expires_at > begun_at),
  constraint provider_logins_mark_of_person check ((user_id is null) = (password_mark is null))
);
create index provider_logins_expires on provider_logins (expires_at);

-- By which provider the person of a session logged in; null for the password.
alter table sessions
  add column provider text constraint sessions_provider_known check (provider in ('google', 'school'));
