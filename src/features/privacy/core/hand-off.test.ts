import { describe, expect, it } from 'vitest';
import { type HandOffFacts, siteToGoTo } from './hand-off.ts';

/** A child under 13 on the main domain for whom every condition holds. */
const CHILD: HandOffFacts = {
  site: 'main',
  underThirteen: true,
  isStudent: true,
  isImpersonated: false,
  isStaff: false,
  isFlaggedToSkip: false,
  isActive: true,
  isLoggedIn: true,
  isOfSchoolLogin: false,
};

it.each([
  ['main', true, 'under-13'],
  ['main', false, null],
  ['under-13', true, null],
  ['under-13', false, 'main'],
] as const)('on the %s domain, under 13: %s, a student goes to: %s', (site, underThirteen, target) => {
  expect(siteToGoTo({ ...CHILD, site, underThirteen })).toBe(target);
});

const BROKEN: readonly (readonly [string, Partial<HandOffFacts>])[] = [
  ['who is no student', { isStudent: false }],
  ['who is impersonated', { isImpersonated: true }],
  ['who is an admin or a teacher', { isStaff: true }],
  ['who is flagged to skip', { isFlaggedToSkip: true }],
  ['where the feature is not active', { isActive: false }],
  ['who is not logged in', { isLoggedIn: false }],
  ['who logged in through the school', { isOfSchoolLogin: true }],
];

describe('each of the seven conditions alone keeps a person', () => {
  it.each(BROKEN)('%s', (_who, broken) => {
    expect(siteToGoTo({ ...CHILD, ...broken })).toBeNull();
    expect(siteToGoTo({ ...CHILD, site: 'under-13', underThirteen: false, ...broken })).toBeNull();
  });
});

it('sends nobody in any other combination of the conditions', () => {
  const names = BROKEN.flatMap(([, broken]) => Object.keys(broken) as (keyof HandOffFacts)[]);
  const sent = Array.from({ length: 2 ** names.length }, (_, bits) =>
    siteToGoTo({
      ...CHILD,
      ...Object.fromEntries(names.map((name, index) => [name, (bits & (1 << index)) !== 0])),
    }),
  ).filter((target) => target !== null);
  expect(sent).toEqual(['under-13']);
});
