import { randomUUID } from 'node:crypto';
import { openClients } from '../../harness/client.ts';
import { count, milliseconds, none } from '../../harness/figures.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { CONNECTIONS, DELAYED, guessCodes } from './guess-codes.ts';
import type { LoginEnvironment } from './login-environment.ts';
import { selectCode } from './login-queries.ts';

const CODES = 1_200;

/** An address in a /64 of its own; all of them are in one /48. */
const inBlock = (home: number) => `2001:db8:48:${home.toString(16)}::7`;

/** Class codes guessed by sign-ups, each from another /64 of one IPv6 /48; the servers believe 127.0.0.1 whom it names. */
export async function guessCodesFromBlock(
  { tests, origins }: LoginEnvironment,
  options: RunOptions,
): Promise<Figure[]> {
  return using(openClients(origins, { count: CONNECTIONS, address: '127.0.0.1' }), async (clients) => {
    const prefix = `block.${randomUUID().slice(0, 8)}`;
    /** A sign-up with this class code, under a name that nobody has, also when the run is repeated on the same database. */
    const signUp = (number: number, classCode: string, address = inBlock(number)) =>
      clients.at(number).call({
        method: 'POST',
        path: 'welcome/registerStudent',
        headers: { 'x-forwarded-for': address },
        body: { username: `${prefix}.${number}`, password: 'otter river 27', timezone: 'UTC', classCode },
      });
    const tryCode = async (number: number, classCode: string) => (await signUp(number, classCode)).status;
    const { checked, makeCode } = await guessCodes(
      { name: 'codes from a block', codes: CODES, tryCode },
      options,
    );
    const next = await signUp(CODES, makeCode());
    const right = await selectCode(tests.database.pool, tests.school.classIds[0] ?? 0);
    const here = await signUp(CODES + 1, right);
    const there = await signUp(CODES + 2, right, '2001:db8:49:1::7');
    return [
      count('class codes tried from the /64s of one IPv6 /48', CODES),
      count('of these looked at, from the /48', checked),
      milliseconds('what the next code from another /64 of it waits', next.milliseconds, DELAYED),
      none('right codes refused in the /48 after that', here.status === 201 ? 0 : 1),
      none('right codes refused in another /48', there.status === 201 ? 0 : 1),
    ];
  });
}
