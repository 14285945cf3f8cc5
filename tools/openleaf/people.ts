import { usernameKey } from '#features/accounts/core/username.ts';
import { type NamedAccount, selectAccountNamed } from '#features/accounts/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

export const findAccount = (db: Db, username: string): Promise<NamedAccount | undefined> =>
  selectAccountNamed(db, usernameKey(username));

/** So that the operator sees whom a command is about: `Ana Lopez (student "ana.p", account 12)`. */
export function describePerson({ id, username, role, first_name, last_name }: NamedAccount): string {
  const name = `${first_name} ${last_name}`.trim() || username;
  return `${name} (${role} "${username}", account ${id})`;
}

export const noAccount = (username: string): string => `There is no account with the username "${username}".`;
