import { describe, expect, it } from 'vitest';
import { AD_LOADS, adLoadsFor } from './ad-loads.ts';
import { DEVICES } from './ad-words.ts';
import type { AdConfiguration } from './read-ads.ts';
import { EVERYBODY, everybody } from './testing/everybody.ts';
import { adsWith, EVERYTHING } from './testing/sample-ads.ts';
import { type AdsSeen, adsSeenBy } from './who-sees-ads.ts';

const SEEN: AdsSeen = { kind: 'ads' };
const OFF = { interstitial: false, ascendium_ads_enabled: false, auto_ads: false };
const options = (change: Readonly<Record<string, unknown>>) =>
  adsWith({ options: { ...EVERYTHING.options, ...OFF, ...change } });
const names = (ads: AdConfiguration, path: string, device: (typeof DEVICES)[number] = 'desktop') =>
  adLoadsFor(SEEN, ads, { path, device }).map(({ what }) => what);

it.each<[string, AdConfiguration, string, readonly string[]]>([
  ['with ads and bidders', options({}), '/read/quiz', ['ad-tag', 'bidding']],
  ['with bidding off', adsWith({ is_hb: false, options: {} }), '/read/quiz', ['ad-tag']],
  ['where no ad stands', options({}), '/read/quiz/review', []],
  [
    'where none stands but an interstitial',
    options({ interstitial: true }),
    '/app',
    ['ad-tag', 'interstitial'],
  ],
  ['with the network', options({ ascendium_ads_enabled: true }), '/app', ['ad-network']],
  ['with auto-ads', options({ auto_ads: true, is_next_millennium: false }), '/app', ['auto-ads']],
  ['with what is in their place', options({ auto_ads: true }), '/app', ['alternative-to-auto-ads']],
  ['with the alternative alone', options({ is_next_millennium: true }), '/app', []],
  ['without a page', adsWith({ pages: [], options: {} }), '/read/quiz', []],
])('loads %s', (_what, ads, path, wanted) => expect(names(ads, path)).toEqual(wanted));

it('loads for the device', () => {
  expect(names(options({}), '/app', 'mobile')).toEqual(['ad-tag', 'bidding']);
  expect(names(options({}), '/app', 'desktop')).toEqual([]);
});

it.each([
  ['/read/quiz', 5_000, 'page-ad'],
  ['/read/quiz/results', 5_000, 'page-ad'],
  ['/read/report', 5_000, 'report-ad'],
  ['/teaching/studentReport', 5_000, 'report-ad'],
  ['/read/dashboard', 0, 'page-ad'],
  ['/read/quizzes', 0, 'page-ad'],
])('gives auto-ads on %s %i ms and the prefix %s', (path, delayMs, prefix) => {
  const loads = adLoadsFor(SEEN, options({ auto_ads: true }), { path, device: 'desktop' });
  expect(loads.at(-1)).toEqual({ what: 'alternative-to-auto-ads', delayMs, prefix });
});

describe('of everybody, on every kind of page, with everything configured', () => {
  const PATHS = ['/read/quiz', '/read/report', '/app', '/other'];
  const CONFIGURATIONS = [adsWith(), adsWith({ is_coppa: false }), null];
  let cases = 0;
  let loaded = 0;
  const wrong: unknown[] = [];
  for (const facts of everybody())
    for (const ads of CONFIGURATIONS)
      for (const path of PATHS)
        for (const device of DEVICES) {
          cases += 1;
          const loads = adLoadsFor(adsSeenBy(facts, ads), ads, { path, device });
          if (loads.length === 0) continue;
          loaded += 1;
          const isChild = facts.isUnderThirteen || facts.inBelowThirteenClass || facts.isImpersonated;
          if (isChild || ads === null) wrong.push({ facts, path });
        }

  it('each is judged', () => expect(cases).toBe(EVERYBODY * 3 * 4 * 2));

  it('nothing is loaded for a child, while impersonating, or without a configuration', () => {
    expect(wrong).toEqual([]);
  });

  // 18 people see ads (who-sees-ads.test.ts), with two configurations that load something on each page.
  it('something is for those who see ads', () => expect(loaded).toBe(18 * 2 * 4 * 2));
});

it('knows of no other load', () => {
  const all = ['/read/quiz', '/app'].flatMap((path) =>
    [options({ auto_ads: true, is_next_millennium: false }), adsWith()].flatMap((ads) => names(ads, path)),
  );
  expect(new Set(all)).toEqual(new Set(AD_LOADS));
});
