import { describe, expect, it } from 'vitest';
import { readAds } from './read-ads.ts';
import { adsWith, EVERYTHING } from './testing/sample-ads.ts';

it('reads every field into our words', () => {
  expect(adsWith()).toMatchObject({
    id: 'school-ads',
    isChildDirected: true,
    isBiddingOn: true,
    refreshMs: 30_000,
    refusedCountries: ['FR', 'BR'],
    videoLineItems: ['6012345678'],
    targeting: { site: ['reading'], grade: ['3', '4'] },
    options: {
      autoAds: true,
      adsenseId: 'ca-pub-1234567890',
      interstitial: true,
      asksForConsent: true,
      networkAds: true,
      alternativeToAutoAds: true,
    },
    districtDomains: ['district.example'],
  });
  expect(adsWith().bidders['third']).toEqual({ isOnByDefault: true, isUsedForChildren: false });
  expect(adsWith().pages.map(({ name, paths, arePatterns }) => [name, paths.length, arePatterns])).toEqual([
    ['nQuiz', 1, false],
    ['review', 1, true],
    ['default', 0, false],
  ]);
});

it('gives an ad what its page says, and what it says itself before that', () => {
  const [quiz] = adsWith().pages;
  expect(quiz?.placements.desktop.left).toEqual({
    name: 'RT_{page}_{device}_{place}_{hash}',
    network: '1234567',
    sizes: [[160, 600]],
    floor: 0.2,
    bidders: { first: false, second: { placement: 7 } },
    isLazy: false,
  });
  expect(quiz?.placements.desktop.top).toMatchObject({
    name: 'RT_Quiz_D_Top',
    network: '7654321',
    floor: 0.1,
    isLazy: true,
  });
  expect(quiz?.placements.mobile).toMatchObject({ bottom: { network: '1234567', bidders: { first: true } } });
  expect(adsWith().pages[2]?.placements.mobile.top?.floor).toBe(0.05);
});

it('needs an id alone: nothing is on, the floor is 0.03, and nothing is refreshed', () => {
  expect(readAds('{"id":"a"}')).toEqual({
    kind: 'read',
    ads: {
      id: 'a',
      isChildDirected: false,
      isBiddingOn: false,
      refreshMs: -1,
      refusedCountries: [],
      videoLineItems: [],
      targeting: {},
      pages: [],
      options: {
        autoAds: false,
        adsenseId: null,
        interstitial: false,
        asksForConsent: false,
        networkAds: false,
        alternativeToAutoAds: false,
      },
      bidders: {},
      districtDomains: [],
    },
  });
  const page = { name: 'quiz', url: ['/a'], desktop: { top: { name: 'A', network: '1', sizes: [[1, 1]] } } };
  expect(adsWith({ default_floor: undefined, pages: [page] }).pages[0]?.placements.desktop.top?.floor).toBe(
    0.03,
  );
});

/** Every object of the configuration, by the path to it. */
const OBJECTS = [
  [],
  ['pages', 0],
  ['pages', 0, 'ad_unit_defaults'],
  ['pages', 0, 'desktop', 'left'],
  ['options'],
  ['bidders', 'first'],
];

/** A copy of the sample with one value put at a path; undefined takes it away. */
function written(path: readonly (string | number)[], value: unknown): string {
  const copy: unknown = structuredClone(EVERYTHING);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((at, key) => Reflect.get(Object(at), key), copy);
  Reflect.set(Object(parent), last, value);
  return JSON.stringify(copy);
}

describe('an unknown field is named', () => {
  it.each(OBJECTS.map((path) => [[...path, 'colour']]))('%j', (path) =>
    expect(readAds(written(path, 1))).toEqual({
      kind: 'fault',
      field: path.join('.'),
      message: 'is not a field of the configuration',
    }),
  );
});

const TEXTS = ['', 'on', 'a b', '7'];
const NO_FLAG = [null, 0, 1, 'true', [], {}];
const NO_FLOOR = [null, '0.03', -0.01, 1_000.5, [], {}];
const NO_OBJECT = [null, 1, 'a', [1], true];
const NO_LIST = [null, 1, 'a', {}, true];

