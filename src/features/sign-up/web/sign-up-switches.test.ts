import { beforeEach, expect, it } from 'vitest';
import { chosenPlan } from '#platform/plans/web/chosen-plan.ts';
import { signUpSteps } from '../core/sign-up-flow.ts';
import { readSignUpSwitches } from './sign-up-switches.ts';

beforeEach(() => sessionStorage.clear());

/** A page in which the server has named these steps. */
function pageWith(steps: string): Document {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  Object.assign(meta, { name: 'openleaf-sign-up', content: steps });
  page.head.append(meta);
  return page;
}
const PAID = { ref: 'meta', abVariant: 'b' };
const stepsOn = (named: string) => signUpSteps('teacher', readSignUpSwitches(pageWith(named)), PAID);

it.each(['', 'school create-class', 'pricing', 'planets', '__SIGN_UP__'])(
  'skips the plan, whoever comes, on a page that names the steps "%s": billing is not configured',
  (named) => expect(stepsOn(named)).not.toContain('plan'),
);

it('has the plan as the fifth step where the server names it', () =>
  expect(stepsOn('school create-class plans')).toEqual(['role', 'details', 'school', 'classroom', 'plan']));

it('skips every step that is switched off', () =>
  expect(readSignUpSwitches(document.implementation.createHTMLDocument())).toEqual({
    school: false,
    createClass: false,
    plans: false,
    pricing: false,
  }));

it('shows the plans to who chose one before they had an account, where there are any', () => {
  const pricing = (named: string) => readSignUpSwitches(pageWith(named)).pricing;
  expect(pricing('plans')).toBe(false);
  chosenPlan.write({ plan: null, term: 'monthly' });
  expect(pricing('plans')).toBe(false);
  chosenPlan.write({ plan: 'small', term: 'monthly' });
  expect(pricing('plans')).toBe(true);
  expect(signUpSteps('teacher', readSignUpSwitches(pageWith('')), PAID)).not.toContain('plan');
});
