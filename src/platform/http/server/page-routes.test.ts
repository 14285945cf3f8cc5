import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#platform/config/server/config.ts';
import { href } from '#platform/screens/core/address.ts';
import { joinPage, landing, quizPage } from '#platform/screens/core/addresses.ts';
import { classPage, kitPage } from '#platform/screens/core/staff-addresses.ts';
import { createHttpServer } from './http-server.ts';
import { noSuchAddress } from './no-such-address.ts';
import { addPageRoutes } from './page-routes.ts';

const NAME = `"Riverside" & <b>Co</b> $1 $'`;
const SITES = { main: 'https://reading.example.org', underThirteen: 'https://kids.example.org' };
const CONFIGURED = {
  API_BASE_CLASS: 'https://classes.example.org/api',
  API_BASE_MAP: '/maps',
  API_FOREIGN_ORIGINS: 'https://classes.example.org',
};
const SCRIPT = 'console.log("a leaf");'.repeat(50);
const TILES = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', credit: '© <b>Maps</b>' };
let server: FastifyInstance;
let inProduction: FastifyInstance;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openleaf-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<meta name="csp-nonce" content="__NONCE__"><meta name="mode" content="__MODE__"><meta name="sign-up" content="__SIGN_UP__"><meta name="tiles" content="__MAP_TILES__"><meta name="credit" content="__MAP_CREDIT__"><meta name="mail" content="__MAIL__"><meta name="logins" content="__LOGINS__"><meta name="hand-off" content="__HAND_OFF__"><meta name="bases" content="__BASES__">',
  );
  await writeFile(join(folder, 'assets/main-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'service-worker.js'), SCRIPT);
  await writeFile(join(folder, 'secret.key'), 'nobody serves this');
  const serve = async (mode: string) => {
    const made = createHttpServer({
      trustProxy: false,
      logLevel: 'silent',
      publicOrigin: 'https://reading.example.org',
    });
    await addPageRoutes(made, {
      folder,
      mode,
      signUp: () => 'create-class',
      mapTiles: mode === 'production' ? TILES : undefined,
      plans: mode === 'production',
      mail: mode === 'production',
      loginProviders: mode === 'production' ? [{ key: 'school', name: NAME }] : [],
      sites: mode === 'production' ? SITES : null,
      bases: readConfig(mode === 'production' ? CONFIGURED : {}).bases,
      noSuchAddress: noSuchAddress([], '/api/'),
      leadsOn: (path) => path === '/reading/quiz/7',
    });
    return made;
  };
  server = await serve('demo');
  inProduction = await serve('production');
});
afterAll(() => Promise.all([server.close(), inProduction.close()]));

it('gives every screen the page, with a fresh nonce and a policy without unsafe-inline', async () => {
  const nonces = new Set<string>();
  for (const url of [href(landing), href(quizPage), `${href(classPage, { id: 7 })}?x=1`]) {
    const { body, headers } = await server.inject({ url });
    const nonce = /csp-nonce" content="([^"]+)"/.exec(body)?.[1] ?? '';
    nonces.add(nonce);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'strict-transport-security': expect.any(String),
    });
    expect(body).toContain('content="demo"');
    expect(body).toContain('content="create-class"');
    expect(body).toContain('name="mail" content="off"');
    expect(body).toContain('name="logins" content="[]"');
  }
  expect(nonces.size).toBe(3);
});

it('lets a page show the pictures of a map that the operator has set, and of no other', async () => {
  const { body, headers } = await inProduction.inject({ url: '/', headers: { host: 'reading.example.org' } });
  expect(String(headers['content-security-policy'])).toContain(
    "img-src 'self' data: https://tiles.example.org;",
  );
  expect(body).toContain(`name="tiles" content="${TILES.url}"`);
  expect(body).toContain('content="© &lt;b&gt;Maps&lt;/b&gt;"');
  const other = await server.inject({ url: '/' });
  expect(String(other.headers['content-security-policy'])).toContain("img-src 'self' data:;");
  expect(other.body).toContain('name="tiles" content=""');
});

