import type { Random } from './random.ts';

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** An object with a key that means something to JavaScript. Only parsing makes `__proto__` a key of its own. */
const PROTOTYPES = [
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
] as const;

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eevil',
  'İSTANBUL ß ﬁ',
  '👩‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(50),
  '\r\nset-cookie: a=b',
  "' or 1=1; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '${7*7}{{7*7}}%7b7*7%7d',
  '=1+1|calc',
  'NaN',
  'null',
  'true',
  '1e309',
  '0x10',
  '-0',
  '9'.repeat(40),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T23:59:60Z',
  'Etc/Unknown',
  '../UTC',
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  1e-320,
  1e-45,
  1e21,
  1e308,
  -1e308,
  255,
  32_768,
  65_536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  Number.MIN_SAFE_INTEGER,
] as const;

/** Half of a character where it is no text by itself: in a member, in a name. PostgreSQL takes none in JSON. */
const HALVES = [{ a: ['\ud800'] }, { '\udfff': 1 }, { reader: { a: 'b\ud800' } }] as const;

/** Some value that nobody should send. */
export function hostileValue(random: Random): unknown {
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return random.pick(TEXTS);
    case 3:
    case 4:
      return random.pick(NUMBERS);
    case 5:
      return random.pick([null, true, false, [], {}, [[]], [null], ...HALVES]);
    case 6:
      return JSON.parse(random.pick(PROTOTYPES));
    case 7:
      return random.pick(['x', 'é', '\u0001', '"']).repeat(random.pick([81, 257, 401, 1001, 20_000]));
    default:
      return random.chance(0.9)
        ? random.pick([[1, 2, 3], { a: 1 }, 'text', 7])
        : deep(random.pick([50, 2_000, random.chance(0.5) ? 5 : 2_500]));
  }
}

/** A word for an address or a header, as a client may send it: already escaped, or badly. */
export function hostileWord(random: Random): string {
  const raw = random.pick([
    '%00',
    '%',
    '%zz',
    '%ff%fe',
    '%ed%a0%80',
    '..%2f..',
    '%2e%2e',
    '0x1',
    '1e3',
    '1.0',
    '+1',
    '-1',
    'NaN',
    '[]',
  ]);
  const text = random.pick<string>([...TEXTS, ...NUMBERS.map(String), '1'.repeat(250)]);
  return random.chance(0.4) ? raw : encodeURIComponent(text.toWellFormed());
}
