import type { CommonErrorCode } from '../contract/problem.ts';

/** One refused field, as it goes into the problem's `errors`. */
export interface RefusedField {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

interface Details {
  /** Instead of the sentence in the contract. */
  readonly detail?: string;
  readonly errors?: readonly RefusedField[];
  /** The members that the contract's `extra` announces. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number;
}

/** A named "no" of a use case: an outcome, not an exception. */
export class Refusal<Code extends string = string> {
  readonly code: Code;
  readonly details: Details;
  constructor(code: Code, details: Details) {
    this.code = code;
    this.details = details;
  }
}

export const refuse = <Code extends string>(code: Code, details: Details = {}): Refusal<Code> =>
  new Refusal(code, details);

/** For an object that is missing and for one of another person: a caller cannot distinguish them. */
export const notFound = (): Refusal<'not-found'> => refuse('not-found');

export type CommonRefusal = Refusal<CommonErrorCode>;
