import type { Figure, Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { UsageError } from '../../proving/usage-error.ts';
import { CODE_STUDENTS, guessClassCodes } from './class-codes.ts';
import { CROWD, logInACrowd } from './crowd.ts';
import { endSessions, sessionStudents } from './ended-sessions.ts';
import { FIXATION_STUDENTS, fixTokens } from './fixation.ts';
import { answeringStudents, floodWithLogins } from './flood.ts';
import { guessAtAccounts } from './guesses.ts';
import { type LoginGround, openLoginGround } from './login-ground.ts';
import { countAgain, forgetCounts } from './login-queries.ts';
import { spray } from './spraying.ts';
import { accountsToTellApart, tellAccountsApart } from './telling-apart.ts';

interface Part {
  readonly run: (ground: LoginGround, options: ProofOptions) => Promise<Figure[]>;
  readonly students: (options: ProofOptions) => number;
  /** Not in the small form: looking at six hundred passwords takes too long there. */
  readonly long?: true;
  /** Mostly waits: it goes on beside the parts after it. */
  readonly meanwhile?: true;
}

/** In this order: what is timed comes while nothing else is going on. */
const PARTS: Readonly<Record<string, Part>> = {
  guesses: { run: guessAtAccounts, students: () => 1 },
  times: { run: tellAccountsApart, students: accountsToTellApart },
  crowd: { run: logInACrowd, students: ({ small }) => (small ? CROWD.small : CROWD.full) },
  spraying: { run: spray, students: () => 0, long: true },
  flood: { run: floodWithLogins, students: answeringStudents },
  fixation: { run: fixTokens, students: () => FIXATION_STUDENTS },
  sessions: { run: endSessions, students: sessionStudents, meanwhile: true },
  codes: { run: guessClassCodes, students: () => CODE_STUDENTS, meanwhile: true },
};

/** `--only=guesses,times`: these parts alone. */
function partsOf({ small, given }: ProofOptions): [string, Part][] {
  const only = given['only']?.split(',');
  const unknown = only?.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new UsageError(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}`);
  return Object.entries(PARTS).filter(([name, { long }]) => only?.includes(name) ?? !(small && long));
}

export const studentsOf = (options: ProofOptions): number =>
  partsOf(options).reduce((sum, [, part]) => sum + part.students(options), 0);

/** Nobody gets in by guessing, and nobody learns who is there; everybody else gets in. */
export const login: Proving = {
  defect: 'the table of limits forgets: whatever it counts stays at one',
  async run(options) {
    const { seed, database } = options;
    const ground = await openLoginGround({ seed, students: studentsOf(options), database });
    try {
      return await runLogin(ground, options);
    } finally {
      await ground.close();
    }
  },
};

/** The same on a ground that is there already. */
export async function runLogin(ground: LoginGround, options: ProofOptions): Promise<Outcome> {
  const { pool } = ground.database;
  const running: Promise<Figure[]>[] = [];
  if (options.plant) await forgetCounts(pool);
  try {
    for (const [name, { run, meanwhile }] of partsOf(options)) {
      options.tell(`${name} …`);
      const part = run(ground, options);
      running.push(part);
      if (!meanwhile) await part;
    }
    return { figures: (await Promise.all(running)).flat() };
  } finally {
    await Promise.allSettled(running);
    if (options.plant) await countAgain(pool);
  }
}
