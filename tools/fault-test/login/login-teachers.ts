import { registerTeacher } from '#features/accounts/contract/endpoints.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/accounts-queries.ts';
import { addressOf, type Client, type ClientReply, openClients } from '../../harness/client.ts';
import type { LoginEnvironment } from './login-environment.ts';

export interface TeacherLogin {
  readonly username: string;
  readonly email: string;
}

export const TEACHERS_PASSWORD = 'quiet library 12';
/** Each teacher signs up from the next of these. */
const HOME = { first: 60_000, count: 20 };
let made = 0;

/** Signs a teacher up under an address, whoever's it is. */
export const signUpAsTeacher = (
  client: Client,
  { username, email }: TeacherLogin,
  password = TEACHERS_PASSWORD,
): Promise<ClientReply> =>
  client.call({
    method: 'POST',
    path: registerTeacher.path,
    body: { username, email, password, firstName: 'Lee', lastName: 'Novak', timezone: 'UTC' },
  });

interface TeachersToMake {
  readonly count: number;
  readonly approved: boolean;
  /** Whether the usernames look like email addresses. */
  readonly atInUsername?: boolean;
}

/** Teachers with an email address each; the address is a name to log in by once they are approved. */
export async function makeTeachers(
  { tests, origins }: LoginEnvironment,
  { count, approved, atInUsername = false }: TeachersToMake,
): Promise<TeacherLogin[]> {
  const clients = openClients(origins, HOME);
  const teachers: TeacherLogin[] = [];
  try {
    for (let n = 0; n < count; n++) {
      const name = `novas.${process.pid}.${made++}`;
      const username = atInUsername ? `${name}@club.example` : name;
      const teacher = { username, email: `${name}@school.example` };
      const { status, text } = await signUpAsTeacher(clients.next(), teacher);
      if (status !== 201 && status !== 200)
        throw new Error(`A teacher's sign-up was answered ${status}: ${text}`);
      if (approved) await approveTeacher(tests.database.db, usernameKey(username), new Date());
      teachers.push(teacher);
    }
  } finally {
    await clients.close();
  }
  return teachers;
}

/** An address of its own for whoever signs up to do others harm. */
export const STRANGERS_ADDRESS = addressOf(60_100);
