import {
  type Figure,
  inEnvironment,
  type Outcome,
  type ReportedRun,
  type RunOptions,
  using,
} from '../../harness/report.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { UsageError } from '../../harness/usage-error.ts';
import { discloseAccounts, disclosureAccounts } from './account-disclosure.ts';
import { guessCodesFromBlock } from './block-codes.ts';
import { CODE_STUDENTS, guessClassCodes } from './class-codes.ts';
import { CROWD, logInACrowd } from './crowd.ts';
import { logInByEmail } from './email-logins.ts';
import { endSessions, sessionStudents } from './ended-sessions.ts';
import {
  type FaultyRoutes,
  faultyServer,
  forgetDevices,
  nameByEmail,
  refuseAddresses,
} from './faulty-server.ts';
import { FIXATION_STUDENTS, fixTokens } from './fixation.ts';
import { answeringStudents, floodWithLogins } from './flood.ts';
import { GUESSED_STUDENTS, guessAtAccounts } from './guesses.ts';
import { knownDeviceStudents, logInOnKnownDevices } from './known-devices.ts';
import { type LoginEnvironment, openLoginEnvironment } from './login-environment.ts';
import { countAgain, forgetCounts } from './login-queries.ts';
import { loadSharedAddress, mixedLoadStudents } from './mixed-login-load.ts';

interface Part {
  readonly run: (environment: LoginEnvironment, options: RunOptions) => Promise<Figure[]>;
  readonly students: (options: RunOptions) => number;
  /** Its own injected fault; without one, the table of limits forgets. */
  readonly injectFault?: FaultyRoutes;
  /** Mostly waits: it goes on beside the parts after it. */
  readonly meanwhile?: true;
}

/** In this order: what is timed comes while nothing else is going on. */
const PARTS: Readonly<Record<string, Part>> = {
  guesses: { run: guessAtAccounts, students: () => GUESSED_STUDENTS },
  times: { run: discloseAccounts, students: disclosureAccounts },
  email: { run: logInByEmail, students: () => 0, injectFault: nameByEmail },
  crowd: { run: logInACrowd, students: ({ small }) => (small ? CROWD.small : CROWD.full) },
  devices: { run: logInOnKnownDevices, students: knownDeviceStudents, injectFault: forgetDevices },
  'mixed-load': { run: loadSharedAddress, students: mixedLoadStudents, injectFault: refuseAddresses },
  flood: { run: floodWithLogins, students: answeringStudents },
  fixation: { run: fixTokens, students: () => FIXATION_STUDENTS },
  sessions: { run: endSessions, students: sessionStudents, meanwhile: true },
  codes: { run: guessClassCodes, students: () => CODE_STUDENTS, meanwhile: true },
  blocks: { run: guessCodesFromBlock, students: () => 0 },
};

/** `--only=guesses,times`: these parts alone. */
function partsOf({ given }: RunOptions): [string, Part][] {
  const only = given['only']?.split(',');
  const unknown = only?.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new UsageError(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}`);
  return Object.entries(PARTS).filter(([name]) => only?.includes(name) ?? true);
}

export const studentsOf = (options: RunOptions): number =>
  partsOf(options).reduce((sum, [, part]) => sum + part.students(options), 0);

/** Guessing lets no attacker in and reveals no account, and all students with their passwords get in. */
export const login: ReportedRun & RunInEnvironment<LoginEnvironment> = {
  faultDescription:
    'the table of limits forgets, an email is looked up among all accounts, devices are not known again, an address with 600 wrong guesses is refused: each in its part',
  ...inEnvironment((options) => openLoginEnvironment(options, studentsOf(options)), runOn),
};

async function runOn(environment: LoginEnvironment, options: RunOptions): Promise<Outcome> {
  const running: Promise<Figure[]>[] = [];
  try {
    for (const [name, part] of partsOf(options)) {
      options.onProgress(`${name} …`);
      const run = options.injectFault
        ? runWithFault(part, environment, options)
        : part.run(environment, options);
      running.push(run);
      if (options.injectFault || !part.meanwhile) await run;
    }
    return { figures: (await Promise.all(running)).flat() };
  } finally {
    await Promise.allSettled(running);
  }
}

async function runWithFault(
  { run, injectFault }: Part,
  environment: LoginEnvironment,
  options: RunOptions,
): Promise<Figure[]> {
  if (injectFault)
    return using(faultyServer(environment, injectFault), (server) =>
      run({ ...environment, ...server }, options),
    );
  const { pool } = environment.tests.database;
  await forgetCounts(pool);
  try {
    return await run(environment, options);
  } finally {
    await countAgain(pool);
  }
}
