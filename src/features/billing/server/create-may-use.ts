import type { Db } from '#platform/db/server/database.ts';
import { everybodyMayUse, type MayUse } from '#platform/plans/server/may-use.ts';
import { type Asker, mayUse } from '../core/gating.ts';
import type { Plan } from '../core/plan.ts';
import { isActive } from '../core/subscription.ts';
import { planOf, statusOf } from './billing-columns.ts';
import { readSubscription } from './own-subscription.ts';

type Who = Parameters<MayUse>[0];

/** Says who may use what is part of a plan, by the one table. */
export const createMayUse = (db: Db, billing: unknown): MayUse =>
  billing === null
    ? everybodyMayUse
    : async (who, feature) => {
        const asked = { feature, asker: askerOf(who), billing: true };
        return (
          mayUse({ ...asked, plan: null }) || mayUse({ ...asked, plan: await activePlanOf(db, who.userId) })
        );
      };

const askerOf = ({ role, impersonatorId }: Who): Asker =>
  impersonatorId === null ? role : 'impersonating admin';

async function activePlanOf(db: Db, userId: number): Promise<Plan | null> {
  const row = await readSubscription(db, userId);
  return row !== null && isActive(statusOf(row.status, userId)) ? planOf(row.plan, userId) : null;
}
