import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { cleanUpProviderLogins } from './clean-up-provider-logins.ts';
import { insertProviderLogin, takeProviderLogin } from './provider-logins-queries.ts';

const test = useTestApp();
const hashOf = (letter: string) => Buffer.alloc(32, letter);

it('removes logins that never came back, and leaves those that still may', async () => {
  const { db } = test.database;
  const now = test.clock.now();
  const begin = (letter: string, seconds: number) =>
    insertProviderLogin(db, {
      bindingHash: hashOf(letter),
      provider: 'google',
      by: null,
      now: new Date(now.getTime() - 600_000),
      expiresAt: new Date(now.getTime() + seconds * 1000),
    });
  await begin('a', -1);
  await begin('b', 1);
  await cleanUpProviderLogins(db, () => now).run();
  expect(await takeProviderLogin(db, hashOf('a'))).toBeUndefined();
  expect(await takeProviderLogin(db, hashOf('b'))).toBeDefined();
});
