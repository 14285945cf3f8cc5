import { makeClassCode } from '#features/classes/core/class-code.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { addressOf, openClient, openClients } from '../../harness/client.ts';
import { count, none, seconds } from '../../harness/figures.ts';
import { spreadEvenly } from '../../harness/pace.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { dayOldTokens, logIn } from './login-calls.ts';
import type { LoginEnvironment } from './login-environment.ts';

interface MixedLoad {
  /** Over which all of them are spread evenly. */
  readonly seconds: number;
  readonly right: number;
  readonly wrong: number;
  readonly codes: number;
  /** In which every right login must have succeeded, in seconds. */
  readonly inTime: number;
}
const SMALL: MixedLoad = { seconds: 10, right: 60, wrong: 800, codes: 50, inTime: 120 };
const FULL: MixedLoad = { seconds: 285, right: 2_000, wrong: 10_000, codes: 1_000, inTime: 300 };
const loadOf = ({ small }: RunOptions): MixedLoad => (small ? SMALL : FULL);

const CONNECTIONS = 60;
/** The address that the school and the attacker share. */
const ADDRESS = addressOf(9_300);
/** Where these devices logged in before. */
const HOME = addressOf(9_301);
/** Of the students, one in so many uses a device that has logged in before; the others' devices are new. */
const KNOWN_DEVICE_INTERVAL = 3;
/** Class codes that one account tries. */
const CODES_PER_STUDENT = 20;

export const mixedLoadStudents = (options: RunOptions): number => {
  const { right, codes } = loadOf(options);
  return right + Math.ceil(codes / CODES_PER_STUDENT);
};

/** A school logs in behind one address, while wrong logins and wrong class codes come from the same one. */
export async function loadSharedAddress(
  environment: LoginEnvironment,
  options: RunOptions,
): Promise<Figure[]> {
  const load = loadOf(options);
  const students = environment.tests.take(load.right);
  const guessers = environment.tests.take(Math.ceil(load.codes / CODES_PER_STUDENT));
  const tokens = await tokensOf(environment, students);
  return using(
    openClients(environment.origins, { count: CONNECTIONS, address: ADDRESS }),
    async (clients) => {
      const tally = { checked: 0, refused: 0, codes: 0 };
      const random = seededBy(`mixed login load ${options.seed}`);
      const { password } = environment.tests.school;
      const began = performance.now();
      let lastIn = 0;
      const kinds = [
        spreadEvenly({ count: load.wrong, seconds: load.seconds }, async (n) => {
          // Half of the names do not exist; the others are those of the students, a few guesses each.
          const username = n % 2 === 0 ? `nobody.${n}` : (students[n % students.length]?.username ?? '');
          if ((await logIn(clients.at(n), username, 'otter rivr 27')).status === 401) tally.checked += 1;
        }),
        spreadEvenly({ count: load.codes, seconds: load.seconds }, async (n) => {
          const token = guessers[Math.floor(n / CODES_PER_STUDENT)]?.token ?? '';
          const body = { classCode: makeClassCode((end) => Math.floor(random() * end)) };
          await clients.at(n).call({ method: 'POST', path: 'reading/joinClass', token, body });
          tally.codes += 1;
        }),
        spreadEvenly({ count: load.right, seconds: load.seconds }, async (n) => {
          const reply = await logIn(clients.at(n), students[n]?.username ?? '', password, tokens[n]);
          if (reply.status !== 200) tally.refused += 1;
          lastIn = performance.now() - began;
        }),
      ];
      await Promise.all(kinds);
      return [
        count('wrong logins from the address of a school', load.wrong),
        count('of these looked at', tally.checked),
        count('wrong class codes from there', tally.codes),
        count('right logins from there meanwhile', load.right),
        none('of these refused', tally.refused),
        seconds('until the last of them was in', lastIn / 1000, { gate: { atMost: load.inTime } }),
      ];
    },
  );
}

/** The day-old device tokens of every third student, each after a login at home; undefined for the others. */
async function tokensOf(
  { tests: { database, school }, origins }: LoginEnvironment,
  students: readonly SchoolStudent[],
): Promise<(string | undefined)[]> {
  const makeToken = await dayOldTokens(database.db);
  return using(openClient(origins[0], HOME), async (client) => {
    const tokens: (string | undefined)[] = [];
    for (const [n, { username }] of students.entries()) {
      const token = n % KNOWN_DEVICE_INTERVAL === 0 ? makeToken() : undefined;
      if (token !== undefined) await logIn(client, username, school.password, token);
      tokens.push(token);
    }
    return tokens;
  });
}
