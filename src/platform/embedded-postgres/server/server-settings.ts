/** PostgreSQL settings by name, such as `{ shared_buffers: '128MB' }`. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * For one small server. fsync and synchronous_commit are named so that no reader takes them for an oversight: what was
 * acknowledged survives a power cut.
 */
export const DEFAULT_SETTINGS: ServerSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_wal_size: '1GB',
  min_wal_size: '80MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // English words: the supervisor waits for one sentence of the log, and errors are explained by it.
  lc_messages: 'C',
  // What a statement did wrong is reported to its caller; the log would repeat the values of people's data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
  log_destination: 'stderr',
  logging_collector: 'off',
};

/** Settings as arguments of `postgres`. */
export function settingArguments(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
