import { openClients, sessionCall } from '../../harness/client.ts';
import { count, none } from '../../harness/figures.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { insideWindow } from './fixed-window.ts';
import { logIn } from './login-calls.ts';
import type { LoginEnvironment } from './login-environment.ts';
import { makeTeachers, TEACHERS_PASSWORD, type TeacherLogin } from './login-teachers.ts';

const DAY_SECONDS = 86_400;
/** That this part takes at most. */
const WORK_SECONDS = 240;
/** Guesses that come first and are wrong, half of them by each name; the right password comes among the others. */
const WRONG_FIRST = 160;
const GUESSES = { small: 200, full: 1_000 };
const ADDRESSES = 200;
const CONCURRENCY = 20;

/** A student whose session lives on while others guess. */
export const GUESSED_STUDENTS = 1;
/** Addresses of the one who guesses from one, and of the teacher. */
const GUESSING_ADDRESS = { first: 300, count: 1 };
const TEACHER_ADDRESS = { first: 301, count: 1 };

interface Guessed {
  /** Answered as wrong, or let in. */
  checked: number;
  byEmail: number;
  letIn: number;
}

/** Guesses at one account from many addresses, through two processes, many at the same moment. */
export async function guessAtAccounts(
  environment: LoginEnvironment,
  { small, onProgress }: RunOptions,
): Promise<Figure[]> {
  await insideWindow({ window: DAY_SECONDS, work: WORK_SECONDS }, onProgress);
  const guesses = small ? GUESSES.small : GUESSES.full;
  const [student] = environment.tests.take(GUESSED_STUDENTS);
  const [teacher, other, third] = await makeTeachers(environment, { count: 3, approved: true });
  if (!student || !teacher || !other || !third)
    throw new RangeError('A student and three teachers are needed.');
  const nobody = { username: `${teacher.username}.nobody`, email: `nobody.${teacher.email}` };
  const there = await guess(environment, teacher, guesses);
  const missing = await guess(environment, nobody, guesses);
  await guess(environment, { username: student.username, email: student.username }, WRONG_FIRST);
  const clients = openClients(environment.origins, { first: 0, count: 1 });
  const session = await clients.next().call(sessionCall(student.token));
  await clients.close();
  const fromOne = await guessFromOne(environment, other);
  const gate = { atMost: 99 };
  return [
    count('guesses at one account, by its username and its email', guesses),
    count('of these looked at', there.checked, gate),
    count('of these by the email', there.byEmail, { atMost: 30 }),
    count('looked at where there is no such account', missing.checked, gate),
    none('right passwords let in after 160 wrong ones', there.letIn),
    count('guesses from one address looked at', fromOne.checked, { atMost: 30 }),
    none('right passwords refused elsewhere after these', fromOne.refused),
    none(
      'right passwords refused by one name after all guesses by the other',
      await useUpOneName(environment, third),
    ),
    none('sessions ended by guesses', session.status === 200 ? 0 : 1),
  ];
}

async function guess(
  environment: LoginEnvironment,
  { username, email }: TeacherLogin,
  guesses: number,
): Promise<Guessed> {
  return using(openClients(environment.origins, { first: 0, count: ADDRESSES }), async (clients) => {
    const guessed: Guessed = { checked: 0, byEmail: 0, letIn: 0 };
    const one = async (number: number) => {
      const isRight = number >= WRONG_FIRST && number % 4 > 1;
      const byEmail = number % 2 === 1;
      const name = respell(byEmail ? email : username, number);
      const { status } = await logIn(clients.next(), name, isRight ? TEACHERS_PASSWORD : `guess ${number}`);
      if (status === 200 || status === 401) guessed.checked += 1;
      if (byEmail && status === 401) guessed.byEmail += 1;
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

/** More guesses from one address than an account has in a day, by both names; then the right password from another. */
async function guessFromOne({ origins }: LoginEnvironment, { username, email }: TeacherLogin) {
  const [one, home] = [openClients(origins, GUESSING_ADDRESS), openClients(origins, TEACHER_ADDRESS)];
  let checked = 0;
  try {
    await forEachConcurrently(Array.from({ length: WRONG_FIRST }).keys(), CONCURRENCY, async (number) => {
      const { status } = await logIn(one.next(), number % 2 === 0 ? username : email, `guess ${number}`);
      if (status === 401) checked += 1;
    });
    const { status } = await logIn(home.next(), username, TEACHERS_PASSWORD);
    return { checked, refused: status === 200 ? 0 : 1 };
  } finally {
    await Promise.all([one.close(), home.close()]);
  }
}

/** All guesses of a day by the email, from many addresses; then the right password by the username. @returns how many were refused. */
async function useUpOneName(
  environment: LoginEnvironment,
  { username, email }: TeacherLogin,
): Promise<number> {
  await guess(environment, { username: email, email }, WRONG_FIRST);
  const home = openClients(environment.origins, TEACHER_ADDRESS);
  try {
    const { status } = await logIn(home.next(), username, TEACHERS_PASSWORD);
    return status === 200 ? 0 : 1;
  } finally {
    await home.close();
  }
}

/** The same account in other letters: capital ones, and wide ones. */
const respell = (username: string, number: number): string =>
  [username, username.toUpperCase(), username.replace('s', 'ｓ')][number % 3] ?? username;
