import { lockSignIns } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { deleteBadgeSessions } from '#platform/session/server/session-queries.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import type { switchBadges as contract } from '../contract/badges.ts';
import { deleteBadges, insertBadges, lockBadges } from './badges-queries.ts';

/** Switches the badges of a class on or off. On while they are on changes nothing. */
export async function switchBadges(
  { db }: Pick<Services, 'db'>,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return db.transaction().execute((tx) => (call.body.badgesOn ? switchOn(tx, call) : switchOff(tx, call)));
}

async function switchOn(
  tx: Tx,
  { actor, object: { id: classId, timezone }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const before = await lockBadges(tx, classId, now);
  if (before !== undefined) return { badgesUntil: before.toISOString() };
  // Those of a school year that is over are no good any more.
  await deleteBadges(tx, classId);
  const until = new Date(codeExpiry(now.getTime(), timezone));
  if (await insertBadges(tx, { classId, until, now }))
    await recordAct(tx, { act: 'switch-badges-on', by: actor.userId, detail: { classId } }, now);
  return { badgesUntil: until.toISOString() };
}

async function switchOff(
  tx: Tx,
  { actor, object: { id: classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const holders = await deleteBadges(tx, classId);
  if (holders) {
    await lockSignIns(tx, holders);
    await deleteBadgeSessions(tx, holders);
    await recordAct(tx, { act: 'switch-badges-off', by: actor.userId, detail: { classId } }, now);
  }
  return { badgesUntil: null };
}
