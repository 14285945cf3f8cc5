-- The key under which a student's unsent answers are kept on a shared device.

alter table users
  -- Handed to the student at each login and kept in session storage only: without a login, what stands on the device is unreadable.
  add column outbox_key bytea constraint users_outbox_key_long check (octet_length(outbox_key) = 32);
