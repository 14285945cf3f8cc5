import { describe, expect, it } from 'vitest';
import { FREE_FEATURES, PAID_FEATURES } from '#platform/plans/core/features.ts';
import { ASKERS, mayUse } from './gating.ts';
import { PLANS } from './plan.ts';

const ALL = [...FREE_FEATURES, ...PAID_FEATURES];

it.each(ALL)('without plans everybody has %s', (feature) => {
  for (const asker of ASKERS)
    for (const plan of [null, ...PLANS]) expect(mayUse({ feature, plan, asker, billing: false })).toBe(true);
});

it.each(FREE_FEATURES)('%s is never part of a plan', (feature) => {
  for (const asker of ASKERS)
    for (const plan of [null, ...PLANS]) expect(mayUse({ feature, plan, asker, billing: true })).toBe(true);
});

describe('with plans', () => {
  it.each(PAID_FEATURES)('a teacher has %s with each plan, and not without', (feature) => {
    expect(mayUse({ feature, plan: null, asker: 'teacher', billing: true })).toBe(false);
    for (const plan of PLANS) expect(mayUse({ feature, plan, asker: 'teacher', billing: true })).toBe(true);
  });

  it.each(['admin', 'impersonating admin'] as const)('the %s has everything', (asker) => {
    for (const feature of ALL) expect(mayUse({ feature, plan: null, asker, billing: true })).toBe(true);
  });

  it('nothing that a student does is closed, and ads are off where somebody pays', () => {
    const open = (plan: 'small' | null) =>
      ALL.filter((feature) => mayUse({ feature, plan, asker: 'student', billing: true }));
    expect(open('small')).toEqual(ALL);
    expect(open(null)).toEqual(ALL.filter((feature) => feature !== 'no-ads'));
  });
});