it.each([
  ['/', 200],
  [`${quizPage.path}?offer=3`, 200],
  [`${quizPage.path.toUpperCase()}/`, 200],
  [href(classPage, { id: 7 }), 200],
  ['/reading/quiz/7', 200],
  [`${href(classPage, { id: 7 })}/8`, 404],
  [`${quizPage.path}zes`, 404],
  ['/nothing/here', 404],
])('sends the page for %s with %i', async (url, status) => {
  const answer = await server.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('has the kit in a demo, and not in a school that is in use', async () => {
  expect((await server.inject({ url: href(kitPage) })).statusCode).toBe(200);
  expect((await inProduction.inject({ url: href(kitPage) })).statusCode).toBe(404);
  expect((await inProduction.inject({ url: href(landing) })).statusCode).toBe(200);
});

it('lets the service worker fetch our own files, and nothing else', async () => {
  const { headers } = await server.inject({ url: '/service-worker.js' });
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toBe('no-cache');
});

it('sends hashed files packed, to be kept for ever', async () => {
  const answer = await server.inject({
    url: '/assets/main-1a2b.js',
    headers: { 'accept-encoding': 'gzip, br;q=0.9' },
  });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  expect((await server.inject({ url: '/assets/main-1a2b.js' })).body).toBe(SCRIPT);
});

it.each(['/assets/../secret.key', '/assets/%2e%2e/secret.key', '/assets/nowhere.js'])(
  'does not serve %s',
  async (url) => {
    const answer = await server.inject({ url });
    expect(answer.body).not.toContain('nobody serves this');
  },
);

it('answers a file that is not there with a problem, not with the page', async () => {
  expect((await server.inject({ url: '/assets/nowhere.js' })).statusCode).toBe(404);
});

it('tells the page who people may log in with, whatever the operator calls it', async () => {
  const { body } = await inProduction.inject({ url: href(landing) });
  const [, content = ''] = /name="logins" content="([^"<>]*)"/.exec(body) ?? [];
  const SIGNS: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
  };
  const text = content.replaceAll(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign);
  expect(JSON.parse(text)).toEqual([{ key: 'school', name: NAME }]);
});

const visit = (host: string, headers: Record<string, string> = { accept: 'text/html' }, url = '/') =>
  inProduction.inject({ url, headers: { host, ...headers } });

it('sends who visits the root of the domain for children to the main one, and nobody else', async () => {
  const sent = await visit('kids.example.org');
  expect([sent.statusCode, sent.headers['location']]).toEqual([302, 'https://reading.example.org/']);
  // The service worker keeps the page for every address.
  const kept = await visit('kids.example.org', { accept: '*/*' });
  expect(kept.statusCode).toBe(200);
  expect((await visit('reading.example.org')).statusCode).toBe(200);
  expect((await visit('127.0.0.1:3000')).statusCode).toBe(200);
  expect((await visit('kids.example.org', {}, quizPage.path)).statusCode).toBe(200);
  expect(
    (await server.inject({ url: '/', headers: { host: 'kids.example.org', accept: 'text/html' } }))
      .statusCode,
  ).toBe(200);
});

it('says that there are two domains, and names providers on the main one alone', async () => {
  const [main, kids] = [
    await visit('reading.example.org', {}, joinPage.path),
    await visit('kids.example.org', {}, joinPage.path),
  ];
  for (const { body } of [main, kids]) expect(body).toContain('name="hand-off" content="on"');
  expect(main.body).toContain('Riverside');
  expect(kids.body).toContain('name="logins" content="[]"');
  expect((await server.inject({ url: joinPage.path })).body).toContain('name="hand-off" content="off"');
});

it('names the bases that are set, and lets the page call these hosts and no others', async () => {
  const { body, headers } = await visit('reading.example.org', {}, joinPage.path);
  const bases = JSON.parse(
    (/name="bases" content="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"'),
  );
  expect(bases).toMatchObject({ class: 'https://classes.example.org/api/', map: '/maps/', main: '/api/' });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://classes.example.org;");
});
