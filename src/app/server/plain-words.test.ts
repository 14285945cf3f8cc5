import { beforeAll, expect, it } from 'vitest';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { Problem } from '#platform/endpoint/contract/problem.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { endpoints } from '../contract/endpoints.ts';
import { exampleRequest } from './testing/requests/example-request.ts';
import { useTestApp } from './testing/test-app.ts';
import type { Caller } from './world.ts';

const test = useTestApp();
const people = new Map<Role, Caller>();

beforeAll(async () => {
  // The first of all ids is the one that examples name: an admin, whom no call locks out.
  people.set('admin', await test.world.admin('Otis'));
  people.set('teacher', await test.world.teacher('Rivera'));
  people.set('student', await test.world.student('Ana'));
});

/** Values of every type, none of which fits most fields; undefined leaves the field out. */
const VALUES = [undefined, null, '', 'x', 'x'.repeat(12_000), -1, 1.5, 1e300, true, [], [null], {}, { a: 1 }];
/** The same in an address. */
const WORDS = ['', 'x', '-1', '1.5', '1e300', 'true'];

/** How the schema library's own sentences begin, and what they have in them. */
const OF_THE_LIBRARY = /^(Invalid|Too (big|small)|Unrecognized)\b|\bexpected\b.*\b(received|to (be|have))\b/;

/** Calls that can be wrong: headers that may all be left out cannot. */
const inputs = endpoints.filter(
  ({ params, query, body, rawBody, headers }) =>
    !rawBody && (params ?? query ?? body ?? headers?.safeParse({}).success === false),
);

type Payload = Record<string, unknown>;

/** Every body in which one field, however deep, is replaced by each wrong value. */
function wrongBodies(value: unknown): unknown[] {
  if (Array.isArray(value)) return wrongBodies(value[0]).map((one) => [one]);
  if (typeof value !== 'object' || value === null) return VALUES;
  const fields = Object.entries(value as Payload);
  return [
    ...VALUES,
    ...fields.flatMap(([name, inner]) => wrongBodies(inner).map((one) => ({ ...value, [name]: one }))),
  ];
}

/** Requests for an endpoint with one thing wrong in each. */
function wrongRequests(endpoint: EndpointSpec) {
  const method = endpoint.methods.at(-1) ?? 'GET';
  const example = exampleRequest(endpoint, method, {}, 'all');
  const [path = '', query = ''] = (typeof example.url === 'string' ? example.url : '').split('?');
  const names = [...new URLSearchParams(query).keys()];
  return [
    ...wrongBodies(example.payload).map((payload) => ({ ...example, payload })),
    ...(endpoint.path.match(/\{\w+\}/g) ?? []).flatMap((parameter) =>
      WORDS.map((word) => ({ ...example, url: `/api/${endpoint.path.replace(parameter, word || '%20')}` })),
    ),
    ...names.flatMap((name) => WORDS.map((word) => ({ ...example, url: `${path}?${name}=${word}` }))),
    { ...example, url: path, headers: {} },
  ];
}

it.each(inputs)('says in our words what is wrong with a request for $name', async (endpoint) => {
  const { access } = endpoint;
  const role = access.kind === 'signedIn' ? access.roles[0] : undefined;
  const token = role && people.get(role)?.token;
  const messages: string[] = [];
  for (const { payload, ...request } of wrongRequests(endpoint)) {
    if ('limit' in endpoint) await test.database.pool.query('delete from limits');
    const reply = await test.app.server.inject({
      ...request,
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
      headers: {
        ...request.headers,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    if (reply.statusCode === 400)
      messages.push(...reply.json<Problem>().errors.map(({ message }) => message));
  }
  expect(messages.length).toBeGreaterThan(0);
  expect([...new Set(messages)].filter((message) => OF_THE_LIBRARY.test(message) || message === '')).toEqual(
    [],
  );
});
