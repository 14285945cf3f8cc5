import { enumColumn } from '#platform/db/server/stored-column.ts';
import { PLANS, TERMS } from '../core/plan.ts';
import { STATUSES } from '../core/subscription.ts';

export const statusOf = enumColumn('subscriptions.status', STATUSES);
export const planOf = enumColumn('subscriptions.plan', PLANS);
export const termOf = enumColumn('subscriptions.term', TERMS);
