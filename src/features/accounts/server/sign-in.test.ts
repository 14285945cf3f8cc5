import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logIn } from '../contract/endpoints.ts';
import { lockUser } from './accounts-queries.ts';
import { signIn, signInByPassword } from './sign-in.ts';

const test = useTestApp();
const logInWith = async (
  { username, password }: { username: string; password: string },
  deviceToken?: string,
) =>
  (
    await test.world.anyone.call(logIn, {
      body: { username, password },
      ...(deviceToken !== undefined && { headers: { 'openleaf-device': deviceToken } }),
    })
  ).data;

it('opens a session that the next call is made with', async () => {
  const ana = await test.world.student('Ana');
  const { token, role } = await signIn(
    test.app.services,
    { userId: ana.id, role: 'student' },
    test.clock.now(),
  );
  expect(role).toBe('student');
  const { statusCode } = await test.app.server.inject({
    url: `/api/${getSession.path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
});

it('gives a device a token once, and knows the device by it from then on', async () => {
  const ana = await test.world.student('Ana');
  const { deviceToken } = await logInWith(ana);
  expect(deviceToken).toMatch(/^[\w-]{56}$/);
  expect((await logInWith(ana, deviceToken!)).deviceToken).toBeNull();
});

it('gives a student the same key of the outbox on each device, and a key of their own to each student', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  const { outboxKey } = await logInWith(ana);
  expect(Buffer.from(outboxKey!, 'base64')).toHaveLength(32);
  expect((await logInWith(ana)).outboxKey).toBe(outboxKey);
  expect((await logInWith(ben)).outboxKey).not.toBe(outboxKey);
});

it('opens no session by a hash that is not the password’s any more, or on a locked account', async () => {
  const ana = await test.world.student('Ana');
  const person = { userId: ana.id, role: 'student' } as const;
  const old = { ...person, secondStepDone: false, passwordHash: 'the hash of an older password' };
  expect(await signInByPassword(test.app.services, old, test.clock.now())).toBeUndefined();
  await lockUser(test.database.db, ana.id, test.clock.now());
  await expect(signIn(test.app.services, person, test.clock.now())).rejects.toThrow('gone or locked');
});
