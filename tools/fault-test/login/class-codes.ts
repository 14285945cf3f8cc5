import { addressOf, type Client, openClients } from '../../harness/client.ts';
import { count, milliseconds, none } from '../../harness/figures.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { CONNECTIONS, DELAYED, guessCodes } from './guess-codes.ts';
import type { LoginEnvironment } from './login-environment.ts';
import { selectCode } from './login-queries.ts';

const CODES = 360;
/** Below what one account may send in ten minutes. */
const CODES_PER_STUDENT = 20;

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
  options: RunOptions,
): Promise<Figure[]> {
  const students = tests.take(CODE_STUDENTS);
  return using(openClients(origins, { count: CONNECTIONS, address: addressOf(9_200) }), async (clients) => {
    const tryCode = (number: number, classCode: string) =>
      join(clients.at(number), students[Math.floor(number / CODES_PER_STUDENT)]?.token, classCode);
    const { checked } = await guessCodes({ name: 'class codes', codes: CODES, tryCode }, options);
    const right = await selectCode(tests.database.pool, tests.school.classIds[0] ?? 0);
    const newcomer = await lookUp(clients.at(0), right);
    const began = performance.now();
    const here = await join(clients.at(0), students.at(-1)?.token, right);
    const past = performance.now() - began;
    const there = await using(openClients(origins, { count: 1, first: 9_201 }), (elsewhere) =>
      join(elsewhere.at(0), students.at(-2)?.token, right),
    );
    return [
      count('class codes tried from one address', CODES),
      count('of these looked at', checked),
      milliseconds('what the next code from there waits', newcomer.milliseconds, DELAYED),
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
  });
}
