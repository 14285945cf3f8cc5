import type { Figure, ProofOptions } from '../../proving/proof.ts';
import { insideWindow } from './fixed-window.ts';
import { dayOldTokens, eachOf, logIn, openDevices } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';

const DAY = 86_400;
/** Seconds that this part takes at most. */
const WORK = 240;
/** More than an account has in a day for devices that it does not know. */
const WRONG = 120;
const STUDENTS = { small: 1, full: 5 };
const ADDRESSES = 100;
const AT_ONCE = 16;
/** Looked at without a wait on a device that has signed in before. */
const AT_ONCE_ON_DEVICE = 6;
const MORE_ON_DEVICE = 14;

export const knownDeviceStudents = ({ small }: ProofOptions): number =>
  small ? STUDENTS.small : STUDENTS.full;

/** Others use up the guesses at an account; the device on which its student has signed in before goes on. */
export async function logInOnKnownDevices(ground: LoginGround, options: ProofOptions): Promise<Figure[]> {
  await insideWindow({ window: DAY, work: WORK }, options.tell);
  const students = ground.take(knownDeviceStudents(options));
  const devices = openDevices(ground.origins, { first: 50_000, count: ADDRESSES });
  const { password } = ground.school;
  const makeToken = await dayOldTokens(ground.database.db);
  const tally = { shut: 0, refused: 0, looked: 0 };
  try {
    for (const { username } of students) {
      const deviceToken = makeToken();
      await logIn(devices.next(), username, password, deviceToken);
      await eachOf(Array.from({ length: WRONG }).keys(), AT_ONCE, async (n) => {
        await logIn(devices.next(), username, `guess ${n}`);
      });
      if ((await logIn(devices.next(), username, password)).status === 429) tally.shut += 1;
      if ((await logIn(devices.next(), username, password, deviceToken)).status !== 200) tally.refused += 1;
      await eachOf(Array.from({ length: AT_ONCE_ON_DEVICE + MORE_ON_DEVICE }).keys(), AT_ONCE, async (n) => {
        const { status } = await logIn(devices.next(), username, `guess ${n}`, deviceToken);
        if (status === 401) tally.looked += 1;
      });
    }
  } finally {
    await devices.close();
  }
  return [
    {
      name: 'accounts whose guesses others used up',
      value: tally.shut,
      unit: '',
      gate: { atLeast: students.length },
    },
    {
      name: 'right logins refused on a device that had signed in before',
      value: tally.refused,
      unit: '',
      gate: { atMost: 0 },
    },
    {
      name: 'wrong guesses in a row looked at on such a device',
      value: tally.looked / students.length,
      unit: '',
      gate: { atMost: AT_ONCE_ON_DEVICE },
    },
  ];
}
