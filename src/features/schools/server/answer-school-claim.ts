import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/claims.ts';
import { confirmClaim, endClaim, lockWaitingClaim, type WaitingClaim } from './claims-queries.ts';

/** An admin or a colleague confirms that a teacher teaches at a school, as they saw both; whoever is confirmed already stays so. */
export async function confirmSchoolClaim(
  { db }: Pick<Services, 'db'>,
  { actor, body: { seen, ...claim }, object, now }: Call<typeof contract.confirmSchoolClaim>,
): Promise<Reply<typeof contract.confirmSchoolClaim>> {
  if (object.school_id === claim.schoolId && object.confirmed_at !== null) return { confirmed: true };
  return unlessRefused(db, async (tx) => {
    const waiting = await lockWaitingClaim(tx, claim);
    if (!waiting) return refuse('changed');
    if (!isAsSeen(waiting, seen)) return refuse('claim-changed');
    await confirmClaim(tx, waiting, { teacherId: claim.teacherId, by: actor.userId, now });
    const act = { act: 'confirm-school', by: actor.userId, about: claim.teacherId } as const;
    await recordAct(tx, { ...act, detail: { schoolId: claim.schoolId } }, now);
    return { confirmed: true } as const;
  });
}

/** A teacher types the street and the ZIP anew whenever they like, while they wait. */
const isAsSeen = (
  { first_name: firstName, last_name: lastName, ...school }: WaitingClaim,
  seen: contract.SeenClaim,
): boolean =>
  firstName === seen.firstName &&
  lastName === seen.lastName &&
  (['name', 'street', 'city', 'state', 'zip', 'country'] as const).every(
    (part) => school[part] === seen[part],
  );

/** An admin or a colleague says that a teacher does not teach at a school; only an admin takes back what was confirmed. */
export async function endSchoolClaim(
  { db }: Pick<Services, 'db'>,
  { actor, body: claim, now }: Call<typeof contract.endSchoolClaim>,
): Promise<Reply<typeof contract.endSchoolClaim>> {
  return unlessRefused(db, async (tx) => {
    if (!(await endClaim(tx, { ...claim, waitingOnly: actor.role !== 'admin' }))) return refuse('changed');
    const act = { act: 'remove-from-school', by: actor.userId, about: claim.teacherId } as const;
    await recordAct(tx, { ...act, detail: { schoolId: claim.schoolId } }, now);
    return { removed: true } as const;
  });
}
