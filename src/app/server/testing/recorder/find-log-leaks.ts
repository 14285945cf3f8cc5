import { createHash } from 'node:crypto';
import type { Exchange, Leak, Recording } from './exchange.ts';
import { leavesOf } from './json-leaves.ts';
import type { Secrets } from './secrets.ts';

/** What no log may contain, known by its form alone. */
const FORMS: readonly (readonly [what: string, form: RegExp])[] = [
  ['email address', /[\w.%+-]+@[\w-]+\.[\w.-]+/],
  ['password hash', /\$argon2|\$2[aby]\$|\$scrypt/],
  ['address of a device', /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,}/i],
  ['kind of a browser', /Mozilla|AppleWebKit|lightMyRequest/],
  ['address of the database with its password', /postgres(?:ql)?:\/\//],
  ['values of a row', /\bKey \(|Failing row|\bDETAIL\b/],
  ['birth date', /birth/i],
  ['header of a session', /\bBearer\b/i],
  // Keys, tokens and hashes of any kind.
  ['something like a key', /[\w=-]{40,}/],
];
/** Shorter ones are words. */
const DISTINCTIVE = 8;

/** Searches the log for everything about people, including what may be known otherwise. */
export function findLogLeaks(recording: Recording, secrets: Secrets): Leak[] {
  const lines = remarkable(recording);
  const needles = lines.length === 0 ? [] : needlesOf(recording, secrets);
  return lines.flatMap((line) =>
    [
      ...FORMS.filter(([, form]) => form.test(line)).map(([what]) => what),
      ...needles.filter(([, text]) => line.includes(text)).map(([what]) => what),
    ].map((what) => ({ what: `${what} in the log`, route: 'log', actorId: null, at: '', excerpt: line })),
  );
}

/** Members of every line, which hold a number, a word or a name of ours; anything else in them is remarkable. */
const usualMembers = (
  routes: ReadonlySet<unknown>,
): Readonly<Record<string, (value: unknown) => boolean>> => ({
  level: isNumber,
  ms: isNumber,
  status: isNumber,
  time: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  reqId: (value) => typeof value === 'string' && /^[\da-f-]{36}$/.test(value),
  method: (value) => typeof value === 'string' && /^[A-Z]{3,7}$/.test(value),
  // The pattern of a route, which holds nothing that a caller sent.
  route: (value) => routes.has(value),
  // What the provider of payments calls its own objects: an operator looks them up there, and they open nothing.
  customer: isNameOf('cus'),
  subscription: isNameOf('sub'),
  event: isNameOf('evt'),
  priceId: isNameOf('price'),
  param: isNameOf('price'),
});
const isNameOf = (kind: string) => (value: unknown) =>
  typeof value === 'string' && new RegExp(`^${kind}_\\w{1,32}$`).test(value);
const isNumber = (value: unknown) => typeof value === 'number';

/** What is left of each line without what every line holds; a line that is no JSON as it is. */
function remarkable({ log, exchanges }: Recording): string[] {
  const usual = usualMembers(new Set(exchanges.map(({ route }) => route.slice(route.indexOf(' ') + 1))));
  const left = log.map((line) => {
    const members = leavesOf(line)[0]?.value;
    if (typeof members !== 'object' || members === null) return line.trim();
    const rest = Object.entries(members).filter(([name, value]) => usual[name]?.(value) !== true);
    return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
  });
  return [...new Set(left)].filter((line) => line !== '');
}

type Needle = readonly [what: string, text: string];

/** Texts that are looked for as they are. */
function needlesOf({ exchanges, tokens }: Recording, { people, questions }: Secrets): Needle[] {
  const needles: Needle[] = [
    ...[...tokens.keys()].flatMap((token): Needle[] => [
      ['session token', token],
      ...(['hex', 'base64', 'base64url'] as const).map(
        (form): Needle => ['hash of a session token', createHash('sha256').update(token).digest(form)],
      ),
    ]),
    ...people.flatMap(({ username, firstName, lastName }): Needle[] => [
      ['username', username],
      ['name', firstName && lastName ? `${firstName} ${lastName}` : ''],
    ]),
    ...questions.flatMap(({ rationales }) => rationales.map((text): Needle => ['rationale', text])),
    ...exchanges.flatMap(typedIn),
  ];
  const distinct = new Map(needles.map((needle) => [needle[1], needle] as const));
  return [...distinct.values()].filter(([, text]) => text.length >= DISTINCTIVE);
}

/** What a person typed or sent: in a body, and in an address. */
function typedIn({ sent, sentBody }: Exchange): Needle[] {
  const [address = ''] = sent.split('\n', 1);
  const texts = typeof sentBody === 'object' && sentBody !== null ? textsIn(sentBody) : [];
  return [
    ...(/[?\d]/.test(address) ? [['address with what was asked', address] as const] : []),
    ...texts.map((text): Needle => ['something that was sent', text]),
  ];
}

/** Every text of a body; a body may be nested deeper than it can be written. */
function textsIn(body: object): string[] {
  try {
    return leavesOf(JSON.stringify(body)).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  } catch {
    return [];
  }
}
