/** An answer as it was meant: equal ones are copies of each other. */
export interface Meant {
  readonly position: number;
  readonly key: string;
  readonly optionId: number;
  readonly seconds: number;
}

/** What came back. `lost`: nobody knows whether it acted. `never`: it cannot have acted, it was not sent whole. */
export type Told =
  | { readonly kind: 'saved'; readonly text: string }
  /** The position that is expected instead. */
  | { readonly kind: 'not-next'; readonly expected: number }
  | { readonly kind: 'key-reused' }
  /** No quiz is open any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'never' };

/** One call with its beginning and end, in milliseconds of one clock. */
export interface AnswerCall extends Meant {
  readonly began: number;
  readonly ended: number;
  readonly told: Told;
}

export const sameMeant = (one: Meant, other: Meant): boolean =>
  one.key === other.key &&
  one.position === other.position &&
  one.optionId === other.optionId &&
  one.seconds === other.seconds;
