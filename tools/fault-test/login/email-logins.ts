import { seededBy } from '#features/library/core/seeded-random.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { type Client, type ClientReply, loginCall, openClient, openClients } from '../../harness/client.ts';
import { count, none, some } from '../../harness/figures.ts';
import type { Figure, RunOptions } from '../../harness/report.ts';
import { shuffle } from '../../harness/shuffle.ts';
import { contentOf, timeFigures } from './account-disclosure.ts';
import { dayOldTokens, logIn } from './login-calls.ts';
import type { LoginEnvironment } from './login-environment.ts';
import {
  makeTeachers,
  STRANGERS_ADDRESS,
  signUpAsTeacher,
  TEACHERS_PASSWORD,
  type TeacherLogin,
} from './login-teachers.ts';

/** Teachers under whose addresses strangers sign up; names of each kind whose logins are timed, and guesses at each. */
const SIZES = {
  small: { squatted: 2, names: 5, guesses: 4 },
  full: { squatted: 10, names: 40, guesses: 15 },
};
/** Guesses come from so many addresses, so that no network uses up its part of a name's allowance. */
const ADDRESSES = 50;

/** Logins by email: a stranger who signs up under the address, in any way, changes nothing and learns nothing. */
export async function logInByEmail(environment: LoginEnvironment, options: RunOptions): Promise<Figure[]> {
  const size = options.small ? SIZES.small : SIZES.full;
  return [
    ...(await squatOnAddresses(environment, size.squatted)),
    ...(await discloseAddresses(environment, size, options)),
  ];
}

/** Strangers sign up under the addresses of teachers: as email in other letters, and as username. */
async function squatOnAddresses(environment: LoginEnvironment, many: number): Promise<Figure[]> {
  const [origin, other] = environment.origins;
  const teachers = await makeTeachers(environment, { count: many, approved: true });
  const makeToken = await dayOldTokens(environment.tests.database.db);
  const stranger = openClient(origin, STRANGERS_ADDRESS);
  const school = openClients([other], { first: 61_000, count: many });
  const tally = { refused: 0, letIn: 0, told: new Set<string>() };
  try {
    for (const teacher of teachers) {
      const device = makeToken();
      await logIn(school.next(), teacher.email, TEACHERS_PASSWORD, device);
      await squatOn(stranger, teacher);
      for (const token of [undefined, device])
        if ((await logIn(school.next(), teacher.email, TEACHERS_PASSWORD, token)).status !== 200)
          tally.refused += 1;
      const nobodys = { ...teacher, email: `nobody.${teacher.email}` };
      await squatOn(stranger, { ...nobodys, username: `x${teacher.username}` });
      for (const { email } of [teacher, nobodys]) {
        const reply = await logIn(stranger, email, STRANGERS_PASSWORD);
        tally.told.add(contentOf(reply));
        if (reply.status === 200) tally.letIn += 1;
      }
    }
  } finally {
    await Promise.all([stranger.close(), school.close()]);
  }
  return [
    some('teachers under whose email strangers signed up', teachers.length),
    none('of their logins by email refused after that', tally.refused),
    none('strangers let in by the email', tally.letIn),
    count('different answers to these strangers', tally.told.size, { atMost: 1 }),
  ];
}

const STRANGERS_PASSWORD = 'otter river 29 stones';

/** The email in capital letters, for an account of a stranger; and a student whose username it is. */
async function squatOn(client: Client, { username, email }: TeacherLogin): Promise<void> {
  const replies = [
    await signUpAsTeacher(
      client,
      { username: `${username}.2`, email: email.toUpperCase() },
      STRANGERS_PASSWORD,
    ),
    await client.call({
      method: 'POST',
      path: registerStudent.path,
      body: { username: email, password: 'violin meadow 41', timezone: 'UTC' },
    }),
  ];
  const failed = replies.find(({ status }) => status >= 300);
  if (failed) throw new Error(`A stranger's sign-up was answered ${failed.status}: ${failed.text}`);
}

const KINDS = ['approved', 'not approved', 'nobody', 'a username'] as const;

/** Whether a login with an @ that goes wrong tells what stands behind the name, in its answer or its time. */
async function discloseAddresses(
  environment: LoginEnvironment,
  { names, guesses }: { readonly names: number; readonly guesses: number },
  options: RunOptions,
): Promise<Figure[]> {
  const approved = (await makeTeachers(environment, { count: names, approved: true })).map(
    ({ email }) => email,
  );
  const unapproved = await makeTeachers(environment, { count: names, approved: false });
  const usernames = await makeTeachers(environment, { count: names, approved: false, atInUsername: true });
  const named = {
    approved,
    'not approved': unapproved.map(({ email }) => email),
    nobody: approved.map((email) => `x${email}`),
    'a username': usernames.map(({ username }) => username),
  };
  const random = seededBy(`addresses ${options.seed}`);
  const times: Record<(typeof KINDS)[number], number[]> = {
    approved: [],
    'not approved': [],
    nobody: [],
    'a username': [],
  };
  const answers = new Set<string>();
  const clients = openClients([environment.origins[0]], { first: 62_000, count: ADDRESSES });
  try {
    for (let number = 0; number < names * guesses; number++) {
      for (const kind of shuffle(KINDS, random)) {
        const reply: ClientReply = await clients
          .at(number)
          .call(loginCall(named[kind][number % names] ?? '', 'otter rivet 28'));
        times[kind].push(reply.milliseconds);
        answers.add(contentOf(reply));
      }
    }
  } finally {
    await clients.close();
  }
  return [
    count('different answers to logins with an @ that go wrong', answers.size, { atMost: 1 }),
    ...timeFigures(Object.values(times), random, { ...options, of: 'a login with an @' }),
  ];
}
