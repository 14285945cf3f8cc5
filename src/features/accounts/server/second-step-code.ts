import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { makeSecondStepCode, tidyCode } from '../core/recovery-code.ts';
import { isSecondStepCode, upsertSecondStepCode } from './second-factor-queries.ts';

/** How long a code waits to be typed, in milliseconds. */
const GOOD_FOR = 24 * 3600_000;

interface Making {
  readonly userId: number;
  readonly randomInt: (below: number) => number;
  readonly now: Date;
}

/** Makes the code with which an administrator sets up the second step, in the place of one before. No call does this: it takes a command. */
export async function giveSecondStepCode(db: Db, { userId, randomInt, now }: Making): Promise<string> {
  const code = makeSecondStepCode(randomInt);
  const expiresAt = new Date(now.getTime() + GOOD_FOR);
  await db.transaction().execute(async (tx) => {
    await upsertSecondStepCode(tx, { userId, codeHash: hashToken(tidyCode(code)), expiresAt });
    await recordAct(tx, { act: 'give-second-step-code', by: null, about: userId }, now);
  });
  return code;
}

/** Whether it is the code of this administrator. It stays good until the second step is on, so that a page that was closed costs nothing. */
export const knowsSecondStepCode = (
  tx: Tx,
  { userId, code, now }: { readonly userId: number; readonly code: string; readonly now: Date },
): Promise<boolean> => isSecondStepCode(tx, { userId, codeHash: hashToken(tidyCode(code)), now });
