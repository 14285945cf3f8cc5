import { lockAccounts, selectAccount, unlockAccountIn } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { answerWithdrawal as contract } from '../contract/student-family.ts';
import { answerWithdrawals, isLockOfWithdrawal, selectOpenWithdrawals } from './consents-queries.ts';

/** The school has spoken with the family: the account opens again (decision 78). Where nothing waits, nothing changes. */
export async function answerWithdrawal(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await db.transaction().execute(async (tx) => {
    if (await settleWithdrawals(tx, { studentId, by: actor.userId, now }))
      await recordAct(tx, { act: 'answer-withdrawal', by: actor.userId, about: studentId }, now);
  });
  return { answered: true };
}

/**
 * Marks withdrawals of a student as dealt with; once none is open, the account opens that one of them had locked. What an admin locked for
 * another reason stays locked.
 * @param settled.of only those of this parent.
 * @returns whether there was one.
 */
export async function settleWithdrawals(
  tx: Tx,
  settled: {
    readonly studentId: number;
    readonly by: number | null;
    readonly of?: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const { studentId, by, of, now } = settled;
  await lockAccounts(tx, [studentId]);
  const open = await selectOpenWithdrawals(tx, studentId);
  const left = of === undefined ? [] : open.filter(({ parent_id }) => parent_id !== of);
  if (left.length === open.length) return false;
  await answerWithdrawals(tx, studentId, settled);
  const account = await selectAccount(tx, studentId);
  if (!account?.locked_at || left.length > 0) return true;
  if (await isLockOfWithdrawal(tx, studentId, account.locked_at))
    await unlockAccountIn(tx, { userId: studentId, username: account.username, by }, now);
  return true;
}
