import { randomUUID } from 'node:crypto';
import { makeClassCode } from '#features/classes/core/class-code.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { type ClientReply, openClients } from '../../harness/client.ts';
import { count, milliseconds, none } from '../../harness/figures.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import type { Figure, RunOptions } from '../../harness/report.ts';
import { insideWindow } from './fixed-window.ts';
import type { LoginEnvironment } from './login-environment.ts';
import { selectCode } from './login-queries.ts';

/** As find-class-by-code.ts counts wrong codes of an address, in an hour, and of a /48. */
const WINDOW_SECONDS = 3_600;
const WORK_SECONDS = 120;
const CODES = 1_200;
/** After so many wrong codes each try is delayed. */
const DELAY_MS = 1_000;
/** What a clock may be off. */
const CLOCK_TOLERANCE_MS = 50;
const CONNECTIONS = 8;

/** An address in a /64 of its own; all of them are in one /48. */
const inBlock = (home: number) => `2001:db8:48:${home.toString(16)}::7`;

/** Class codes guessed by sign-ups, each from another /64 of one IPv6 /48; the servers believe 127.0.0.1 whom it names. */
export async function guessCodesFromBlock(
  { tests, origins }: LoginEnvironment,
  { seed, onProgress }: RunOptions,
): Promise<Figure[]> {
  await insideWindow({ window: WINDOW_SECONDS, work: WORK_SECONDS }, onProgress);
  const random = seededBy(`codes from a block ${seed}`);
  const below = (end: number) => Math.floor(random() * end);
  const clients = openClients(origins, { count: CONNECTIONS, address: '127.0.0.1' });
  const prefix = `block.${randomUUID().slice(0, 8)}`;
  /** A sign-up with this class code, under a name that nobody has, also when the run is repeated on the same database. */
  const signUp = (number: number, classCode: string, address: string): Promise<ClientReply> =>
    clients.at(number).call({
      method: 'POST',
      path: 'welcome/registerStudent',
      headers: { 'x-forwarded-for': address },
      body: { username: `${prefix}.${number}`, password: 'otter river 27', timezone: 'UTC', classCode },
    });
  let checked = 0;
  try {
    await forEachConcurrently(Array.from({ length: CODES }).keys(), CONNECTIONS, async (number) => {
      const { status } = await signUp(number, makeClassCode(below), inBlock(number));
      if (status === 404) checked += 1;
      else if (status !== 429) throw new Error(`A sign-up with a wrong code was answered ${status}.`);
    });
    const next = await signUp(CODES, makeClassCode(below), inBlock(CODES));
    const right = await selectCode(tests.database.pool, tests.school.classIds[0] ?? 0);
    const here = await signUp(CODES + 1, right, inBlock(CODES + 1));
    const there = await signUp(CODES + 2, right, '2001:db8:49:1::7');
    return [
      count('class codes tried from the /64s of one IPv6 /48', CODES),
      count('of these looked at, from the /48', checked),
      milliseconds('what the next code from another /64 of it waits', next.milliseconds, {
        gate: { atLeast: DELAY_MS - CLOCK_TOLERANCE_MS },
      }),
      none('right codes refused in the /48 after that', here.status === 201 ? 0 : 1),
      none('right codes refused in another /48', there.status === 201 ? 0 : 1),
    ];
  } finally {
    await clients.close();
  }
}
