import type { Figure, Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { UsageError } from '../../proving/usage-error.ts';
import { CODE_STUDENTS, guessClassCodes } from './class-codes.ts';
import { CROWD, logInACrowd } from './crowd.ts';
import { endSessions, sessionStudents } from './ended-sessions.ts';
import { FIXATION_STUDENTS, fixTokens } from './fixation.ts';
import { answeringStudents, floodWithLogins } from './flood.ts';
import { GUESSED_STUDENTS, guessAtAccounts } from './guesses.ts';
import { knownDeviceStudents, logInOnKnownDevices } from './known-devices.ts';
import { type LoginGround, openLoginGround } from './login-ground.ts';
import { countAgain, forgetCounts } from './login-queries.ts';
import { forgetDevices, openPlantedGround, type PlantedRoutes, refuseAddresses } from './planted-ground.ts';
import { besiegeSchool, siegeStudents } from './siege.ts';
import { accountsToTellApart, tellAccountsApart } from './telling-apart.ts';

interface Part {
  readonly run: (ground: LoginGround, options: ProofOptions) => Promise<Figure[]>;
  readonly students: (options: ProofOptions) => number;
  /** Its own planted defect; without one, the table of limits forgets. */
  readonly plant?: PlantedRoutes;
  /** Mostly waits: it goes on beside the parts after it. */
  readonly meanwhile?: true;
}

/** In this order: what is timed comes while nothing else is going on. */
const PARTS: Readonly<Record<string, Part>> = {
  guesses: { run: guessAtAccounts, students: () => GUESSED_STUDENTS },
  times: { run: tellAccountsApart, students: accountsToTellApart },
  crowd: { run: logInACrowd, students: ({ small }) => (small ? CROWD.small : CROWD.full) },
  devices: { run: logInOnKnownDevices, students: knownDeviceStudents, plant: forgetDevices },
  siege: { run: besiegeSchool, students: siegeStudents, plant: refuseAddresses },
  flood: { run: floodWithLogins, students: answeringStudents },
  fixation: { run: fixTokens, students: () => FIXATION_STUDENTS },
  sessions: { run: endSessions, students: sessionStudents, meanwhile: true },
  codes: { run: guessClassCodes, students: () => CODE_STUDENTS, meanwhile: true },
};

/** `--only=guesses,times`: these parts alone. */
function partsOf({ given }: ProofOptions): [string, Part][] {
  const only = given['only']?.split(',');
  const unknown = only?.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new UsageError(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}`);
  return Object.entries(PARTS).filter(([name]) => only?.includes(name) ?? true);
}

export const studentsOf = (options: ProofOptions): number =>
  partsOf(options).reduce((sum, [, part]) => sum + part.students(options), 0);

/** Nobody gets in by guessing, and nobody learns who is there; everybody else gets in. */
export const login: Proving = {
  defect:
    'the table of limits forgets, devices are not known again, an address with 600 wrong guesses is refused: each in its part',
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
  const running: Promise<Figure[]>[] = [];
  try {
    for (const [name, part] of partsOf(options)) {
      options.tell(`${name} …`);
      const run = options.plant ? runPlanted(part, ground, options) : part.run(ground, options);
      running.push(run);
      if (options.plant || !part.meanwhile) await run;
    }
    return { figures: (await Promise.all(running)).flat() };
  } finally {
    await Promise.allSettled(running);
  }
}

async function runPlanted(
  { run, plant }: Part,
  ground: LoginGround,
  options: ProofOptions,
): Promise<Figure[]> {
  if (!plant) return runForgetful(run, ground, options);
  const planted = await openPlantedGround(ground, plant);
  try {
    return await run(planted.ground, options);
  } finally {
    await planted.close();
  }
}

async function runForgetful(run: Part['run'], ground: LoginGround, options: ProofOptions): Promise<Figure[]> {
  const { pool } = ground.database;
  await forgetCounts(pool);
  try {
    return await run(ground, options);
  } finally {
    await countAgain(pool);
  }
}
