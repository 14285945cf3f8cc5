import { describe, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { accountReady } from '#platform/screens/core/addresses.ts';
import { classOverviewPage } from '#platform/screens/core/staff-addresses.ts';
import type { TrackingConfiguration } from './read-tracking.ts';
import { CONFIGURATIONS, everybody, OCCASIONS, type Person, TAGGED } from './testing/everybody.ts';
import { trackingCalls } from './tracking-calls.ts';

const PEOPLE = [...everybody()];
/** Those of whom nothing is told, whatever else holds. */
const isSilent = (person: Person): boolean =>
  person.age === 'under-13' ||
  (person.audience === 'student' && person.age === 'unknown') ||
  person.inBelowThirteenClass ||
  person.isImpersonated ||
  person.audience === 'admin' ||
  person.consent === 'refused' ||
  (person.consent === null && person.country !== 'US' && person.country !== 'BR');

describe('of every person × configuration × occasion', () => {
  it('all are tried', () => {
    expect(PEOPLE).toHaveLength(5 * 3 * 2 * 2 * 32 * 3);
    expect(CONFIGURATIONS).toHaveLength(17);
    expect(OCCASIONS).toHaveLength(12);
  });

  it('nothing is told of a child, before consent, while impersonating, or without a configuration', () => {
    let told = 0;
    let cases = 0;
    for (const person of PEOPLE.filter(isSilent))
      for (const tracking of CONFIGURATIONS)
        for (const occasion of OCCASIONS) {
          told += trackingCalls(person, tracking, occasion).length;
          cases += 1;
        }
    for (const person of PEOPLE)
      for (const occasion of OCCASIONS) told += trackingCalls(person, null, occasion).length;
    expect(told).toBe(0);
    // Five audiences less those of whom something is told: see the next test.
    expect(cases).toBe((PEOPLE.length - (4 + 3) * 34) * 17 * 12);
  });

  it.each(CONFIGURATIONS.filter((tracking) => tracking !== null))(
    'with %j the calls are counted',
    (tracking) => {
      const calls = PEOPLE.flatMap((person) =>
        OCCASIONS.flatMap((occasion) => trackingCalls(person, tracking, occasion)),
      );
      // Visitor, student, parent and teacher of 13 or more; of unknown age a parent, a teacher and a visitor where that is wanted.
      const kinds = tracking.tracksVisitors ? 4 + 3 : 4;
      // In 30 countries those who agreed, in two others also those who were not asked.
      const people = kinds * (30 + 2 * 2);
      const counted = (to: string) => calls.filter((call) => call.to === to).length;
      // Four pages with two events, three with one, and the purchase; one conversion; seven pages.
      expect(counted('pixel')).toBe(tracking.pixelId === null ? 0 : people * (4 * 2 + 3 + 1));
      expect(counted('conversion')).toBe(tracking.conversionId === null ? 0 : people);
      expect(counted('analytics')).toBe(tracking.analyticsId === null ? 0 : people * 7);
    },
  );
});

const ADULT: Person = {
  audience: 'teacher',
  age: 'not-under-13',
  inBelowThirteenClass: false,
  isImpersonated: false,
  country: 'US',
  consent: null,
  ...TAGGED,
};
const ALL: TrackingConfiguration = {
  pixelId: '1234567890',
  conversionId: 'AW-123456789/AbC',
  analyticsId: 'G-ABC123DEF4',
  tracksVisitors: true,
};
const tags = { role: 'teacher', isPremium: true, abTest: 'pricing', abTestVar: 'b', ref: 'meta' };

it('tells of a page its event, its view later, and the five tags', () => {
  expect(trackingCalls(ADULT, ALL, { kind: 'page', path: accountReady.path })).toEqual([
    { to: 'pixel', event: 'SubmitApplication', delayMs: 0 },
    { to: 'pixel', event: 'PageView', delayMs: 500 },
    { to: 'analytics', path: accountReady.path, tags },
  ]);
});

it('tells analytics no ids and nothing behind a path', () => {
  const [call] = trackingCalls(
    ADULT,
    { ...ALL, pixelId: null },
    { kind: 'page', path: `${href(classOverviewPage, { id: 12 })}?q=ana#x` },
  );
  expect(call).toMatchObject({ to: 'analytics', path: classOverviewPage.path });
});

it('tells that somebody has signed up, with the value 1, and bought, with 0, in USD', () => {
  expect(trackingCalls(ADULT, ALL, { kind: 'signed-up' })).toEqual([
    { to: 'conversion', event: 'sign-up', worth: { value: 1, currency: 'USD' } },
  ]);
  expect(trackingCalls(ADULT, ALL, { kind: 'purchased' })).toEqual([
    { to: 'pixel', event: 'Purchase', worth: { value: 0, currency: 'USD' } },
  ]);
});
