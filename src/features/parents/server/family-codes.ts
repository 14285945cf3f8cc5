import { lockAccounts, selectAccount } from '#features/accounts/server/public.ts';
import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Services } from '#platform/services/server/services.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import { makeFamilyCode } from '../core/family-code.ts';
import { type NewFamilyCode, replaceCodes, selectTakenCodes } from './family-codes-queries.ts';
import { endWaitingLinks } from './parents-queries.ts';

type Needed = Pick<Services, 'db' | 'randomInt'>;

/** Who makes codes. */
export interface Maker {
  readonly by: number;
  readonly now: Date;
}

/** When a code that a teacher makes now stops working: as the school year ends, in the teacher's zone. */
export async function expiryFor({ db }: Pick<Needed, 'db'>, { by, now }: Maker): Promise<Date> {
  const zone = (await selectAccount(db, by))?.timezone ?? 'UTC';
  return new Date(codeExpiry(now.getTime(), zone));
}

/**
 * Makes codes for students. Nobody is given the code that another student has. Who waits to be confirmed with the code from before, which may
 * be in wrong hands, asks again with the new one.
 * @param whom those who get one, once their accounts are locked: another teacher may have made one meanwhile.
 */
export async function makeCodes(
  { db, randomInt }: Needed,
  studentIds: readonly number[],
  { by, now, expiresAt }: Maker & { readonly expiresAt: Date },
  whom: (tx: Tx, locked: readonly number[]) => Promise<readonly number[]>,
): Promise<readonly NewFamilyCode[]> {
  return db.transaction().execute(async (tx) => {
    const chosen = await whom(tx, await lockAccounts(tx, studentIds));
    const codes = await drawCodes(tx, chosen, randomInt);
    await replaceCodes(tx, codes, { by, now, expiresAt });
    await endWaitingLinks(tx, chosen, { by, now });
    const acts = chosen.map((about) => ({ act: 'make-family-code', by, about }));
    await recordActs(tx, acts, now);
    return codes;
  });
}

/** A new code for each; all are drawn again in the rare case that one is taken. */
async function drawCodes(
  tx: Tx,
  studentIds: readonly number[],
  randomInt: Needed['randomInt'],
): Promise<readonly NewFamilyCode[]> {
  const drawn = studentIds.map((studentId) => ({ studentId, code: makeFamilyCode(randomInt) }));
  const codes = drawn.map(({ code }) => code);
  const areFree = (await selectTakenCodes(tx, codes)).size === 0 && new Set(codes).size === codes.length;
  return areFree ? drawn : drawCodes(tx, studentIds, randomInt);
}
