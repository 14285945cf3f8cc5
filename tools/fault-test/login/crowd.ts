import { addressOf, openClients } from '../../harness/client.ts';
import { count, none, seconds } from '../../harness/figures.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { logIn } from './login-calls.ts';
import type { LoginEnvironment } from './login-environment.ts';

export const CROWD = { small: 60, full: 2_000 };
const CONNECTIONS = 40;
/** One in so many mistypes the password first. */
const MISTYPE_INTERVAL = 10;
/** The one address of a school. */
const ADDRESS = addressOf(9_100);
/** For all of them together. */
const LONGEST_SECONDS = 300;

/** A whole school logs in behind one address; some mistype first. */
export async function logInACrowd(
  { tests, origins }: LoginEnvironment,
  { small }: RunOptions,
): Promise<Figure[]> {
  const students = tests.take(small ? CROWD.small : CROWD.full);
  return using(openClients(origins, { count: CONNECTIONS, address: ADDRESS }), async (clients) => {
    let blocked = 0;
    const began = performance.now();
    await forEachConcurrently(students.entries(), CONNECTIONS, async ([n, { username }]) => {
      if (n % MISTYPE_INTERVAL === 0) await logIn(clients.at(n), username, 'otter rivr 27');
      const { status } = await logIn(clients.at(n), username, tests.school.password);
      if (status !== 200) blocked += 1;
    });
    const took = (performance.now() - began) / 1000;
    return [
      count('right logins from one address, some after a wrong one', students.length),
      none('of these blocked', blocked),
      seconds('time for all of them', took, { gate: { atMost: LONGEST_SECONDS } }),
      { ...count('right logins a second', students.length / took), unit: 'logins/s' },
    ];
  });
}
