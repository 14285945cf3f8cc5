import { makeClassCode } from '#features/classes/core/class-code.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { addressOf, openDevice } from '../../proving/devices.ts';
import type { Figure, ProofOptions } from '../../proving/proof.ts';
import type { SchoolStudent } from '../../proving/school.ts';
import { insideWindow } from './fixed-window.ts';
import { eachOf } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';
import { selectCode } from './login-queries.ts';

/** As join-class.ts counts wrong codes of an address. Seconds. */
const WINDOW = 3_600;
const WORK = 120;
/** After so many wrong ones each try waits, in milliseconds. */
const WAITS = 1_000;
/** What a clock may be off, in milliseconds. */
const CLOCK = 50;
const CODES = 360;
/** Below what one account may send in ten minutes. */
const BY_ONE = 20;
const CONNECTIONS = 8;
const ADDRESS = addressOf(9_200);

/** Students who guess, and two who know a right code. */
export const CODE_STUDENTS = CODES / BY_ONE + 2;

/** Class codes guessed from one address, with as many accounts as it takes. */
export async function guessClassCodes(ground: LoginGround, { seed, tell }: ProofOptions): Promise<Figure[]> {
  await insideWindow({ window: WINDOW, work: WORK }, tell);
  const random = seededBy(`class codes ${seed}`);
  const below = (end: number) => Math.floor(random() * end);
  const students = ground.take(CODE_STUDENTS);
  const open = (address: string) => (_: unknown, n: number) =>
    openDevice(ground.origins[n % 2] ?? '', address);
  const devices = Array.from({ length: CONNECTIONS }, open(ADDRESS));
  const [elsewhere] = Array.from({ length: 1 }, open(addressOf(9_201)));
  let looked = 0;
  const join = async (
    number: number,
    student: SchoolStudent | undefined,
    classCode: string,
    from = devices,
  ) => {
    const device = from[number % from.length];
    if (!device || !student) throw new RangeError('A device and a student are needed.');
    const { token } = student;
    return (await device.call({ method: 'POST', path: 'reading/joinClass', token, body: { classCode } }))
      .status;
  };
  try {
    await eachOf(Array.from({ length: CODES }).keys(), CONNECTIONS, async (number) => {
      const status = await join(number, students[Math.floor(number / BY_ONE)], makeClassCode(below));
      if (status === 404) looked += 1;
      else if (status !== 429) throw new Error(`A class code was answered ${status}.`);
    });
    const right = await selectCode(ground.database.pool, ground.school.classIds[0] ?? 0);
    const began = performance.now();
    const here = await join(0, students.at(-1), right);
    const waited = performance.now() - began;
    const there = await join(0, students.at(-2), right, elsewhere ? [elsewhere] : []);
    return [
      { name: 'class codes tried from one address', value: CODES, unit: '' },
      { name: 'of these looked at', value: looked, unit: '' },
      {
        name: 'what the next code from there waits',
        value: waited,
        unit: 'ms',
        gate: { atLeast: WAITS - CLOCK },
      },
      {
        name: 'right codes refused there after that',
        value: here === 200 ? 0 : 1,
        unit: '',
        gate: { atMost: 0 },
      },
      { name: 'right codes refused elsewhere', value: there === 200 ? 0 : 1, unit: '', gate: { atMost: 0 } },
    ];
  } finally {
    await Promise.all([...devices, ...(elsewhere ? [elsewhere] : [])].map((device) => device.close()));
  }
}
