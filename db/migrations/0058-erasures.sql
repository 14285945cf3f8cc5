-- Who was erased, so that a database that was restored from an older copy can be compared with it (decision 48).

create table erased_accounts (
  -- Keyed hash of the account's number and of the moment at which it was made: it leads to nobody, and no other account has it.
  account_hash bytea primary key constraint erased_accounts_hash_is_sha256 check (octet_length(account_hash) = 32),
  erased_at timestamptz not null
);

-- Questions that learned from somebody who is erased: they learn again from the answers of the others.
create table questions_to_relearn (
  question_id bigint primary key constraint questions_to_relearn_question_fkey references questions on delete cascade
);
