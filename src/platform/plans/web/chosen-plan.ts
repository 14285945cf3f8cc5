import { atLogout } from '#platform/device/web/at-logout.ts';
import { stored } from '#platform/device/web/stored.ts';

const PLANS = ['small', 'medium', 'large'] as const;
const TERMS = ['monthly', 'annual'] as const;

/** What somebody chose on a list of prices, before they can buy it. */
export interface ChosenPlan {
  readonly plan: (typeof PLANS)[number] | null;
  readonly term: (typeof TERMS)[number];
}

function readChosenPlan(value: unknown): ChosenPlan | null {
  if (typeof value !== 'object' || value === null) return null;
  const term = TERMS.find((one) => one === Reflect.get(value, 'term'));
  const plan = PLANS.find((one) => one === Reflect.get(value, 'plan')) ?? null;
  return term === undefined ? null : { plan, term };
}

/** It is kept in the tab on the way through signing up, a login, and the payment page, and goes with whoever logs out. */
export const chosenPlan = stored('openleaf.chosen-plan', readChosenPlan);

atLogout(async () => chosenPlan.write(null));
