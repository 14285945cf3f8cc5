-- What went wrong in browsers: equal entries together. Nothing in it says whose browser it was.
create table client_log (
  id bigint generated always as identity,
  -- sha-256 of level, words, details, page and version.
  entry_hash bytea not null,
  -- 0 to 8, the gravest first.
  level smallint not null,
  words text not null,
  details text not null,
  -- The path of a page, without ids.
  page text not null,
  -- Of the page's first script.
  version text not null,
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint client_log_pkey primary key (id),
  constraint client_log_entry_unique unique (entry_hash),
  constraint client_log_entry_is_sha256 check (octet_length(entry_hash) = 32),
  constraint client_log_level_known check (level between 0 and 8),
  constraint client_log_words_short check (length(words) between 1 and 300),
  constraint client_log_details_short check (length(details) <= 300),
  constraint client_log_page_short check (length(page) between 1 and 300),
  constraint client_log_version_short check (length(version) <= 60),
  constraint client_log_counted check (times > 0),
  constraint client_log_last_after_first check (last_at >= first_at)
);
create index client_log_of_last_at on client_log (last_at);
