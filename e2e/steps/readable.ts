import { expect, type Page } from '@playwright/test';

/** Something of a child, with a word for it. */
export interface Secret {
  readonly what: string;
  readonly text: string;
}

/** Whatever of this can be read in this browser by who sits at it: stores, address, page. As "what in where". */
export async function findReadable(page: Page, secrets: readonly Secret[]): Promise<string[]> {
  const places = await readablePlaces(page);
  return secrets.flatMap(({ what, text }) =>
    places.filter((place) => place.text.includes(text)).map((place) => `${what} in ${place.where}`),
  );
}

/** Everything that can be read in this browser, by its store. */
export const readablePlaces = (page: Page): Promise<{ where: string; text: string }[]> =>
  page.evaluate(everythingHere);

/**
 * Types something, and waits until this device keeps it: locking and writing take their time, and a page that goes before is not waited for.
 * @param letters how many more letters are kept afterwards, at least.
 */
export async function typeAndKeep(page: Page, letters: number, type: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(sealedBytes);
  await type();
  await expect.poll(() => page.evaluate(sealedBytes)).toBeGreaterThanOrEqual(before + letters);
}

/** Runs in the page: how much is kept locked (`keep-sealed.ts`), in bytes. */
async function sealedBytes(): Promise<number> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here gets into the page
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error));
    });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'openleaf')) return 0;
  const database = await done(indexedDB.open('openleaf'));
  const things: { data: ArrayBuffer }[] = await done(
    database.transaction('sealed').objectStore('sealed').getAll(),
  );
  database.close();
  return things.reduce((sum, { data }) => sum + data.byteLength, 0);
}

/** Runs in the page: all that it can get at, as text. */
async function everythingHere(): Promise<{ where: string; text: string }[]> {
  const decode = (value: unknown): string => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
    return typeof value === 'object' && value !== null
      ? `${JSON.stringify(value)} ${Object.values(value).map(decode).join(' ')}`
      : String(value);
  };
  const found = [
    { where: 'the page', text: `${document.documentElement.outerHTML} ${document.body.textContent}` },
    {
      where: 'its fields',
      text: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
        .map(({ value }) => value)
        .join(' '),
    },
    { where: 'its address', text: `${decodeURIComponent(location.href)} ${JSON.stringify(history.state)}` },
    { where: 'localStorage', text: Object.entries(localStorage).flat().join(' ') },
    { where: 'sessionStorage', text: Object.entries(sessionStorage).flat().join(' ') },
    { where: 'cookies', text: document.cookie },
  ];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error));
    });
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store);
      for (const asked of [rows.getAll(), rows.getAllKeys()]) {
        await new Promise((resolve) => asked.addEventListener('success', resolve));
        found.push({ where: 'IndexedDB', text: asked.result.map(decode).join(' ') });
      }
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      found.push({ where: 'Cache Storage', text: `${request.url} ${await kept?.text()}` });
    }
  }
  return found;
}
