/**
 * Keeps the student's screens on the device, so that they open without a network. It holds files only: nothing that the
 * service answers about anybody (`/api/`) ever goes through it, and answers wait in the outbox, locked, not here.
 */

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the files of the student's screens, and a name that changes whenever one of them does. */
const FILES: readonly string[] = JSON.parse('__OFFLINE_FILES__');
const CACHE = 'openleaf-__OFFLINE_VERSION__';
/** The one page behind every address of a screen. */
const PAGE = '/';
/** A page that takes longer comes from the device, in milliseconds. */
const FETCH_TIMEOUT_MS = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderVersions().then(() => self.clients.claim()));
});

async function forgetOlderVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The page from the service; from the device where there is no network, or hardly any. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** A file whose name changes with its content: what is on the device is right for ever. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fetched.clone());
  }
  return fetched;
}
