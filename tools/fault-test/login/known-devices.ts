import { openClients } from '../../harness/client.ts';
import { count, none } from '../../harness/figures.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { insideWindow } from './fixed-window.ts';
import { dayOldTokens, logIn } from './login-calls.ts';
import type { LoginEnvironment } from './login-environment.ts';

const DAY_SECONDS = 86_400;
/** That this part takes at most. */
const WORK_SECONDS = 240;
/** More than an account has in a day for devices that it does not know. */
const WRONG_GUESSES = 120;
const STUDENTS = { small: 1, full: 5 };
const ADDRESSES = 100;
const CONCURRENCY = 16;
/** Checked without a delay on a device that has logged in before. */
const CHECKED_ON_DEVICE = 6;
const MORE_ON_DEVICE = 14;

export const knownDeviceStudents = ({ small }: RunOptions): number =>
  small ? STUDENTS.small : STUDENTS.full;

/** Others use up the guesses at an account; the device on which its student has logged in before goes on. */
export async function logInOnKnownDevices(
  environment: LoginEnvironment,
  options: RunOptions,
): Promise<Figure[]> {
  await insideWindow({ window: DAY_SECONDS, work: WORK_SECONDS }, options.onProgress);
  const students = environment.tests.take(knownDeviceStudents(options));
  return using(openClients(environment.origins, { first: 50_000, count: ADDRESSES }), async (clients) => {
    const { password } = environment.tests.school;
    const makeToken = await dayOldTokens(environment.tests.database.db);
    const tally = { shut: 0, refused: 0, looked: 0 };
    for (const { username } of students) {
      const deviceToken = makeToken();
      await logIn(clients.next(), username, password, deviceToken);
      await forEachConcurrently(Array.from({ length: WRONG_GUESSES }).keys(), CONCURRENCY, async (n) => {
        await logIn(clients.next(), username, `guess ${n}`);
      });
      if ((await logIn(clients.next(), username, password)).status === 429) tally.shut += 1;
      if ((await logIn(clients.next(), username, password, deviceToken)).status !== 200) tally.refused += 1;
      await forEachConcurrently(
        Array.from({ length: CHECKED_ON_DEVICE + MORE_ON_DEVICE }).keys(),
        CONCURRENCY,
        async (n) => {
          const { status } = await logIn(clients.next(), username, `guess ${n}`, deviceToken);
          if (status === 401) tally.looked += 1;
        },
      );
    }
    const checkedEach = tally.looked / students.length;
    return [
      count('accounts whose guesses others used up', tally.shut, { atLeast: students.length }),
      none('right logins refused on a device that had signed in before', tally.refused),
      count('wrong guesses in a row looked at on such a device', checkedEach, { atMost: CHECKED_ON_DEVICE }),
    ];
  });
}
