import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foreignOrigins } from '#platform/config/server/service-bases.ts';
import { originOf, type Sites, siteOfHost } from '#platform/config/server/sites.ts';
import type { Bases } from '#platform/endpoint/contract/service-bases.ts';
import { escapeHtml } from '#platform/html/core/escape-html.ts';
import type { NamedProvider } from '#platform/openid/core/provider-key.ts';
import { landing, login } from '#platform/screens/core/addresses.ts';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { addressFinder } from '#platform/screens/core/path-pattern.ts';
import { ADDRESSES_OF_PLANS, kitPage } from '#platform/screens/core/staff-addresses.ts';
import { type NoSuchAddress, sendWrongMethod } from './no-such-address.ts';
import { encodingFor, type PageFile, readPageFiles } from './page-files.ts';
import { LOGIN_FEATURES, type OtherHosts, pagePolicy, WORKER_POLICY } from './security-headers.ts';

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
  /** Whether plans are sold; without it their screens are not there. */
  readonly plans: boolean;
  /** Whether mails are sent. */
  readonly mail: boolean;
  /** Who people may log in with, besides their password. */
  readonly loginProviders: readonly NamedProvider[];
  /** The two domains, where there are two. */
  readonly sites: Sites | null;
  /** Where pages call the services. */
  readonly bases: Bases;
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
  {
    folder,
    mode,
    signUp,
    mapTiles,
    plans,
    mail,
    loginProviders,
    sites,
    bases,
    noSuchAddress,
    leadsOn,
  }: PageOptions,
): Promise<void> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const pageOf = (providers: readonly NamedProvider[]) =>
    built
      .replaceAll('__MODE__', mode)
      .replaceAll('__PLANS__', plans ? 'on' : 'off')
      .replaceAll('__MAIL__', mail ? 'on' : 'off')
      .replaceAll('__MAP_TILES__', () => escapeHtml(mapTiles?.url ?? ''))
      .replaceAll('__MAP_CREDIT__', () => escapeHtml(mapTiles?.credit ?? ''))
      .replaceAll('__HAND_OFF__', sites === null ? 'off' : 'on')
      .replaceAll('__BASES__', () => escapeHtml(JSON.stringify(bases)))
      .replaceAll('__LOGINS__', () => escapeHtml(JSON.stringify(providers)));
  const mainPage = pageOf(loginProviders);
  // Providers bring people back to the main domain, where a tab of the other one has kept nothing.
  const youngPage = pageOf([]);
  const reaches = {
    called: foreignOrigins(bases),
    tiles: mapTiles === undefined ? [] : [new URL(mapTiles.url).origin],
  };
  const files = await readPageFiles(folder);
  const isScreen = addressFinder(
    allAddresses
      .filter((address) => mode !== 'production' || address !== kitPage)
      .filter((address) => plans || !ADDRESSES_OF_PLANS.includes(address)),
  );
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? files.get(path) : undefined;
    if (file) return sendFile(file, path, request, reply);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) return noSuchAddress(request, reply);
    if (!isRead) return sendWrongMethod(['GET', 'HEAD'], request, reply);
    const isYoung = sites !== null && siteOfHost(sites, request.headers.host) === 'under-13';
    if (isYoung && path === landing.path && isVisit(request))
      return reply.redirect(`${originOf(sites, 'main')}/`);
    const text = (isYoung ? youngPage : mainPage).replaceAll('__SIGN_UP__', signUp());
    return sendPage({ text, path, reaches }, reply.code(isScreen(path) || leadsOn(path) ? 200 : 404));
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

/**
 * Whether a person goes there, by themselves or through the service worker. What the worker keeps for all other addresses it asks for as any
 * file, and it could not install with a page of another host.
 */
const isVisit = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

interface SentPage {
  readonly text: string;
  readonly path: string;
  readonly reaches: OtherHosts;
}

function sendPage({ text, path, reaches }: SentPage, reply: FastifyReply): FastifyReply {
  const { nonce, policy } = pagePolicy(reaches);
  if (path === login.path) reply.header('permissions-policy', LOGIN_FEATURES);
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(text.replaceAll('__NONCE__', nonce));
}
