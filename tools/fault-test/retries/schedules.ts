import fc from 'fast-check';

/** Questions of the quiz that all students have open. */
export const QUESTIONS = 5;
/** Connections that one student's devices and tabs hold together. */
export const CONNECTIONS_OF_A_STUDENT = 5;

/** The same body again; or, under the same key, another option, another time, or the next question. */
export type Body = 'same' | 'other-option' | 'other-seconds' | 'next-question';

/** What happens to the connection: nothing; closed with part of the call sent; closed while the reply is awaited. */
export type Fate =
  | { readonly kind: 'kept' }
  | { readonly kind: 'half-sent'; readonly share: number }
  | { readonly kind: 'reply-lost'; readonly afterMs: number };

interface Sent {
  /** Milliseconds after the schedule begins. */
  readonly at: number;
  /** Which of the student's connections carries it. */
  readonly connection: number;
  readonly fate: Fate;
}
export interface SentAnswer extends Sent {
  readonly position: number;
  readonly body: Body;
}
export interface SentBeside extends Sent {
  /** For a challenge question, the position of its question. */
  readonly position: number;
  readonly body: 'same' | 'other';
}

/** What one student's devices send, and when: every copy, delay and change of order that a bad network makes. */
export interface Schedule {
  /** For each question which option is chosen, by its number, and the seconds that are claimed. */
  readonly options: readonly number[];
  readonly seconds: readonly number[];
  /** When each of two tabs begins to go through the quiz, in order and until it is finished; milliseconds. */
  readonly tabs: readonly number[];
  readonly answers: readonly SentAnswer[];
  readonly challenges: readonly SentBeside[];
  readonly essays: readonly SentBeside[];
  /** Presses of Start for the next quiz, each on one of the offers. */
  readonly starts: readonly SentBeside[];
}

/** Milliseconds: what a school's network delays. */
const LATEST_MS = 60;
/** Answers begin about so long after one another, in milliseconds, so that some copies are in order and some are not. */
const PACE_MS = 12;

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ kind: 'kept' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('half-sent' as const), share: fc.integer({ min: 0, max: 99 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reply-lost' as const),
      afterMs: fc.integer({ min: 0, max: 9 }),
    }),
  },
);
const sent = (latest: number) => ({
  at: fc.integer({ min: 0, max: latest }),
  connection: fc.integer({ min: 0, max: CONNECTIONS_OF_A_STUDENT - 1 }),
  fate,
});
const position = fc.integer({ min: 0, max: QUESTIONS - 1 });

const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('same' as const) },
  { weight: 2, arbitrary: fc.constant('next-question' as const) },
  { weight: 1, arbitrary: fc.constant('other-option' as const) },
  { weight: 1, arbitrary: fc.constant('other-seconds' as const) },
);
const answer: fc.Arbitrary<SentAnswer> = fc
  .record({ ...sent(LATEST_MS), position, body })
  .map((copy) => ({ ...copy, at: copy.position * PACE_MS + Math.floor(copy.at / 2) }));
const beside = (latest: number): fc.Arbitrary<SentBeside> =>
  fc.record({
    ...sent(latest),
    position,
    body: fc.oneof(
      { weight: 3, arbitrary: fc.constant('same' as const) },
      { weight: 1, arbitrary: fc.constant('other' as const) },
    ),
  });

const schedule: fc.Arbitrary<Schedule> = fc.record({
  options: fc.array(
    // Mostly the key, whatever its number is: points are at stake. −1 represents it.
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(-1) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }) },
    ),
    { minLength: QUESTIONS, maxLength: QUESTIONS },
  ),
  seconds: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: QUESTIONS, maxLength: QUESTIONS }),
  tabs: fc.array(fc.integer({ min: 0, max: LATEST_MS }), { minLength: 2, maxLength: 2 }),
  answers: fc.array(answer, { minLength: QUESTIONS, maxLength: 24, size: 'max' }),
  challenges: fc.array(beside(2 * LATEST_MS), { maxLength: 8, size: 'max' }),
  essays: fc.array(beside(2 * LATEST_MS), { maxLength: 4, size: 'max' }),
  starts: fc.array(beside(LATEST_MS / 4), { minLength: 2, maxLength: 5, size: 'max' }),
});

/** The same schedules for the same seed. */
export const makeSchedules = (seed: number, count: number): Schedule[] =>
  fc.sample(schedule, { seed, numRuns: count });
