import type pg from 'pg';

/** Each named invariant of the log of browsers, with a change that it must refuse. */
export const ILLEGAL_CLIENT_LOG: Readonly<Record<string, string>> = {
  client_log_entry_unique: `insert into client_log (entry_hash, level, words, details, page, version, times, first_at, last_at)
    select entry_hash, 3, 'a', '', '/', '', 1, now(), now() from client_log limit 1`,
  client_log_entry_is_sha256: "update client_log set entry_hash = '\\x00'",
  client_log_level_known: 'update client_log set level = 9',
  client_log_words_short: "update client_log set words = ''",
  client_log_details_short: "update client_log set details = repeat('x', 301)",
  client_log_page_short: "update client_log set page = ''",
  client_log_version_short: "update client_log set version = repeat('x', 61)",
  client_log_counted: 'update client_log set times = 0',
  client_log_last_after_first: "update client_log set last_at = first_at - interval '1 second'",
};

/** A script that failed once. */
export const insertLogEntry = (pool: pg.Pool) =>
  pool.query(
    `insert into client_log (entry_hash, level, words, details, page, version, times, first_at, last_at)
     values (sha256('a'), 3, 'a script failed', '', '/', '', 1, now(), now())`,
  );
