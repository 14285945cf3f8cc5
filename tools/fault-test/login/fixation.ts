import { randomBytes } from 'node:crypto';
import { openClient, sessionCall, tokenOf } from '../../harness/client.ts';
import { none, some } from '../../harness/figures.ts';
import { type Figure, using } from '../../harness/report.ts';
import type { LoginEnvironment } from './login-environment.ts';

const TRIES = 4;
export const FIXATION_STUDENTS = TRIES + 1;

/** Logins that bring a token along, in every place where one could be put: none may become that person's. */
export async function fixTokens(environment: LoginEnvironment): Promise<Figure[]> {
  const [attacker, ...victims] = environment.tests.take(FIXATION_STUDENTS);
  if (!attacker) throw new RangeError('A student is needed.');
  let adopted = 0;
  let tried = 0;
  for (const [n, { id, username }] of victims.entries()) {
    const fresh = randomBytes(32).toString('base64url');
    // One that no session has, and one that the attacker's session has.
    for (const token of n % 2 === 0 ? [fresh] : [attacker.token]) {
      tried += 1;
      const given = await logInWith(environment.origins[0], token, {
        username,
        password: environment.tests.school.password,
      });
      const holder = await holderOf(environment.origins[1], token);
      if (given === token || holder === id) adopted += 1;
      if ((await holderOf(environment.origins[1], given)) !== id)
        throw new Error('A login did not give a session.');
    }
  }
  return [some('logins that brought a token along', tried), none('of these tokens adopted', adopted)];
}

async function logInWith(origin: string, token: string, form: object): Promise<string> {
  return using(openClient(origin), async (client) => {
    return tokenOf(
      await client.call({
        method: 'POST',
        path: `auth/login?token=${token}`,
        token,
        headers: { cookie: `token=${token}; session=${token}`, 'x-auth-token': token },
        body: { ...form, token, sessionId: token },
      }),
    );
  });
}

/** Whose session it is; null without one. */
async function holderOf(origin: string, token: string): Promise<number | null> {
  return using(openClient(origin), async (client) => {
    const { status, text } = await client.call(sessionCall(token));
    return status === 200 ? (JSON.parse(text) as { readonly user: { readonly id: number } }).user.id : null;
  });
}
