/** A command line that a run cannot read, in one sentence for the person who typed it. */
export class UsageError extends TypeError {}

/** Whether the error is about the command line: ours, or that of Node's own reader of options. */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
