import type { RunOptions } from '../../harness/report.ts';
import { UsageError } from '../../harness/usage-error.ts';

/** Within which time all students start: minutes, or seconds; and multiples of the peak. */
export const WAVES = ['minutes', 'seconds', 'overload'] as const;
export type Wave = (typeof WAVES)[number];

/** How big a run is. */
export interface Plan {
  readonly seed: number;
  readonly students: number;
  readonly waves: readonly Wave[];
  /** In which all students press Start, in milliseconds. */
  readonly within: { readonly minutes: number; readonly seconds: number };
  /** After all are logged in, in milliseconds. */
  readonly hold: number;
  /** Between two answers of a student, in milliseconds. */
  readonly answerEvery: number;
  /** Quizzes that a student reads at most. */
  readonly quizzes: number;
  /** Whether a quiz is open from before, or each chooses one. */
  readonly open: boolean;
  /** Whether a login may be put off in the minutes too, where other work runs on the machine. */
  readonly patient: boolean;
  /** Of each step of the overload, in milliseconds. */
  readonly step: number;
}

const FULL = {
  students: 10_000,
  waves: WAVES,
  within: { minutes: 300_000, seconds: 5_000 },
  hold: 60_000,
  answerEvery: 30_000,
  quizzes: Number.POSITIVE_INFINITY,
  open: false,
  patient: false,
  step: 15_000,
};

const SMALL = {
  students: 120,
  waves: ['minutes'],
  within: { minutes: 2_000, seconds: 500 },
  hold: 10_000,
  answerEvery: 600,
  quizzes: 1,
  open: true,
  patient: true,
  step: 2_000,
} as const;

/** @throws UsageError on an option that says nothing known. */
export function planOf({ seed, small, given }: RunOptions): Plan {
  const base = small ? SMALL : FULL;
  const { students, seconds, wave } = given;
  return {
    ...base,
    seed,
    students: numberOf('students', students, base.students),
    waves: wave === undefined ? base.waves : [oneOf('wave', wave, WAVES)],
    within: { ...base.within, minutes: numberOf('seconds', seconds, base.within.minutes / 1000) * 1000 },
  };
}

function numberOf(name: string, text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (!(value > 0)) throw new UsageError(`--${name}=${text}: a number above 0 is needed`);
  return value;
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((value) => value === text);
  if (found === undefined) throw new UsageError(`--${name}=${text}: one of ${known.join(', ')} is needed`);
  return found;
}
