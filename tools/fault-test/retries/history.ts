/** An answer as a student intended it: equal ones are copies of each other. */
export interface IntendedAnswer {
  readonly position: number;
  readonly key: string;
  readonly optionId: number;
  readonly seconds: number;
}

/** The reply. `lost`: it may have acted. `never`: it cannot have acted, it was not sent whole. */
export type AnswerResult =
  | { readonly kind: 'saved'; readonly text: string }
  /** The position that is expected instead. */
  | { readonly kind: 'not-next'; readonly expected: number }
  | { readonly kind: 'key-reused' }
  /** No quiz is open any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'never' };

/** One call with its beginning and end, in milliseconds of one clock. */
export interface AnswerCall extends IntendedAnswer {
  readonly began: number;
  readonly ended: number;
  readonly result: AnswerResult;
}

export const isSameAnswer = (one: IntendedAnswer, other: IntendedAnswer): boolean =>
  one.key === other.key &&
  one.position === other.position &&
  one.optionId === other.optionId &&
  one.seconds === other.seconds;
