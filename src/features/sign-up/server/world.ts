import {
  type Person,
  toPerson,
  usernameFor,
  WORLD_ZONE,
  type WorldAccount,
  type WorldApp,
} from '#features/accounts/server/public.ts';
import { createCaller } from '#platform/endpoint/server/caller.ts';
import { registerStudent } from '../contract/endpoints.ts';

const PASSWORD = 'otter river 27';
const PARENTS_PASSWORD = 'quiet library 12';

/** A new parent of the world, who has no child yet. */
export async function signUpParent(
  app: WorldApp,
  name: string,
  {
    username = usernameFor(name),
    password = PARENTS_PASSWORD,
    lastName = 'Lopez',
  }: Partial<WorldAccount> = {},
): Promise<Person> {
  const { data } = await createCaller(app.server, null).call(registerStudent, {
    body: { username, password, firstName: name, lastName, timezone: WORLD_ZONE, registerAs: 'parent' },
  });
  return toPerson(app, data, { username, password });
}

/** A new student of the world, in a class or in none. */
export async function signUpStudent(
  app: WorldApp,
  name: string,
  {
    username = usernameFor(name),
    password = PASSWORD,
    lastName = 'Lopez',
    birthDate,
  }: Partial<WorldAccount> = {},
  classCode?: string,
): Promise<Person> {
  const { data } = await createCaller(app.server, null).call(registerStudent, {
    body: { username, password, firstName: name, lastName, timezone: WORLD_ZONE, birthDate, classCode },
  });
  return toPerson(app, data, { username, password });
}
