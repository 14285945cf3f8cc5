/** Levels of the log of browsers, 0 to 8 (spec section 9), named as in syslog, with one more for what only a developer wants. */
export const LOG_LEVELS = [
  'emergency',
  'alert',
  'critical',
  'error',
  'warning',
  'notice',
  'info',
  'debug',
  'trace',
] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The number of a level on the wire. */
export const numberOfLevel = (level: LogLevel): number => LOG_LEVELS.indexOf(level);
