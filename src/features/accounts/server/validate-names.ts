import type { z } from 'zod';
import type { Db } from '#platform/db/server/database.ts';
import { email, type judgement } from '../contract/fields.ts';
import { usernameFault, usernameFaultMessage, usernameKey } from '../core/username.ts';
import { selectTakenKeys } from './accounts-queries.ts';

type Judgement = z.output<typeof judgement>;
export interface NamesToJudge {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

interface Known {
  readonly taken: ReadonlySet<string>;
  /** Keys of the items before. */
  readonly before: ReadonlySet<string>;
}

function judgeUsername(index: number, username: string, { taken, before }: Known): Judgement {
  const refused = (code: string, message: string): Judgement => ({
    index,
    field: 'username',
    ok: false,
    code,
    message,
  });
  const fault = usernameFault(username);
  if (fault) return refused(fault, usernameFaultMessage[fault]);
  const key = usernameKey(username);
  if (taken.has(key)) return refused('taken', 'This username is taken. Please choose another.');
  if (before.has(key)) return refused('twice', 'This username is twice in this list. Please change one.');
  return { index, field: 'username', ok: true, code: 'free', message: 'This username is free.' };
}

function judgeEmail(index: number, address: string): Judgement {
  return email.safeParse(address).success
    ? { index, field: 'email', ok: true, code: 'well-formed', message: 'This looks like an email address.' }
    : {
        index,
        field: 'email',
        ok: false,
        code: 'malformed',
        message: 'This does not look like an email address.',
      };
}

/** The usernames that have to be looked up, in the form in which they are unique. */
export const usernameKeysIn = (items: readonly NamesToJudge[]): string[] =>
  items.flatMap(({ username }) =>
    username !== undefined && usernameFault(username) === null ? [usernameKey(username)] : [],
  );

/** Judges usernames (form, free or taken, once in the list) and email addresses (form only), item by item, with one look-up. */
export async function validateNames(db: Db, items: readonly NamesToJudge[]): Promise<{ items: Judgement[] }> {
  const taken = await selectTakenKeys(db, usernameKeysIn(items));
  const before = new Set<string>();
  const judged = items.flatMap((item, index) => {
    const ofItem = [
      ...(item.username === undefined ? [] : [judgeUsername(index, item.username, { taken, before })]),
      ...(item.email === undefined ? [] : [judgeEmail(index, item.email)]),
    ];
    if (item.username !== undefined) before.add(usernameKey(item.username));
    return ofItem;
  });
  return { items: judged };
}
