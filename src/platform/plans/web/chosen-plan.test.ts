import { beforeEach, expect, it } from 'vitest';
import { chosenPlan } from './chosen-plan.ts';

const NAME = 'openleaf.chosen-plan';

beforeEach(() => sessionStorage.clear());

it('keeps a plan with its term, and a term alone', () => {
  expect(chosenPlan.read()).toBeNull();
  chosenPlan.write({ plan: 'medium', term: 'annual' });
  expect(chosenPlan.read()).toEqual({ plan: 'medium', term: 'annual' });
  chosenPlan.write({ plan: null, term: 'monthly' });
  expect(chosenPlan.read()).toEqual({ plan: null, term: 'monthly' });
});

it.each(['7', '"small"', '{"plan":"small"}', '{"plan":"small","term":"weekly"}'])(
  'takes %s for nothing',
  (text) => {
    sessionStorage.setItem(NAME, text);
    expect(chosenPlan.read()).toBeNull();
  },
);

it('takes a plan that is none for none', () => {
  sessionStorage.setItem(NAME, '{"plan":"huge","term":"annual"}');
  expect(chosenPlan.read()).toEqual({ plan: null, term: 'annual' });
});
