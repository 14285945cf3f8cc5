import type { InjectOptions } from 'light-my-request';
import type { Samples } from '../requests/example-value.ts';
import { hostileValue, hostileWord } from './hostile-values.ts';
import type { Operation, Parameter } from './operations.ts';
import type { Random } from './random.ts';
import { validValue } from './valid-value.ts';

export interface FuzzRequest {
  readonly options: InjectOptions;
  /** The address was bent, so the router may not find the operation at all. */
  readonly bentPath: boolean;
}

/** What is bent: nothing in a third of the requests, else mostly the body. */
type Bend = 'nothing' | 'path' | 'query' | 'header' | 'body' | 'text' | 'type';

/** A body that is refused for its length. */
const TOO_LONG = 1_100_000;
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/problem+json',
  'application/json, text/html',
  'APPLICATION/JSON',
  '/',
  'x'.repeat(500),
] as const;

/** Makes a request for an operation from what the document says about it, right or bent in one place. */
export function makeRequest(operation: Operation, samples: Samples, random: Random): FuzzRequest {
  const bend = chooseBend(operation, random);
  const parameters = (location: Parameter['in']) =>
    operation.parameters.filter((candidate) => candidate.in === location);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((candidate) => candidate.name === name);
    return bend === 'path' && random.chance(0.8)
      ? hostileWord(random) || '%20'
      : encodeURIComponent(String(validValue(parameter?.schema ?? {}, samples, random, name)));
  });
  const query = queryOf(parameters('query'), bend, samples, random);
  const body = bodyOf(operation, bend, samples, random);
  return {
    bentPath: bend === 'path',
    options: {
      method: operation.method,
      url: `${path}${query ? `?${query}` : ''}`,
      headers: { ...headersOf(parameters('header'), bend, samples, random), ...body?.headers },
      ...(body && { payload: body.payload }),
    },
  };
}

function chooseBend({ body, parameters }: Operation, random: Random): Bend {
  if (random.chance(0.34)) return 'nothing';
  const has = (location: Parameter['in']) => parameters.some((candidate) => candidate.in === location);
  return random.pick<Bend>([
    ...(body ? (['body', 'body', 'body', 'body', 'text'] as const) : (['text'] as const)),
    ...(has('path') ? (['path'] as const) : []),
    ...(has('header') ? (['header'] as const) : []),
    'query',
    'type',
  ]);
}

function queryOf(parameters: readonly Parameter[], bend: Bend, samples: Samples, random: Random): string {
  const pairs = parameters
    .filter(({ required }) => required || random.chance(0.5))
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(String(validValue(schema, samples, random, name)))}`,
    );
  if (bend !== 'query') return pairs.join('&');
  const name =
    random.pick([
      ...parameters.map((candidate) => candidate.name),
      '__proto__',
      'constructor',
      'a[b]',
      'a[]',
      '%00',
    ]) ?? 'a';
  const bent = `${name}=${hostileWord(random)}`;
  const kept = pairs.filter((pair) => random.chance(0.5) || !pair.startsWith(`${name}=`));
  return [...kept, bent, ...(random.chance(0.4) ? [bent] : [])].join('&');
}

/** A header holds printable characters only; anything else does not reach a server. */
const headersOf = (parameters: readonly Parameter[], bend: Bend, samples: Samples, random: Random) =>
  Object.fromEntries(
    parameters.flatMap(({ name, schema }) => {
      if (bend !== 'header') return [[name, String(validValue(schema, samples, random, name))]];
      return random.chance(0.2) ? [] : [[name, hostileWord(random)]];
    }),
  );

function bodyOf({ body: schema }: Operation, bend: Bend, samples: Samples, random: Random) {
  if (!schema && bend !== 'text' && bend !== 'type') return null;
  const value = schema ? validValue(schema, samples, random) : {};
  const type = bend === 'type' ? random.pick(CONTENT_TYPES) : 'application/json';
  const text = JSON.stringify(bend === 'body' ? bendValue(value, random) : value) ?? '';
  return {
    headers: type ? { 'content-type': type } : {},
    payload: bend === 'text' ? bendText(text, random) : text,
  };
}

/** Replaces, removes or adds one thing somewhere in a value. */
function bendValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return hostileValue(random);
  const entries = Object.entries(value);
  const at = random.below(entries.length + 1);
  const [key, inner] = entries[at] ?? [];
  if (key === undefined) {
    const added = random.pick(['__proto__', 'constructor', 'extra', '', 'role', 'id']);
    return withMember(value, added, hostileValue(random));
  }
  if (random.chance(0.2)) return Array.isArray(value) ? value.toSpliced(at, 1) : withoutMember(value, key);
  return withMember(value, key, random.chance(0.3) ? bendValue(inner, random) : hostileValue(random));
}

function withMember(value: object, key: string, inner: unknown): unknown {
  if (Array.isArray(value))
    return Object.hasOwn(value, key) ? value.with(Number(key), inner) : [...value, inner];
  const copy = { ...value };
  // An assignment to __proto__ would set the prototype instead of a member.
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}

const withoutMember = (value: object, key: string): unknown =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** Spoils the text of a body. */
function bendText(text: string, random: Random): string | Buffer {
  switch (random.below(10)) {
    case 0:
      return '';
    case 1:
      return text.slice(0, random.below(text.length + 1));
    case 2:
      return Buffer.concat([
        Buffer.from(text.slice(0, -1)),
        Buffer.from([0xff, 0xfe, 0x00]),
        Buffer.from('}'),
      ]);
    case 3:
      return `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
    case 4:
      return text.replace('{', '{"__proto__":{"role":"admin"},');
    case 5:
      return text.replace('{', '{"constructor":{"prototype":{"role":"admin"}},');
    case 6:
      return text.replace('}', ',"role":"admin","role":"student"}');
    case 7:
      return text.replaceAll(/\d+/g, random.pick(['9223372036854775808', '1e400', '-0', '1E1', '01']));
    case 8:
      return random.chance(0.1) ? `"${'x'.repeat(TOO_LONG)}"` : `\ufeff${text}`;
    default:
      return random.pick(['null', '0', '""', '[]', 'undefined', '{"a":', `${text}${text}`]);
  }
}
