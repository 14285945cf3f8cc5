import { beginsWithSign, MOST_SUFFIXES } from '#features/privacy/core/suffix.ts';
import {
  countSuffixes,
  deleteSuffix,
  insertSuffix,
  isWholeName,
  lockSuffixes,
  selectSuffixes,
} from '#features/privacy/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/suffixes.ts';

type Database = Pick<Services, 'db'>;

/** The endings by which students are under 13. */
export async function listSuffixes({ db }: Database): Promise<Reply<typeof contract.listSuffixes>> {
  const rows = await selectSuffixes(db);
  return {
    suffixes: rows.map(({ suffix, added_at: addedAt, accounts }) => ({
      suffix,
      addedAt: addedAt.toISOString(),
      accounts,
    })),
  };
}

/**
 * Adds an ending. Nobody's whole name becomes one, unless it begins as an ending does: the audit log keeps endings for ever, and no names (decision 26).
 * Adding it again changes nothing.
 */
export async function addSuffix(
  { db }: Database,
  { actor, body: { suffix }, now }: Call<typeof contract.addSuffix>,
): Promise<Reply<typeof contract.addSuffix>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract.addSuffix>> => {
    if (!beginsWithSign(suffix) && (await isWholeName(tx, suffix))) return refuse('whole-name');
    await lockSuffixes(tx);
    if (!(await insertSuffix(tx, suffix, now))) return { added: true };
    if ((await countSuffixes(tx)) > MOST_SUFFIXES) return refuse('too-many');
    await recordAct(tx, { act: 'add-suffix', by: actor.userId, detail: { suffix } }, now);
    return { added: true };
  });
}

/** Removes an ending; one that is not there stays away. */
export async function removeSuffix(
  { db }: Database,
  { actor, body: { suffix }, now }: Call<typeof contract.removeSuffix>,
): Promise<Reply<typeof contract.removeSuffix>> {
  await db.transaction().execute(async (tx) => {
    if (await deleteSuffix(tx, suffix))
      await recordAct(tx, { act: 'remove-suffix', by: actor.userId, detail: { suffix } }, now);
  });
  return { removed: true };
}
