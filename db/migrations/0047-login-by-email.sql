-- A grown-up may log in by e-mail: each such login looks it up.
create index users_email on users (lower(email)) where email is not null;
