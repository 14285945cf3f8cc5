-- What an administrator types before the first second step of the login is set up: the operator gets it by a command, so that who has found
-- out the password alone sets up nothing.
create table second_step_codes (
  user_id bigint constraint second_step_codes_pkey primary key
    constraint second_step_codes_user references users on delete cascade,
  code_hash bytea not null constraint second_step_codes_hash_is_sha256 check (octet_length(code_hash) = 32),
  expires_at timestamptz not null
);

-- When the person of a session last typed the password, or a code; null while that was at its beginning.
alter table sessions add column proved_at timestamptz;

-- A login whose reply was lost is finished again with the same key and the same code, and uses up no second one. Null while it waits.
alter table login_challenges add column finish_key bytea
  constraint login_challenges_finish_is_sha256 check (octet_length(finish_key) = 32);
