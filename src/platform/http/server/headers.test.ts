import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'light-my-request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '#app/server/build-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { href } from '#platform/screens/core/address.ts';
import { login, quizPage } from '#platform/screens/core/addresses.ts';
import { createHttpServer } from './http-server.ts';

const test = useTestApp();
let database: Database;
let app: App;

beforeAll(async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'openleaf-headers-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<meta name="csp-nonce" content="__NONCE__">');
  await writeFile(join(webFolder, 'assets/main-1a2b.js'), 'console.log("a leaf");');
  database = openDatabase({ url: test.url, connections: 2, onIdleError: () => {} });
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATABASE_URL: test.url,
    PUBLIC_ORIGIN: 'https://reading.example.org',
  });
  app = await buildApp({ config, database, webFolder });
});
afterAll(() => app.close());

/** What every answer carries, whatever it is. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const NO_FEATURES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';
/** An answer of the program, which is neither shown nor kept. */
const DATA = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': NO_FEATURES,
};
const PROBLEM = { ...DATA, 'content-type': expect.stringMatching(/^application\/problem\+json/) };
const PAGE = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringContaining("script-src 'self'"),
  'content-type': 'text/html; charset=utf-8',
  'permissions-policy': NO_FEATURES,
};
const post = (url: string, payload: string): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': 'application/json' },
});

it.each<[what: string, request: InjectOptions, status: number, headers: Record<string, unknown>]>([
  ['a page', { url: href(quizPage) }, 200, PAGE],
  [
    'the login page',
    { url: href(login) },
    200,
    { ...PAGE, 'permissions-policy': NO_FEATURES.replace('()', '(self)') },
  ],
  ['a page that is not there', { url: '/nothing/here' }, 404, PAGE],
  [
    'an asset',
    { url: '/assets/main-1a2b.js' },
    200,
    { ...DATA, 'cache-control': 'public, max-age=31536000, immutable' },
  ],
  ['a health check', { url: '/healthz' }, 200, DATA],
  ['an answer of a call', post('/api/welcome/validateEmail', '{"email":"a@b.example"}'), 200, DATA],
  ['a body that is not right', post('/api/auth/login', '{}'), 400, PROBLEM],
  ['an address that cannot be read', { url: '/%E0%A4%A' }, 400, PROBLEM],
  ['nobody signed in', post('/api/auth/logout', ''), 401, PROBLEM],
  ['a wrong login', post('/api/auth/login', '{"username":"nobody","password":"x"}'), 401, PROBLEM],
  ['a call that is not there', { url: '/api/nowhere' }, 404, PROBLEM],
  ['a file that is not there', { url: '/assets/nowhere.js' }, 404, PROBLEM],
  ['a wrong method for a call', { url: '/api/auth/login' }, 405, { ...PROBLEM, allow: 'POST' }],
  [
    'a wrong method for a call with an id',
    { method: 'POST', url: '/api/class/7' },
    405,
    { ...PROBLEM, allow: 'PUT, GET, DELETE' },
  ],
  [
    'a wrong method for a page',
    { method: 'POST', url: href(login) },
    405,
    { ...PROBLEM, allow: 'GET, HEAD' },
  ],
  [
    'too large a body',
    post('/api/auth/login', JSON.stringify({ username: 'x'.repeat(17_000) })),
    413,
    PROBLEM,
  ],
  [
    'another type',
    { ...post('/api/auth/login', 'a=b'), headers: { 'content-type': 'text/csv' } },
    415,
    PROBLEM,
  ],
])('%s has its headers', async (_what, request, status, headers) => {
  const answer = await app.server.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ ...ALWAYS, ...headers });
});

it('a call that the database cannot answer has its headers', async () => {
  // Its connections are given back when the service closes; no statement begins from now on.
  void database.pool.end();
  for (const request of [{ url: '/readyz' }, post('/api/auth/login', '{"username":"a","password":"b"}')]) {
    const answer = await app.server.inject(request);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ ...ALWAYS, ...DATA, 'retry-after': '2' });
  }
});

const bareServer = () =>
  createHttpServer({ trustProxy: false, logLevel: 'silent', publicOrigin: 'https://reading.example.org' });
const opened = async (server: ReturnType<typeof bareServer>) => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return connect((server.server.address() as AddressInfo).port, '127.0.0.1');
};
/** Status line and headers of the last answer in what a connection said. */
const lastHeadOf = (said: string) =>
  `HTTP/1.1 ${said.split('HTTP/1.1 ').at(-1)}`.split('\r\n\r\n')[0]?.toLowerCase() ?? '';
const headersMissing = (head: string) =>
  Object.entries({ ...ALWAYS, ...DATA }).filter(
    ([name, value]) => !head.includes(`${name}: ${value.toLowerCase()}`),
  );

it('a request that is no HTTP has its headers', async () => {
  const server = bareServer();
  const socket = await opened(server);
  socket.end('HELLO\r\n\r\n');
  const said = await text(socket);
  expect(lastHeadOf(said)).toMatch(/^http\/1.1 400 bad request/);
  expect(headersMissing(lastHeadOf(said))).toEqual([]);
  expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, code: 'invalid-request' });
  await server.close();
});

it('a server that is closing puts a request off, with its headers', async () => {
  const server = bareServer();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<string>();
  server.get('/slow', () => {
    begun.resolve();
    return release.promise;
  });
  const socket = await opened(server);
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await begun.promise;
  const closed = server.close();
  await once(server.server, 'close', { signal: AbortSignal.timeout(200) }).catch(() => {});
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  setTimeout(() => release.resolve('done'), 200);
  const head = lastHeadOf(await text(socket));
  expect(head).toMatch(/^http\/1.1 503 /);
  expect(headersMissing(head)).toEqual([]);
  await closed;
});
