import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, readMailServer } from '#platform/config/server/mail-server.ts';
import { tryMailServer } from './mail-line.ts';
import { startMailServer, type TestMailServer } from './testing/start-mail-server.ts';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const tried = (url: string, change: Partial<MailServer> = {}) =>
  tryMailServer({ ...readMailServer(url)!, ...change });

it('tries a mail server without a mail', async () => {
  expect(await tried(server.url)).toBeUndefined();
  expect(server.tries()).toBe(0);
});

it('says why a mail server cannot be used', async () => {
  const other = await startMailServer();
  await other.stop();
  expect(await tried(other.url)).toMatch(/ECONNREFUSED/);
  // Its certificate is one that nobody vouches for.
  expect(await tried(server.url, { encryption: 'demanded' })).toMatch(/certificate/);
});
