import type { RunOptions } from '../../harness/report.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';

export const PARTS = ['sessions', 'guesses', 'stops', 'correction'] as const;
export type Part = (typeof PARTS)[number];

export interface ProcessesPlan {
  readonly parts: ReadonlySet<Part>;
  /** Logins and logouts across the servers. */
  readonly sessions: number;
  /** How often a server is stopped, and how often it is killed. */
  readonly stops: number;
  /** Answers a second meanwhile. */
  readonly rate: number;
}

const FULL: ProcessesPlan = { parts: new Set(PARTS), sessions: 40, stops: 6, rate: 300 };
/** Without a correction: the servers look for one every 30 s. */
const SMALL: ProcessesPlan = {
  parts: new Set(['sessions', 'guesses', 'stops'] as const),
  sessions: 4,
  stops: 1,
  rate: 40,
};

/** Options: `--rate=300`, `--stops=6`, `--only=sessions,guesses,stops,correction`. */
export function planOf({ small, given }: Pick<RunOptions, 'small' | 'given'>): ProcessesPlan {
  const usual = small ? SMALL : FULL;
  const only = given['only']?.split(',');
  return {
    ...usual,
    parts: only === undefined ? usual.parts : new Set(PARTS.filter((part) => only.includes(part))),
    stops: Number(given['stops'] ?? usual.stops),
    rate: Number(given['rate'] ?? usual.rate),
  };
}

/** Seconds that a stop takes with the calm around it and the start after it, at most. */
const SECONDS_A_STOP = 15;
const QUESTIONS = 5;
/** Looks for a correction, one a second. */
const LOOKS = 200;

const stoppedStudents = ({ stops, rate }: ProcessesPlan) =>
  Math.ceil(((stops + 1) * SECONDS_A_STOP * rate) / QUESTIONS);

export const studentsFor = (plan: ProcessesPlan): number =>
  plan.sessions + 1 + 2 * stoppedStudents(plan) + (plan.parts.has('correction') ? LOOKS : 0);

/** The students of each part: no open quiz is used twice. */
export function castOf({ students }: Pick<School, 'students'>, plan: ProcessesPlan) {
  const many = stoppedStudents(plan);
  const all = [...students];
  return {
    sessions: all.splice(0, plan.sessions),
    guessed: all.splice(0, 1),
    stopped: all.splice(0, many),
    killed: all.splice(0, many),
    correction: all,
  } satisfies Record<string, readonly SchoolStudent[]>;
}
