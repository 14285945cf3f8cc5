-- What the library was last loaded from. A start that finds the same files need not read them again: parsing them takes
-- seconds, and students wait for them after a crash.
create table library_source (
  -- One row at most.
  only_row boolean primary key default true constraint library_source_one_row check (only_row),
  -- sha-256 of the files and of the form that the program reads them in.
  fingerprint bytea not null constraint library_source_fingerprint_is_sha256 check (length(fingerprint) = 32)
);
