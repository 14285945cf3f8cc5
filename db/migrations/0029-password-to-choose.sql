-- Somebody else gave a password: its person chooses their own at the next login.

alter table users add column must_change_password boolean not null default false;
