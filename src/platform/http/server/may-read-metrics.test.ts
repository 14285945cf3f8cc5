import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp } from '#app/server/testing/test-app.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { addHealthRoutes } from './health-routes.ts';

const TOKEN = 'a-token-of-the-operator-27';
const PROXIED = { TRUST_PROXY: '127.0.0.1', PUBLIC_ORIGIN: 'https://reading.example.org' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Asked = readonly [
  who: string,
  remoteAddress: string,
  headers: Readonly<Record<string, string>>,
  status: number,
];

const answers = (test: TestApp, asked: readonly Asked[]) =>
  it.each(asked)('answers %s', async (_who, remoteAddress, headers, status) => {
    const answer = await test.app.server.inject({ url: '/metrics', remoteAddress, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('openleaf_request_seconds')).toBe(status === 200);
  });

describe('in a demo', () => {
  // Without the variable of the test database this is the configuration of a demo.
  answers(useTestApp({ DATABASE_URL: '' }), [
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine over IPv6', '::1', {}, 200],
    ['another machine', '203.0.113.9', {}, 404],
    ['a proxy on this machine', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }, 421],
  ]);
});

describe.each([
  ['nothing but DATABASE_URL', {}],
  ['a public address', { PUBLIC_ORIGIN: 'https://reading.example.org' }],
  ['a proxy', { TRUST_PROXY: '127.0.0.1' }],
])('in production without a token, with %s', (_what, env) => {
  answers(useTestApp(env), [
    ['this machine, or a proxy on it that adds no header', '127.0.0.1', {}, 404],
    ['another machine', '203.0.113.9', {}, 404],
  ]);
});

/** What the log says of the token when the server starts. */
const linesOf = async (env: Readonly<Record<string, string>>) => {
  const server = fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
  });
  const lines: string[] = [];
  const { mode, metricsToken } = readConfig(env);
  const metrics = { token: metricsToken, isDemo: mode === 'demo' };
  addHealthRoutes(server, null as never, { registry: new Registry(), metrics });
  await server.close();
  return lines.filter((line) => line.includes('METRICS_TOKEN'));
};

describe('the log at the start', () => {
  it('says in production without a token how to open the metrics', async () => {
    const PRODUCTION = { DATABASE_URL: 'postgres://nowhere/openleaf' };
    expect(await linesOf(PRODUCTION)).toHaveLength(1);
    expect(await linesOf({ ...PRODUCTION, METRICS_TOKEN: TOKEN })).toEqual([]);
    expect(await linesOf({})).toEqual([]);
  });
});

describe('without a token', () => {
  answers(useTestApp(PROXIED), [
    ['this machine, which may be a proxy that adds no header', '127.0.0.1', {}, 404],
    ['another machine', '203.0.113.9', {}, 404],
    ['another machine that claims to be this one', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['another machine with a token of its own', '203.0.113.9', bearer(TOKEN), 404],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['a proxy that believes its caller', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['a proxy that says so elsewhere', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }, 404],
    [
      'one that invents a token and knows the process by its address only',
      '127.0.0.1',
      { ...bearer(TOKEN), host: '10.0.0.5:3000' },
      421,
    ],
  ]);
});

describe('with a token', () => {
  answers(useTestApp({ METRICS_TOKEN: TOKEN, ...PROXIED }), [
    ['this machine without it, which may be a proxy that adds no header', '127.0.0.1', {}, 404],
    ['this machine without it over IPv6', '::1', {}, 404],
    ['this machine with it', '127.0.0.1', bearer(TOKEN), 200],
    ['this machine with a wrong token', '127.0.0.1', bearer(`${TOKEN}8`), 404],
    ['another machine', '203.0.113.9', {}, 404],
    ['another machine with the token', '203.0.113.9', bearer(TOKEN), 200],
    [
      'one that knows the process by its address only',
      '10.0.0.9',
      { ...bearer(TOKEN), host: '10.0.0.5:3000' },
      200,
    ],
    ['another machine with a wrong token', '203.0.113.9', bearer(`${TOKEN}8`), 404],
  ]);
});
