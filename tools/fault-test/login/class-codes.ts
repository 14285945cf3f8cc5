import { makeClassCode } from '#features/classes/core/class-code.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { addressOf, type Client, openClients } from '../../harness/client.ts';
import { count, milliseconds, none } from '../../harness/figures.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import type { Figure, RunOptions } from '../../harness/report.ts';
import { insideWindow } from './fixed-window.ts';
import type { LoginEnvironment } from './login-environment.ts';
import { selectCode } from './login-queries.ts';

/** As join-class.ts counts wrong codes of an address. */
const WINDOW_SECONDS = 3_600;
const WORK_SECONDS = 120;
/** After so many wrong codes each try is delayed. */
const DELAY_MS = 1_000;
/** What a clock may be off. */
const CLOCK_TOLERANCE_MS = 50;
const CODES = 360;
/** Below what one account may send in ten minutes. */
const CODES_PER_STUDENT = 20;
const CONNECTIONS = 8;

/** Students who guess, and two who know a right code. */
export const CODE_STUDENTS = CODES / CODES_PER_STUDENT + 2;

/** The status of one try. */
const join = async (client: Client, token: string | undefined, classCode: string): Promise<number> =>
  (await client.call({ method: 'POST', path: 'reading/joinClass', token, body: { classCode } })).status;

/** The same for a look-up before there is an account. */
const lookUp = async (client: Client, classCode: string) =>
  client.call({ method: 'POST', path: 'welcome/findClass', body: { classCode } });

/** Class codes guessed from one address, with as many accounts as it takes. */
export async function guessClassCodes(
  { tests, origins }: LoginEnvironment,
  { seed, onProgress }: RunOptions,
): Promise<Figure[]> {
  await insideWindow({ window: WINDOW_SECONDS, work: WORK_SECONDS }, onProgress);
  const random = seededBy(`class codes ${seed}`);
  const below = (end: number) => Math.floor(random() * end);
  const students = tests.take(CODE_STUDENTS);
  const clients = openClients(origins, { count: CONNECTIONS, address: addressOf(9_200) });
  const elsewhere = openClients(origins, { count: 1, first: 9_201 });
  let checked = 0;
  try {
    await forEachConcurrently(Array.from({ length: CODES }).keys(), CONNECTIONS, async (number) => {
      const student = students[Math.floor(number / CODES_PER_STUDENT)];
      const status = await join(clients.at(number), student?.token, makeClassCode(below));
      if (status === 404) checked += 1;
      else if (status !== 429) throw new Error(`A class code was answered ${status}.`);
    });
    const right = await selectCode(tests.database.pool, tests.school.classIds[0] ?? 0);
    const newcomer = await lookUp(clients.at(0), right);
    const began = performance.now();
    const here = await join(clients.at(0), students.at(-1)?.token, right);
    const past = performance.now() - began;
    const there = await join(elsewhere.at(0), students.at(-2)?.token, right);
    return [
      count('class codes tried from one address', CODES),
      count('of these looked at', checked),
      milliseconds('what the next code from there waits', newcomer.milliseconds, {
        gate: { atLeast: DELAY_MS - CLOCK_TOLERANCE_MS },
      }),
      // Judged by what the newcomer waited in the same run, which also pays for a slow machine.
      milliseconds('what a student who is logged in waits there', past, {
        gate: { atMost: newcomer.milliseconds },
      }),
      none(
        'right codes refused there after that',
        [newcomer.status, here].filter((status) => status !== 200).length,
      ),
      none('right codes refused elsewhere', there === 200 ? 0 : 1),
    ];
  } finally {
    await Promise.all([clients.close(), elsewhere.close()]);
  }
}
