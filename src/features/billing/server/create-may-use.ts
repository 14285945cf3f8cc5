import type { Db } from '#platform/db/server/database.ts';
import { everybodyMayUse, type MayUse } from '#platform/plans/server/may-use.ts';
import { type Asker, mayUse } from '../core/gating.ts';
import type { Plan } from '../core/plan.ts';
import { isActive } from '../core/subscription.ts';
import type { Billing } from './billing.ts';
import { planOf, statusOf } from './billing-columns.ts';
import { readSubscription } from './own-subscription.ts';
import type { OwnedIn } from './subscriptions-queries.ts';

type Who = Parameters<MayUse>[0];

/** Says who may use what is part of a plan, by the one table. */
export const createMayUse = (db: Db, billing: Pick<Billing, 'config'> | null): MayUse =>
  billing === null
    ? everybodyMayUse
    : async (who, feature) => {
        const asked = { feature, asker: askerOf(who), billing: true };
        if (mayUse({ ...asked, plan: null })) return true;
        const owned = { userId: who.userId, live: billing.config.isLive };
        return mayUse({ ...asked, plan: await activePlanOf(db, owned) });
      };

const askerOf = ({ role, impersonatorId }: Who): Asker =>
  impersonatorId === null ? role : 'impersonating admin';

async function activePlanOf(db: Db, owned: OwnedIn): Promise<Plan | null> {
  const row = await readSubscription(db, owned);
  return row !== null && isActive(statusOf(row.status, owned.userId)) ? planOf(row.plan, owned.userId) : null;
}