/** What each field refuses. */
const BAD: readonly (readonly [path: readonly (string | number)[], values: readonly unknown[]])[] = [
  [['id'], [undefined, null, 7, '', 'two words', 'x'.repeat(101)]],
  [['is_coppa'], NO_FLAG],
  [['is_hb'], NO_FLAG],
  [['refresh_timeout'], [null, '30000', 0.5, 3_600_001]],
  [['default_floor'], NO_FLOOR],
  [['blacklist_isos'], NO_LIST],
  [
    ['blacklist_isos', 1],
    [null, 7, '', 'XX', 'Germany', 'D'],
  ],
  [['video_line_items'], NO_LIST],
  [
    ['video_line_items', 0],
    [null, 7, '', 'x1', '1'.repeat(21)],
  ],
  [['targetingMap'], NO_OBJECT],
  [
    ['targetingMap', 'site'],
    [null, 7, '', [], ['']],
  ],
  [['targetingMap', 'two words'], ['a']],
  [['pages'], NO_LIST],
  [['pages', 0], NO_OBJECT],
  [
    ['pages', 0, 'name'],
    [undefined, null, 'home', 'NQUIZ'],
  ],
  [
    ['pages', 0, 'url'],
    [...NO_LIST, []],
  ],
  [
    ['pages', 0, 'url', 0],
    [null, 7, '', 'app', '/a b', '/a?b=c', '/a#b'],
  ],
  [
    ['pages', 1, 'url', 0],
    ['(', '[', '*'],
  ],
  [['pages', 2, 'url'], [['/a']]],
  [['pages', 0, 'urlRegex'], NO_FLAG],
  [['pages', 0, 'desktop'], NO_OBJECT],
  [['pages', 0, 'mobile'], NO_OBJECT],
  [['pages', 0, 'desktop', 'middle'], [{}]],
  [['pages', 0, 'desktop', 'left'], NO_OBJECT],
  [
    ['pages', 0, 'desktop', 'left', 'name'],
    [null, 7, '', 'two words', '{user}', 'a/b'],
  ],
  [
    ['pages', 0, 'desktop', 'left', 'network'],
    [null, 7, '', 'x', '/1', '1,2,3'],
  ],
  [
    ['pages', 0, 'desktop', 'left', 'sizes'],
    [...NO_LIST, []],
  ],
  [
    ['pages', 0, 'desktop', 'left', 'sizes', 0],
    [null, 300, '300x250', [300], [300, 250, 1]],
  ],
  [
    ['pages', 0, 'desktop', 'left', 'sizes', 0, 1],
    [0, -1, 1.5, 4_001, '250'],
  ],
  [['pages', 0, 'desktop', 'left', 'floor'], NO_FLOOR],
  [['pages', 0, 'desktop', 'left', 'bidders'], NO_OBJECT],
  [
    ['pages', 0, 'desktop', 'left', 'bidders', 'first'],
    [null, 1, 'on', [], { a: {} }],
  ],
  [['pages', 0, 'desktop', 'left', 'bidders', '7 up'], [true]],
  [['pages', 0, 'desktop', 'left', 'is_lazy'], NO_FLAG],
  [['pages', 0, 'ad_unit_defaults'], NO_OBJECT],
  [['pages', 0, 'ad_unit_defaults', 'floor'], NO_FLOOR],
  [['options'], NO_OBJECT],
  [['options', 'auto_ads'], NO_FLAG],
  [
    ['options', 'adsense_id'],
    [null, 7, ...TEXTS],
  ],
  [['options', 'interstitial'], NO_FLAG],
  [['options', 'is_consent_enabled'], NO_FLAG],
  [['options', 'ascendium_ads_enabled'], NO_FLAG],
  [['options', 'is_next_millennium'], NO_FLAG],
  [['bidders'], NO_OBJECT],
  [['bidders', 'first'], NO_OBJECT],
  [['bidders', 'first', 'is_on_by_default'], NO_FLAG],
  [['bidders', 'first', 'is_used_for_children'], NO_FLAG],
  [['bidders', '7 up'], [{}]],
  [['district_domains'], NO_LIST],
  [
    ['district_domains', 0],
    [null, 7, '', 'school', '@school.example', 'a b.example'],
  ],
];
const CASES = BAD.flatMap(([path, values]) => values.map((value) => [path.join('.'), value, path] as const));

