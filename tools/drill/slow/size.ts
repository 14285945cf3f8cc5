import type { ProofOptions } from '../../proving/proof.ts';
import type { SchoolStudent } from '../../proving/school.ts';
import type { Crowd, Pace } from './survive-trouble.ts';
import type { TroubleKind } from './troubles.ts';

/** How big a run is. */
export interface Size {
  readonly troubles: readonly (readonly [TroubleKind, seconds: number])[];
  readonly pace: Pace;
  readonly answersPerSecond: number;
  /** Students who answer in each trouble: nobody is asked for the next answer while one is on its way. */
  readonly answering: number;
}

const FULL: Size = {
  troubles: [
    ['slow', 30],
    ['frozen', 30],
    ['stopped', 30],
    ['gone', 30],
    // Shorter than a session is believed without a look (two minutes), so that one that ended meanwhile could still get in.
    ['silent', 12],
  ],
  pace: { before: 5, after: 12 },
  answersPerSecond: 100,
  answering: 1_200,
};
const SMALL: Size = {
  troubles: [
    ['gone', 1],
    ['frozen', 5.5],
  ],
  pace: { before: 0.5, after: 0.2 },
  answersPerSecond: 25,
  answering: 160,
};
/** Students who do something else. */
const ARRIVING = 60;
const LOOKING = 60;
const LEAVING = 20;
export const BYSTANDERS = ARRIVING + LOOKING + LEAVING;

/** `--only=gone,frozen` chooses among the troubles, `--seconds=5` sets their length, `--rate=50` the answers a second. */
export function sizeOf({ small, given }: Pick<ProofOptions, 'small' | 'given'>): Size {
  const usualSize = small ? SMALL : FULL;
  const size = { ...usualSize, answersPerSecond: Number(given['rate'] ?? usualSize.answersPerSecond) };
  const only = given['only']?.split(',');
  const seconds = given['seconds'] === undefined ? undefined : Number(given['seconds']);
  const known = [...size.troubles, ...FULL.troubles];
  const chosen = only
    ?.map((name) => known.find(([kind]) => kind === name))
    .filter((one) => one !== undefined);
  return {
    ...size,
    troubles: (chosen ?? size.troubles).map(([kind, usual]) => [kind, seconds ?? usual]),
  };
}

/** Who takes part in a trouble. @param place of the trouble among all on this school, from 0. */
export function crowdOf(
  students: readonly SchoolStudent[],
  { answering, answersPerSecond }: Size,
  place: number,
): Crowd {
  const first = BYSTANDERS + answering * place;
  return {
    arriving: students.slice(0, ARRIVING),
    looking: students.slice(ARRIVING, ARRIVING + LOOKING),
    leaving: students.slice(ARRIVING + LOOKING, BYSTANDERS),
    answering: students.slice(first, first + answering),
    answersPerSecond,
  };
}
