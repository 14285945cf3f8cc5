-- Hand-offs of a session from one of our two domains to the other: a code that opens one session there, once, within a minute.
create table hand_offs (
  -- The session that is handed over, which has one code at a time. When it ends, so does the code.
  session_hash bytea constraint hand_offs_pkey primary key
    constraint hand_offs_session_hash_fkey references sessions on delete cascade,
  -- sha-256 of the code.
  code_hash bytea not null constraint hand_offs_code_unique unique
    constraint hand_offs_code_is_sha256 check (octet_length(code_hash) = 32),
  -- The domain that may take it.
  target text not null constraint hand_offs_target_known check (target in ('main', 'under-13')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint hand_offs_end_after_start check (expires_at > made_at)
);