describe('a bad value is refused with the name of its field and what it is', () => {
  it.each(CASES)('%s: %j', (name, value, path) => {
    const read = readAds(written(path, value));
    if (read.kind !== 'fault') throw new Error('It was read.');
    // What is wrong inside a field is named with its place in it.
    expect(`${read.field}.`.startsWith(`${name}.`)).toBe(true);
    expect(read.message).toMatch(/^(is|has) /);
  });

  it('for each field of the configuration', () => {
    const named = new Set(CASES.map(([name]) => name.replaceAll(/\.\d+/g, '')));
    const fields = (at: unknown): string[] =>
      Object.entries(Object(at)).flatMap(([key, value]) => [
        key,
        ...(typeof value === 'object' ? fields(value) : []),
      ]);
    const known = new Set([...named].flatMap((name) => name.split('.')));
    const OF_OPERATORS = /^(\d+|site|grade|top|bottom|placement|first|second|third|fourth|fifth|sixth)$/;
    expect(fields(EVERYTHING).filter((field) => !known.has(field) && !OF_OPERATORS.test(field))).toEqual([]);
  });
});

const NEEDED = (at: string) => `is needed, here or in ${at}.ad_unit_defaults`;
const SAME = { ...EVERYTHING.pages[0], url: ['/READ/quiz/'] };
const patterns = (url: readonly string[]) => written(['pages', 1], { name: 'review', url, urlRegex: true });

it.each<[what: string, text: string, field: string | null, message?: string]>([
  ['nothing', '', 'the configuration', 'is not JSON'],
  ['half of it', '{"id":', 'the configuration', 'is not JSON'],
  ['a list', '[]', 'the configuration', 'is an object'],
  ['null', 'null', 'the configuration', 'is an object'],
  ['too much', ' '.repeat(200_001), 'the configuration', 'has at most 200000 characters'],
  ['an ad with the network of its page', written(['pages', 0, 'desktop', 'top', 'network'], undefined), null],
  [
    'an ad without a network',
    written(['pages', 0, 'ad_unit_defaults', 'network'], undefined),
    'pages.0.desktop.left.network',
    NEEDED('pages.0'),
  ],
  [
    'an ad without a name',
    written(['pages', 2, 'mobile', 'top', 'name'], undefined),
    'pages.2.mobile.top.name',
    NEEDED('pages.2'),
  ],
  [
    'an ad without a size',
    written(['pages', 2, 'mobile', 'top', 'sizes'], undefined),
    'pages.2.mobile.top.sizes',
    NEEDED('pages.2'),
  ],
  [
    'a bidder that is nowhere described',
    written(['bidders', 'second'], undefined),
    'bidders.second',
    'is needed, because an ad names this bidder',
  ],
  ['a path on two pages', written(['pages', 1], SAME), 'pages.1', 'is on page 0 already'],
  ['a pattern twice', patterns(['^/a', '^/a']), 'pages.1', 'is on page 1 already'],
  ['patterns that differ in a capital letter', patterns(['/\\d', '/\\D']), null],
  ['two pages for all others', written(['pages', 1], { name: 'default' }), 'pages.2', 'is on page 1 already'],
  [
    'auto-ads without an id',
    written(['options'], { auto_ads: true }),
    'options.adsense_id',
    'is needed where auto_ads is true',
  ],
  ['what is in their place', written(['options'], { auto_ads: true, is_next_millennium: true }), null],
])('judges %s', (_what, text, field, message) => {
  expect(readAds(text)).toMatchObject(field === null ? { kind: 'read' } : { kind: 'fault', field, message });
});
