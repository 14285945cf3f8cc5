import type { Log } from '#platform/services/server/services.ts';

interface Fault {
  /** What is wrong, such as "resource_missing". */
  readonly code?: string | undefined;
  /** The field that it is about. */
  readonly param?: string | undefined;
}

/** The provider does not answer, or not as its contract says. Whoever asks tries again later; nothing was paid by it. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble';
  /** The status of the answer; 0 where there was none. */
  readonly status: number;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(status: number, { code, param }: Fault = {}) {
    super('The provider of payments did not answer as it should.');
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** Whether it passes by itself. What the provider has refused, or has answered in another form, is for the operator to mend. */
export const passes = ({ status }: ProviderTrouble): boolean =>
  status === 0 || status === 429 || status >= 500;

/** Says in the log what the provider said: as an error what somebody has to mend. Its words are left out, because they may name people. */
export function logTrouble(log: Log, error: ProviderTrouble, during: string): void {
  const { status, code, param } = error;
  const words = `the provider of payments did not answer as it should: ${during}`;
  if (passes(error)) log.warn({ status }, words);
  else log.error({ status, code, param }, words);
}

/** Whether the provider does not know the customer, such as one of a trial run without money, or one that was deleted there. */
export const isCustomerMissing = (error: unknown): boolean =>
  error instanceof ProviderTrouble && error.code === 'resource_missing' && error.param === 'customer';
