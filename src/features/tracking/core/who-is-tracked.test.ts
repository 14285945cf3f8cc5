import { describe, expect, it } from 'vitest';
import type { TrackingConfiguration } from './read-tracking.ts';
import { REASONS_FOR_SILENCE, silenceFor, type TrackedFacts } from './who-is-tracked.ts';

const ADULT: TrackedFacts = {
  audience: 'student',
  age: 'not-under-13',
  inBelowThirteenClass: false,
  isImpersonated: false,
  country: 'US',
  consent: null,
};
const TRACKING: TrackingConfiguration = {
  pixelId: '1234567890',
  conversionId: null,
  analyticsId: null,
  tracksVisitors: false,
};

const CASES: readonly (readonly [string, Partial<TrackedFacts>, string | null])[] = [
  ['a student of 13', {}, null],
  ['a child', { age: 'under-13' }, 'under-13'],
  ['a child who agreed', { age: 'under-13', consent: 'given' }, 'under-13'],
  ['somebody on the domain of children', { audience: 'visitor', age: 'under-13' }, 'under-13'],
  ['a student of 16 in a class below 13', { inBelowThirteenClass: true }, 'below-13-class'],
  ['an impersonated teacher', { audience: 'teacher', isImpersonated: true }, 'impersonated'],
  ['a student of unknown age', { age: 'unknown' }, 'unknown-age'],
  ['a visitor', { audience: 'visitor', age: 'unknown' }, 'unknown-age'],
  ['somebody who calls themselves a teacher', { audience: 'teacher', age: 'unknown' }, 'unknown-age'],
  ['somebody who calls themselves a parent', { audience: 'parent', age: 'unknown' }, 'unknown-age'],
  ['a teacher who was approved', { audience: 'teacher' }, null],
  ['an administrator', { audience: 'admin' }, 'staff'],
  ['somebody in Spain who was not asked', { country: 'ES' }, 'no-consent'],
  ['somebody in Spain who agreed', { country: 'ES', consent: 'given' }, null],
  ['somebody who refused', { consent: 'refused' }, 'no-consent'],
  ['somebody from nowhere', { country: null }, 'no-consent'],
];

describe('of', () => {
  it.each(CASES)('%s: %j, silence for %s', (_who, change, why) =>
    expect(silenceFor({ ...ADULT, ...change }, TRACKING)).toBe(why),
  );

  it('each reason', () => {
    const named = new Set(CASES.flatMap(([, , why]) => why ?? []));
    expect([...named, 'not-configured'].toSorted()).toEqual([...REASONS_FOR_SILENCE].toSorted());
  });
});

it('nobody is told of without a configuration', () => {
  expect(silenceFor(ADULT, null)).toBe('not-configured');
});

it('visitors are told of where their pages are for adults, and students of unknown age are not', () => {
  const adults = { ...TRACKING, tracksVisitors: true };
  expect(silenceFor({ ...ADULT, audience: 'visitor', age: 'unknown' }, adults)).toBeNull();
  expect(silenceFor({ ...ADULT, audience: 'teacher', age: 'unknown' }, adults)).toBeNull();
  expect(silenceFor({ ...ADULT, age: 'unknown' }, adults)).toBe('unknown-age');
  expect(silenceFor({ ...ADULT, audience: 'visitor', age: 'under-13' }, adults)).toBe('under-13');
});
