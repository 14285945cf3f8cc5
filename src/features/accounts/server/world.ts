import { randomUUID } from 'node:crypto';
import { type CalledServer, type Caller, createCaller } from '#platform/endpoint/server/caller.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import * as contract from '../contract/endpoints.ts';
import type { SignedIn } from '../contract/fields.ts';
import type { AccountServices } from './accounts.ts';
import { createAdmin } from './create-admin.ts';
import { signIn } from './sign-in.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';

/** A person of the world who is signed in. */
export interface Person extends Caller {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

export interface WorldAccount {
  readonly username: string;
  readonly password: string;
  readonly lastName: string;
  readonly birthDate: string;
}

/** The service that the people of a world call. */
export interface WorldApp {
  readonly server: CalledServer;
  readonly services: AccountServices;
}

/** Where the people of the world live. */
export const WORLD_ZONE = 'America/New_York';

/** A username that nobody has. */
export const usernameFor = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')}.${randomUUID().slice(0, 8)}`;

export const toPerson = (
  { server }: WorldApp,
  { userId, token }: SignedIn,
  { username, password }: Pick<WorldAccount, 'username' | 'password'>,
): Person => ({ ...createCaller(server, token), id: userId, username, password });

/** The people of the world whom this slice makes: those who log in, teachers and admins. */
export function accountsWorld(app: WorldApp) {
  const anyone = createCaller(app.server, null);
  const logIn = async (username: string, password: string): Promise<Person> => {
    const { data } = await anyone.call(contract.logIn, { body: { username, password } });
    return toPerson(app, data, { username, password });
  };
  return {
    anyone,
    logIn,
    async teacher(name: string, account: Partial<WorldAccount> = {}): Promise<Person> {
      const { username = usernameFor(name), password = 'quiet library 12', lastName = name } = account;
      const email = `${username}@school.example`;
      const { data } = await anyone.call(contract.registerTeacher, {
        body: { username, password, email, firstName: 'Ms.', lastName, timezone: WORLD_ZONE },
      });
      return toPerson(app, data, { username, password });
    },
    async admin(name: string, account: Partial<WorldAccount> = {}): Promise<Person> {
      const { username = usernameFor(name), password = 'morning shelf 30', lastName = 'Keller' } = account;
      const form = { username, password, firstName: name, lastName, timezone: WORLD_ZONE };
      const made = await createAdmin(app.services, form, app.services.now());
      if (made instanceof Refusal) throw new Error(`The admin was refused: ${made.code}`);
      // The second step is behind them, as it is for every administrator who does something.
      const now = app.services.now();
      if (app.services.requiresSecondFactor) await turnOnSecondFactor(app.services, made.userId, now);
      return toPerson(app, await signIn(app.services, { userId: made.userId, role: 'admin' }, now), {
        username,
        password,
      });
    },
  };
}
