import { chosenPlan } from '#platform/plans/web/chosen-plan.ts';
import type { SignUpSwitches } from '../core/sign-up-flow.ts';

/**
 * The steps that this Openleaf has, as the server names them in the page: plans only where billing is configured. Whoever chose one before they
 * had an account sees them again.
 */
export function readSignUpSwitches(page: Document = document): SignUpSwitches {
  const named = page.querySelector<HTMLMetaElement>('meta[name="openleaf-sign-up"]')?.content ?? '';
  const steps = named.split(' ');
  return {
    school: steps.includes('school'),
    createClass: steps.includes('create-class'),
    plans: steps.includes('plans'),
    pricing: steps.includes('pricing') || chosenPlan.read()?.plan != null,
  };
}
