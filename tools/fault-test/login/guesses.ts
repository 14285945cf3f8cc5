import { openClients, sessionCall } from '../../harness/client.ts';
import { count, none } from '../../harness/figures.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { insideWindow } from './fixed-window.ts';
import { logIn } from './login-calls.ts';
import type { LoginEnvironment } from './login-environment.ts';

const DAY_SECONDS = 86_400;
/** That this part takes at most. */
const WORK_SECONDS = 240;
/** Guesses that come first and are wrong; the right password comes among the others. */
const WRONG_FIRST = 120;
const GUESSES = { small: 150, full: 1_000 };
const ADDRESSES = 200;
const CONCURRENCY = 20;

/** Students who are guessed at from everywhere, and from one address. */
export const GUESSED_STUDENTS = 2;
/** Addresses of the one who guesses from one, and of the student. */
const GUESSING_ADDRESS = { first: 300, count: 1 };
const STUDENT_ADDRESS = { first: 301, count: 1 };

interface Guessed {
  /** Answered as wrong, or let in. */
  checked: number;
  letIn: number;
}

/** Guesses at one account from many addresses, through two processes, many at the same moment. */
export async function guessAtAccounts(
  environment: LoginEnvironment,
  { small, onProgress }: RunOptions,
): Promise<Figure[]> {
  await insideWindow({ window: DAY_SECONDS, work: WORK_SECONDS }, onProgress);
  const guesses = small ? GUESSES.small : GUESSES.full;
  const [student, other] = environment.tests.take(GUESSED_STUDENTS);
  if (!student || !other) throw new RangeError('Two students are needed.');
  const there = await guess(environment, student.username, guesses);
  const missing = await guess(environment, `${student.username}.nobody`, guesses);
  const clients = openClients(environment.origins, { first: 0, count: 1 });
  const session = await clients.next().call(sessionCall(student.token));
  await clients.close();
  const fromOne = await guessFromOne(environment, other.username);
  const gate = { atMost: 99 };
  return [
    count('guesses at one account', guesses),
    count('of these looked at', there.checked, gate),
    count('looked at where there is no such account', missing.checked, gate),
    none('right passwords let in after 120 wrong ones', there.letIn),
    count('guesses from one address looked at', fromOne.checked, { atMost: 30 }),
    none('right passwords refused elsewhere after these', fromOne.refused),
    none('sessions ended by guesses', session.status === 200 ? 0 : 1),
  ];
}

async function guess(environment: LoginEnvironment, username: string, guesses: number): Promise<Guessed> {
  return using(openClients(environment.origins, { first: 0, count: ADDRESSES }), async (clients) => {
    const guessed: Guessed = { checked: 0, letIn: 0 };
    const one = async (number: number) => {
      const password =
        number >= WRONG_FIRST && number % 2 === 0 ? environment.tests.school.password : `guess ${number}`;
      const { status } = await logIn(clients.next(), respell(username, number), password);
      if (status === 200 || status === 401) guessed.checked += 1;
      if (status === 200) guessed.letIn += 1;
      if (![200, 401, 429].includes(status)) throw new Error(`A login was answered ${status}.`);
    };
    await forEachConcurrently(Array.from({ length: WRONG_FIRST }).keys(), CONCURRENCY, one);
    await forEachConcurrently(
      Array.from({ length: guesses - WRONG_FIRST }, (_, n) => WRONG_FIRST + n),
      CONCURRENCY,
      one,
    );
    return guessed;
  });
}

/** More guesses from one address than an account has in a day; then the right password from another. */
async function guessFromOne({ tests, origins }: LoginEnvironment, username: string) {
  const [one, home] = [openClients(origins, GUESSING_ADDRESS), openClients(origins, STUDENT_ADDRESS)];
  let checked = 0;
  try {
    await forEachConcurrently(Array.from({ length: WRONG_FIRST }).keys(), CONCURRENCY, async (number) => {
      const { status } = await logIn(one.next(), username, `guess ${number}`);
      if (status === 401) checked += 1;
    });
    const { status } = await logIn(home.next(), username, tests.school.password);
    return { checked, refused: status === 200 ? 0 : 1 };
  } finally {
    await Promise.all([one.close(), home.close()]);
  }
}

/** The same account in other letters: capital ones, and wide ones. */
const respell = (username: string, number: number): string =>
  [username, username.toUpperCase(), username.replace('s', 'ｓ')][number % 3] ?? username;
