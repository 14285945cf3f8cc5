-- Devices that have signed in to an account: they keep guesses of their own when others have used up those of the account.

create table login_devices (
  user_id bigint not null references users on delete cascade,
  -- sha-256 of the device's random token; the token itself is kept by the device alone.
  device_hash bytea not null constraint login_devices_hash_is_sha256 check (octet_length(device_hash) = 32),
  made_at timestamptz not null,
  last_at timestamptz not null,
  -- Wrong guesses in a row, and when the next one is looked at; null after a right one.
  wrong integer not null default 0 constraint login_devices_wrong_counted check (wrong >= 0),
  next_try_at timestamptz,
  constraint login_devices_pkey primary key (user_id, device_hash)
);
