-- The link by which a person who forgot the password chooses a new one; one for each account, the newest.

create table password_links (
  user_id bigint primary key constraint password_links_user_id_fkey references users on delete cascade,
  -- sha-256 of the link's random token; the token itself is in the mail alone.
  token_hash bytea not null constraint password_links_hash_is_sha256 check (octet_length(token_hash) = 32),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint password_links_end_after_start check (expires_at > made_at)
);
