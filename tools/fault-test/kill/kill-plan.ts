import { DATABASE_KINDS, type DatabaseKind } from '../../harness/database-kind.ts';
import type { RunOptions } from '../../harness/report.ts';
import type { Victim } from './victims.ts';

/** How much is killed under which load. */
export interface KillPlan {
  readonly small: boolean;
  readonly kills: Readonly<Record<Victim, number>>;
  /** Answers a second. */
  readonly rate: number;
  /** Between an acknowledged answer and the next kill: at least, and up to so many more. */
  readonly calmMs: number;
  readonly moreMs: number;
}

/** docs/trust.md: 20 times the server, 10 times the database, at 300 answers a second. */
const FULL: KillPlan = {
  small: false,
  kills: { server: 20, supervisor: 10, database: 10 },
  rate: 300,
  calmMs: 1_000,
  moreMs: 2_000,
};

const SMALL: KillPlan = {
  small: true,
  kills: { server: 1, supervisor: 0, database: 1 },
  rate: 40,
  calmMs: 500,
  moreMs: 200,
};

/** Options: `--rate=300`, `--server-kills=20`, `--supervisor-kills=10`, `--database-kills=10`. */
export function planOf({ small, given }: Pick<RunOptions, 'small' | 'given'>): KillPlan {
  const usual = small ? SMALL : FULL;
  const number = (name: string, otherwise: number) => Number(given[name] ?? otherwise);
  return {
    ...usual,
    rate: number('rate', usual.rate),
    kills: {
      server: number('server-kills', usual.kills.server),
      supervisor: number('supervisor-kills', usual.kills.supervisor),
      database: number('database-kills', usual.kills.database),
    },
  };
}

/** Both, unless one is asked for; the small form takes the separate server, which starts sooner. */
export const kindsOf = ({
  small,
  database,
}: Pick<RunOptions, 'small' | 'database'>): readonly DatabaseKind[] =>
  DATABASE_KINDS.filter((kind) => kind === (database ?? (small ? 'separate' : kind)));

/** Only the embedded database has a supervisor of ours. */
export const killsOn = (kind: DatabaseKind, { kills }: KillPlan): KillPlan['kills'] =>
  kind === 'embedded' ? kills : { ...kills, supervisor: 0 };

/** That a kill takes with the calm around it, at most. */
const SECONDS_PER_KILL = 9;
const QUESTIONS = 5;

/** Enough students for every answer: each has one open quiz. Option `--students=5000` for a slow machine. */
export function studentsFor(options: Pick<RunOptions, 'small' | 'given'>): number {
  const { kills, rate } = planOf(options);
  if (options.given['students'] !== undefined) return Number(options.given['students']);
  const all = kills.server + kills.supervisor + kills.database;
  return Math.ceil(((all + 1) * SECONDS_PER_KILL * rate) / QUESTIONS);
}
