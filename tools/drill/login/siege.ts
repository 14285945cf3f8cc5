import { setTimeout as sleep } from 'node:timers/promises';
import { makeClassCode } from '#features/classes/core/class-code.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { addressOf, openDevice } from '../../proving/devices.ts';
import type { Figure, ProofOptions } from '../../proving/proof.ts';
import type { SchoolStudent } from '../../proving/school.ts';
import { dayOldTokens, logIn } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';

interface Siege {
  /** In which all of them come, evenly spread. */
  readonly seconds: number;
  readonly right: number;
  readonly wrong: number;
  readonly codes: number;
  /** In which every right login must be through, in seconds. */
  readonly inTime: number;
}
const SMALL: Siege = { seconds: 10, right: 60, wrong: 800, codes: 50, inTime: 120 };
const FULL: Siege = { seconds: 285, right: 2_000, wrong: 10_000, codes: 1_000, inTime: 300 };
const siegeOf = ({ small }: ProofOptions): Siege => (small ? SMALL : FULL);

const CONNECTIONS = 60;
/** The way out to the world that the school and the attacker share. */
const ADDRESS = addressOf(9_300);
/** Where devices were known before. */
const HOME = addressOf(9_301);
/** Of the students, one in so many comes on a device that has signed in before; the others' devices are new. */
const KNOWN = 3;
/** Class codes that one account tries. */
const CODES_BY_ONE = 20;

export const siegeStudents = (options: ProofOptions): number => {
  const { right, codes } = siegeOf(options);
  return right + Math.ceil(codes / CODES_BY_ONE);
};

/** A school logs in behind one address, while wrong logins and wrong class codes come from the same one. */
export async function besiegeSchool(ground: LoginGround, options: ProofOptions): Promise<Figure[]> {
  const siege = siegeOf(options);
  const students = ground.take(siege.right);
  const guessers = ground.take(Math.ceil(siege.codes / CODES_BY_ONE));
  const tokens = await tokensOf(ground, students);
  const devices = Array.from({ length: CONNECTIONS }, (_, n) =>
    openDevice(ground.origins[n % 2] ?? '', ADDRESS),
  );
  const deviceOf = (n: number) => devices[n % CONNECTIONS] ?? openDevice(ground.origins[0], ADDRESS);
  const tally = { looked: 0, refused: 0, codes: 0 };
  const random = seededBy(`siege ${options.seed}`);
  const { password } = ground.school;
  const began = performance.now();
  let lastIn = 0;
  const kinds = [
    every(siege.wrong, siege.seconds, async (n) => {
      // Half of the names are nobody's; the others are those of the students, a few guesses each.
      const username = n % 2 === 0 ? `nobody.${n}` : (students[n % students.length]?.username ?? '');
      if ((await logIn(deviceOf(n), username, 'otter rivr 27')).status === 401) tally.looked += 1;
    }),
    every(siege.codes, siege.seconds, async (n) => {
      const token = guessers[Math.floor(n / CODES_BY_ONE)]?.token ?? '';
      const body = { classCode: makeClassCode((end) => Math.floor(random() * end)) };
      await deviceOf(n).call({ method: 'POST', path: 'reading/joinClass', token, body });
      tally.codes += 1;
    }),
    every(siege.right, siege.seconds, async (n) => {
      const reply = await logIn(deviceOf(n), students[n]?.username ?? '', password, tokens[n]);
      if (reply.status !== 200) tally.refused += 1;
      lastIn = performance.now() - began;
    }),
  ];
  try {
    await Promise.all(kinds);
  } finally {
    await Promise.all(devices.map((device) => device.close()));
  }
  return [
    { name: 'wrong logins from the address of a school', value: siege.wrong, unit: '' },
    { name: 'of these looked at', value: tally.looked, unit: '' },
    { name: 'wrong class codes from there', value: tally.codes, unit: '' },
    { name: 'right logins from there meanwhile', value: siege.right, unit: '' },
    { name: 'of these refused', value: tally.refused, unit: '', gate: { atMost: 0 } },
    {
      name: 'until the last of them was in',
      value: lastIn / 1000,
      unit: 's',
      gate: { atMost: siege.inTime },
    },
  ];
}

/** The day-old device tokens of every third student, each after a login at home; undefined for the others. */
async function tokensOf(
  { database, origins, school }: LoginGround,
  students: readonly SchoolStudent[],
): Promise<(string | undefined)[]> {
  const makeToken = await dayOldTokens(database.db);
  const device = openDevice(origins[0], HOME);
  const tokens: (string | undefined)[] = [];
  try {
    for (const [n, { username }] of students.entries()) {
      const token = n % KNOWN === 0 ? makeToken() : undefined;
      if (token !== undefined) await logIn(device, username, school.password, token);
      tokens.push(token);
    }
  } finally {
    await device.close();
  }
  return tokens;
}

/** Begins so many tasks, evenly spread over the seconds, and waits for all. */
async function every(count: number, seconds: number, task: (n: number) => Promise<void>): Promise<void> {
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < count; n++) {
    const early = began + (n * seconds * 1000) / count - performance.now();
    if (early > 1) await sleep(early);
    running.push(task(n));
  }
  await Promise.all(running);
}
