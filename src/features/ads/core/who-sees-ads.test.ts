import { describe, expect, it } from 'vitest';
import { EVERYBODY, everybody } from './testing/everybody.ts';
import { adsWith } from './testing/sample-ads.ts';
import {
  type AdFacts,
  adsSeenBy,
  isAskedForAds,
  REASONS_FOR_NONE,
  REASONS_FOR_NOTES,
} from './who-sees-ads.ts';

const CONFIGURATIONS = {
  none: null,
  plain: adsWith({ is_coppa: false, blacklist_isos: [], options: {} }),
  whole: adsWith({ is_coppa: false }),
  childDirected: adsWith({ is_coppa: true, options: { is_consent_enabled: true } }),
} as const;
type Name = keyof typeof CONFIGURATIONS;
const NAMES = Object.keys(CONFIGURATIONS) as Name[];

/** How many of all see what. */
const counted = new Map<string, number>();
const seen: { readonly facts: AdFacts; readonly name: Name; readonly kind: string }[] = [];
for (const facts of everybody())
  for (const name of NAMES) {
    const outcome = adsSeenBy(facts, CONFIGURATIONS[name]);
    const key = outcome.kind === 'ads' ? `${name} ads` : outcome.kind;
    counted.set(key, (counted.get(key) ?? 0) + 1);
    if (outcome.kind !== 'none') seen.push({ facts, name, kind: outcome.kind });
  }

describe('of every person and every configuration', () => {
  it('each is judged', () => {
    expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(EVERYBODY * NAMES.length);
  });

  it('nobody under 13, in a class below 13, or impersonated is shown to a third party', () => {
    const shown = seen.filter(({ kind }) => kind === 'ads');
    expect(
      shown.filter(
        ({ facts }) => facts.isUnderThirteen || facts.inBelowThirteenClass || facts.isImpersonated,
      ),
    ).toEqual([]);
    expect(shown.every(({ facts }) => ['student', 'parent'].includes(facts.audience))).toBe(true);
  });

  // Student or parent, three addresses that are of no district, and what is left of country and consent.
  it.each<[Name, number]>([
    // Only the United States, without a refusal.
    ['plain', 2 * 3 * 2],
    // The same, and Germany after consent; France is refused, and a country that is not known may be it.
    ['whole', 2 * 3 * (2 + 1)],
    // Nothing of a child is behind this flag: the same.
    ['childDirected', 2 * 3 * (2 + 1)],
  ])('with the configuration %s, ads are seen by %i', (name, wanted) =>
    expect(counted.get(`${name} ads`)).toBe(wanted),
  );

  it('nothing is seen by anybody without a configuration', () => {
    expect(seen.filter(({ name }) => name === 'none')).toEqual([]);
  });
});

/** A student who sees ads. */
const STUDENT: AdFacts = {
  audience: 'student',
  isUnderThirteen: false,
  inBelowThirteenClass: false,
  isImpersonated: false,
  isFlagged: false,
  isSocial: false,
  emailDomain: 'home.example',
  isSubscribed: false,
  hasSetting: false,
  hasClassWithoutAds: false,
  country: 'US',
  consent: null,
};
const see = (change: Partial<AdFacts>) => adsSeenBy({ ...STUDENT, ...change }, CONFIGURATIONS.whole);

it('shows ads to a student for whom nothing else holds', () => expect(see({})).toEqual({ kind: 'ads' }));

const ALONE: readonly (readonly [string, Partial<AdFacts>, string, string])[] = [
  ['somebody who is not logged in', { audience: 'visitor' }, 'none', 'no-student'],
  ['a teacher', { audience: 'teacher' }, 'none', 'no-student'],
  ['an administrator', { audience: 'admin' }, 'none', 'no-student'],
  ['somebody with the flag', { isFlagged: true }, 'none', 'flagged'],
  ['somebody of a social login', { isSocial: true }, 'none', 'social-login'],
  ['somebody of a district', { emailDomain: 'district.example' }, 'none', 'district'],
  ['somebody of a school of a district', { emailDomain: 'A.District.Example' }, 'none', 'district'],
  ['a subscriber', { isSubscribed: true }, 'none', 'subscribed'],
  ['somebody with the setting', { hasSetting: true }, 'none', 'setting'],
  ['a student of a class without ads', { hasClassWithoutAds: true }, 'none', 'class'],
  ['somebody in a refused country', { country: 'FR' }, 'none', 'country'],
  ['somebody in a refused country of three letters', { country: 'BRA' }, 'none', 'country'],
  ['somebody in an unknown country', { country: null }, 'none', 'country'],
  ['a child', { isUnderThirteen: true }, 'notes', 'under-13'],
  ['a student of 16 in a class below 13', { inBelowThirteenClass: true }, 'notes', 'below-13-class'],
  ['an impersonated student', { isImpersonated: true }, 'notes', 'impersonated'],
  [
    'an impersonated student of a social login',
    { isImpersonated: true, isSocial: true },
    'notes',
    'impersonated',
  ],
  ['somebody in Germany who was not asked', { country: 'DE' }, 'notes', 'no-consent'],
  ['somebody who refused', { consent: 'refused' }, 'notes', 'no-consent'],
];

describe('one fact is enough', () => {
  it.each(ALONE)('for %s', (_who, change, kind, why) => expect(see(change)).toEqual({ kind, why }));

  it('of each reason', () => {
    const reasons = new Set(ALONE.map(([, , , why]) => why));
    const wanted = [...REASONS_FOR_NONE.filter((why) => why !== 'not-configured'), ...REASONS_FOR_NOTES];
    expect([...reasons].toSorted()).toEqual(wanted.toSorted());
  });
});

it('does not take a similar domain for one of the district', () => {
  expect(see({ emailDomain: 'mydistrict.example' })).toEqual({ kind: 'ads' });
});

it('asks those of all people whose answer would change what they see, and nobody else', () => {
  const asked: string[] = [];
  for (const facts of everybody())
    for (const name of NAMES) {
      const ads = CONFIGURATIONS[name];
      const kind = (consent: AdFacts['consent']) => adsSeenBy({ ...facts, consent }, ads).kind;
      const isMissing = facts.consent === null && kind(null) !== kind('given');
      if (isAskedForAds(facts, ads) !== isMissing) throw new Error(JSON.stringify({ facts, name }));
      if (isMissing) asked.push(name);
    }
  // Students and parents with three addresses in Germany, with the two configurations that ask.
  expect(asked).toHaveLength(2 * 3 * 2);
});
