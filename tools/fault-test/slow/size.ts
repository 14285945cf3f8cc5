import type { RunOptions } from '../../harness/report.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import type { FaultKind } from './database-fault.ts';
import type { Crowd, Phases } from './survive-fault.ts';

/** How big a run is. */
export interface Size {
  readonly faults: readonly (readonly [FaultKind, seconds: number])[];
  readonly phases: Phases;
  readonly answersPerSecond: number;
  /** Students who answer during each fault: none sends the next answer while one is on its way. */
  readonly answering: number;
}

const FULL: Size = {
  faults: [
    ['slow', 30],
    ['frozen', 30],
    ['stopped', 30],
    ['gone', 30],
    // Shorter than a session is believed without a look (two minutes), so that one that ended meanwhile could still get in.
    ['silent', 12],
  ],
  phases: { beforeSeconds: 5, afterSeconds: 12 },
  answersPerSecond: 100,
  answering: 1_200,
};
const SMALL: Size = {
  faults: [
    ['gone', 1],
    ['frozen', 5.5],
  ],
  phases: { beforeSeconds: 0.5, afterSeconds: 0.2 },
  answersPerSecond: 25,
  answering: 160,
};
/** Students who do something else. */
const ARRIVING = 60;
const LOOKING = 60;
const LEAVING = 20;
export const BYSTANDERS = ARRIVING + LOOKING + LEAVING;

/** `--only=gone,frozen` chooses among the faults, `--seconds=5` sets their length, `--rate=50` the answers a second. */
export function sizeOf({ small, given }: Pick<RunOptions, 'small' | 'given'>): Size {
  const usualSize = small ? SMALL : FULL;
  const size = { ...usualSize, answersPerSecond: Number(given['rate'] ?? usualSize.answersPerSecond) };
  const only = given['only']?.split(',');
  const seconds = given['seconds'] === undefined ? undefined : Number(given['seconds']);
  const known = [...size.faults, ...FULL.faults];
  const chosen = only
    ?.map((name) => known.find(([kind]) => kind === name))
    .filter((fault) => fault !== undefined);
  return {
    ...size,
    faults: (chosen ?? size.faults).map(([kind, usual]) => [kind, seconds ?? usual]),
  };
}

/** The students who take part in a fault. */
export const crowdOf = (
  bystanders: readonly SchoolStudent[],
  answering: readonly SchoolStudent[],
  { answersPerSecond }: Size,
): Crowd => ({
  arriving: bystanders.slice(0, ARRIVING),
  looking: bystanders.slice(ARRIVING, ARRIVING + LOOKING),
  leaving: bystanders.slice(ARRIVING + LOOKING, BYSTANDERS),
  answering,
  answersPerSecond,
});
