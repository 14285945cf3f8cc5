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

function judgeUsername(index: number, username: string, taken: ReadonlySet<string>): Judgement {
  const fault = usernameFault(username);
  if (fault)
    return { index, field: 'username', ok: false, code: fault, message: usernameFaultMessage[fault] };
  return taken.has(usernameKey(username))
    ? {
        index,
        field: 'username',
        ok: false,
        code: 'taken',
        message: 'This username is taken. Please choose another.',
      }
    : { index, field: 'username', ok: true, code: 'free', message: 'This username is free.' };
}

function judgeEmail(index: number, address: string): Judgement {
  return email.safeParse(address).success
    ? { index, field: 'email', ok: true, code: 'well-formed', message: 'This looks like an e-mail address.' }
    : {
        index,
        field: 'email',
        ok: false,
        code: 'malformed',
        message: 'This does not look like an e-mail address.',
      };
}

/** Judges usernames (form, free or taken) and e-mail addresses (form only), item by item, with one look-up. */
export async function validateNames(
  db: Db,
  items: readonly NamesToJudge[],
): Promise<{ actionableList: Judgement[] }> {
  const wellFormed = items.flatMap(({ username }) =>
    username !== undefined && usernameFault(username) === null ? [usernameKey(username)] : [],
  );
  const taken = await selectTakenKeys(db, wellFormed);
  const actionableList = items.flatMap((item, index) => [
    ...(item.username === undefined ? [] : [judgeUsername(index, item.username, taken)]),
    ...(item.email === undefined ? [] : [judgeEmail(index, item.email)]),
  ]);
  return { actionableList };
}
