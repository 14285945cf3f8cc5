import type { Figure, ProofOptions } from '../../proving/proof.ts';
import { insideWindow } from './fixed-window.ts';
import { eachOf, logIn, openDevices } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';

const DAY = 86_400;
/** Seconds that this part takes at most. */
const WORK = 240;
/** Guesses that come first and are wrong; the right password comes among the others. */
const WRONG_FIRST = 120;
const GUESSES = { small: 150, full: 1_000 };
const ADDRESSES = 200;
const AT_ONCE = 20;

/** Students who are guessed at from everywhere, and from one address. */
export const GUESSED_STUDENTS = 2;
/** Addresses of the one who guesses from one, and of the student. */
const ONE = { first: 300, count: 1 };
const HOME = { first: 301, count: 1 };

interface Guessed {
  /** Told wrong, or let in. */
  looked: number;
  letIn: number;
}

/** Guesses at one account from many addresses, through two processes, many at the same moment. */
export async function guessAtAccounts(ground: LoginGround, { small, tell }: ProofOptions): Promise<Figure[]> {
  await insideWindow({ window: DAY, work: WORK }, tell);
  const guesses = small ? GUESSES.small : GUESSES.full;
  const [student, other] = ground.take(GUESSED_STUDENTS);
  if (!student || !other) throw new RangeError('Two students are needed.');
  const there = await guess(ground, student.username, guesses);
  const missing = await guess(ground, `${student.username}.nobody`, guesses);
  const devices = openDevices(ground.origins, { first: 0, count: 1 });
  const session = await devices.next().call({ method: 'GET', path: 'auth/session', token: student.token });
  await devices.close();
  const fromOne = await guessFromOne(ground, other.username);
  const gate = { atMost: 99 };
  const none = { atMost: 0 };
  return [
    { name: 'guesses at one account', value: guesses, unit: '' },
    { name: 'of these looked at', value: there.looked, unit: '', gate },
    { name: 'looked at where there is no such account', value: missing.looked, unit: '', gate },
    { name: 'right passwords let in after 120 wrong ones', value: there.letIn, unit: '', gate: none },
    { name: 'guesses from one address looked at', value: fromOne.looked, unit: '', gate: { atMost: 30 } },
    { name: 'right passwords refused elsewhere after these', value: fromOne.refused, unit: '', gate: none },
    { name: 'sessions ended by guesses', value: session.status === 200 ? 0 : 1, unit: '', gate: none },
  ];
}

async function guess(ground: LoginGround, username: string, guesses: number): Promise<Guessed> {
  const devices = openDevices(ground.origins, { first: 0, count: ADDRESSES });
  const guessed: Guessed = { looked: 0, letIn: 0 };
  const one = async (number: number) => {
    const password = number >= WRONG_FIRST && number % 2 === 0 ? ground.school.password : `guess ${number}`;
    const { status } = await logIn(devices.next(), respell(username, number), password);
    if (status === 200 || status === 401) guessed.looked += 1;
    if (status === 200) guessed.letIn += 1;
    if (![200, 401, 429].includes(status)) throw new Error(`A login was answered ${status}.`);
  };
  try {
    await eachOf(Array.from({ length: WRONG_FIRST }).keys(), AT_ONCE, one);
    await eachOf(
      Array.from({ length: guesses - WRONG_FIRST }, (_, n) => WRONG_FIRST + n),
      AT_ONCE,
      one,
    );
  } finally {
    await devices.close();
  }
  return guessed;
}

/** More guesses from one address than an account has in a day; then the right password from another. */
async function guessFromOne(ground: LoginGround, username: string) {
  const [one, home] = [openDevices(ground.origins, ONE), openDevices(ground.origins, HOME)];
  let looked = 0;
  try {
    await eachOf(Array.from({ length: WRONG_FIRST }).keys(), AT_ONCE, async (number) => {
      const { status } = await logIn(one.next(), username, `guess ${number}`);
      if (status === 401) looked += 1;
    });
    const { status } = await logIn(home.next(), username, ground.school.password);
    return { looked, refused: status === 200 ? 0 : 1 };
  } finally {
    await Promise.all([one.close(), home.close()]);
  }
}

/** The same account in other letters: capital ones, and wide ones. */
const respell = (username: string, number: number): string =>
  [username, username.toUpperCase(), username.replace('s', 'ｓ')][number % 3] ?? username;
