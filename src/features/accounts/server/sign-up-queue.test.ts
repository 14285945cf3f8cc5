import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { logIn } from '../contract/endpoints.ts';

const test = useTestApp();
const signUp = (username: string) =>
  test.world.anyone.call(registerStudent, {
    body: { username, password: 'green apple 12', timezone: 'America/New_York' },
  });

/** Fills the queue in front of the passwords while the work is done. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  const { logins } = test.app.services.passwords;
  const { promise, resolve } = Promise.withResolvers<void>();
  const crowd = [
    ...Array.from({ length: 16 }, () => logins.admit({ lane: 'device', source: 'tablet' }, () => promise)),
    // New passwords have the most for their share, so that one more has no place.
    ...Array.from({ length: 250 }, () =>
      logins.admit({ lane: 'newPassword', source: '127.0.0.1' }, () => promise),
    ),
  ];
  try {
    return await work();
  } finally {
    resolve();
    await Promise.all(crowd);
  }
}

it('lets a login pass sign-ups that came before it', async () => {
  const ana = await test.world.student('Ana');
  let signedUp = 0;
  const crowd = Array.from({ length: 80 }, async (_, n) => {
    await signUp(`crowd.${n}`);
    signedUp += 1;
  });
  await expect.poll(() => signedUp, { interval: 1 }).toBeGreaterThan(0);
  const { status } = await test.world.anyone.call(logIn, {
    body: { username: ana.username, password: ana.password },
  });
  expect(status).toBe(200);
  expect(signedUp).toBeLessThan(60);
  await Promise.all(crowd);
}, 30_000);

it('says to a sign-up that finds the queue full when to come back', async () => {
  const { status, raw } = await whileFull(() => signUp('late.comer'));
  expect([status, Number(raw.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await signUp('late.comer')).status).toBe(201);
});

it('refuses a taken name before its password is in the queue', async () => {
  const { username } = await test.world.student('Ana');
  const { problem } = await whileFull(() => signUp(username));
  expect(problem).toMatchObject({ status: 422, errors: [{ path: 'username', code: 'taken' }] });
});
