import { DatabaseBusy } from '#platform/db/server/deadline-pool.ts';
import { DeadlinePassed } from '#platform/deadline/server/deadline.ts';
import type { CommonErrorCode } from '#platform/endpoint/contract/problem.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { refusedFields } from './check-request.ts';

/** PostgreSQL's classes of trouble that pass by themselves: connection, resources, intervention, system; time-outs. */
const PASSING = /^(08|53|57|58|55P03|40001|40P01)/;
/** What the driver says without a code. */
const BROKEN_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool|is not queryable|has been discarded/;
const NODE_NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH)/;

const isDatabaseTrouble = (error: Error & { code?: unknown }): boolean =>
  error instanceof DeadlinePassed ||
  error instanceof DatabaseBusy ||
  (typeof error.code === 'string' && (PASSING.test(error.code) || NODE_NETWORK.test(error.code))) ||
  BROKEN_CONNECTION.test(error.message);

/**
 * PostgreSQL takes no NUL: not in a text (22021), not as an escape in JSON (22P05). Nor half of a character in JSON (22P02).
 * Nobody types either.
 */
const UNSTORABLE: readonly unknown[] = ['22021', '22P05', '22P02'];
const isUnstorable = (error: Error & { code?: unknown }): boolean => UNSTORABLE.includes(error.code);

const BY_STATUS: Readonly<Record<number, CommonErrorCode>> = {
  400: 'invalid-request',
  413: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** What a caller learns of anything that was thrown; what is not known is our fault. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const errors = refusedFields(error);
  if (errors.length > 0) return refuse('invalid-request', { errors });
  if (!(error instanceof Error)) return refuse('server-error');
  if (isUnstorable(error)) return refuse('invalid-request');
  if (isDatabaseTrouble(error)) return refuse('unavailable');
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return refuse(BY_STATUS[status] ?? (status < 500 ? 'invalid-request' : 'server-error'));
}
