import { randomBytes } from 'node:crypto';
import type { Figure } from '../../proving/proof.ts';
import type { LoginGround } from './login-ground.ts';

const TRIES = 4;
export const FIXATION_STUDENTS = TRIES + 1;

/** Logins that bring a token along, in every place where one could be put: none may become that person's. */
export async function fixTokens(ground: LoginGround): Promise<Figure[]> {
  const [attacker, ...victims] = ground.take(FIXATION_STUDENTS);
  if (!attacker) throw new RangeError('A student is needed.');
  let adopted = 0;
  let tried = 0;
  for (const [n, { id, username }] of victims.entries()) {
    const fresh = randomBytes(32).toString('base64url');
    // One that nobody has, and one that is somebody's.
    for (const token of n % 2 === 0 ? [fresh] : [attacker.token]) {
      tried += 1;
      const given = await logInWith(ground, token, { username, password: ground.school.password });
      const holder = await holderOf(ground, token);
      if (given === token || holder === id) adopted += 1;
      if ((await holderOf(ground, given)) !== id) throw new Error('A login did not give a session.');
    }
  }
  return [
    { name: 'logins that brought a token along', value: tried, unit: '', gate: { atLeast: 1 } },
    { name: 'of these tokens adopted', value: adopted, unit: '', gate: { atMost: 0 } },
  ];
}

async function logInWith({ origins }: LoginGround, token: string, form: object): Promise<string> {
  const reply = await fetch(`${origins[0]}/api/auth/login?token=${token}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      cookie: `token=${token}; session=${token}`,
      'x-auth-token': token,
    },
    body: JSON.stringify({ ...form, token, sessionId: token }),
  });
  const { token: given } = (await reply.json()) as { readonly token?: string };
  if (reply.status !== 200 || given === undefined) throw new Error(`A login was answered ${reply.status}.`);
  return given;
}

/** Whose session it is; null for nobody's. */
async function holderOf({ origins }: LoginGround, token: string): Promise<number | null> {
  const reply = await fetch(`${origins[1]}/api/auth/session`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (reply.status !== 200) return null;
  const { user } = (await reply.json()) as { readonly user: { readonly id: number } };
  return user.id;
}
