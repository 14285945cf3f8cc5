import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#platform/html/core/escape-html.ts';
import type { NamedProvider } from '#platform/openid/core/provider-key.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { addressFinder } from '#platform/screens/core/path-pattern.ts';
import { kitPage } from '#platform/screens/core/staff-addresses.ts';
import { type NoSuchAddress, sendWrongMethod } from './no-such-address.ts';
import { encodingFor, type PageFile, readPageFiles } from './page-files.ts';
import { LOGIN_FEATURES, pagePolicy, WORKER_POLICY } from './security-headers.ts';

/** Files under `/assets/` carry a hash of their content in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const WORKER = '/service-worker.js';

interface PageOptions {
  /** Folder of the built screens. */
  readonly folder: string;
  readonly mode: string;
  /** What the page is told of the steps of signing up; it may be otherwise with every page. */
  readonly signUp: () => string;
  /** Pictures for the map, where the operator has set any. */
  readonly mapTiles: { readonly url: string; readonly credit: string } | undefined;
  /** Whether mails are sent. */
  readonly mail: boolean;
  /** Who people may log in with, besides their password. */
  readonly loginProviders: readonly NamedProvider[];
  /** Answers calls and files that are not there. */
  readonly noSuchAddress: NoSuchAddress;
  /** Whether the page leads an address on that no screen has. */
  readonly leadsOn: (path: string) => boolean;
}

/**
 * Serves the built screens: files by their name, every other address is the one page, never cached. Where no screen has the
 * address, the page says so and comes with 404.
 */
export async function addPageRoutes(
  server: FastifyInstance,
  { folder, mode, signUp, mapTiles, mail, loginProviders, noSuchAddress, leadsOn }: PageOptions,
): Promise<void> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const page = built
    .replaceAll('__MODE__', mode)
    .replaceAll('__MAIL__', mail ? 'on' : 'off')
    .replaceAll('__MAP_TILES__', () => escapeHtml(mapTiles?.url ?? ''))
    .replaceAll('__MAP_CREDIT__', () => escapeHtml(mapTiles?.credit ?? ''))
    .replaceAll('__LOGINS__', () => escapeHtml(JSON.stringify(loginProviders)));
  const tilesFrom = mapTiles === undefined ? '' : new URL(mapTiles.url).origin;
  const files = await readPageFiles(folder);
  const isScreen = addressFinder(
    allAddresses.filter((address) => mode !== 'production' || address !== kitPage),
  );
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? files.get(path) : undefined;
    if (file) return sendFile(file, path, request, reply);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) return noSuchAddress(request, reply);
    if (!isRead) return sendWrongMethod(['GET', 'HEAD'], request, reply);
    return sendPage(
      { page: page.replaceAll('__SIGN_UP__', signUp()), path, tilesFrom },
      reply.code(isScreen(path) || leadsOn(path) ? 200 : 404),
    );
  });
}

function sendFile(file: PageFile, path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, encoding } = encodingFor(file, request.headers['accept-encoding']);
  if (path === WORKER) reply.header('content-security-policy', WORKER_POLICY);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN)
    .type(file.type)
    .send(body);
}

interface SentPage {
  readonly page: string;
  readonly path: string;
  readonly tilesFrom: string;
}

function sendPage({ page, path, tilesFrom }: SentPage, reply: FastifyReply): FastifyReply {
  const { nonce, policy } = pagePolicy(tilesFrom);
  if (path === login.path) reply.header('permissions-policy', LOGIN_FEATURES);
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__NONCE__', nonce));
}
