import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logIn } from '../contract/endpoints.ts';
import { listOwnSessions } from '../contract/own-sessions.ts';
import type { Person } from './world.ts';

const test = useTestApp();
const CHROMEBOOK = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0';

const sessionsOf = async (person: Person) => (await person.call(listOwnSessions, {})).data.sessions;
const logInOn = ({ username, password }: Person, userAgent: string) =>
  test.world.anyone.call(logIn, { headers: { 'user-agent': userAgent }, body: { username, password } });

it('shows this session first, then the latest, with the kind of the device', async () => {
  const ana = await test.world.student('Ana');
  test.clock.pass(60);
  await logInOn(ana, 'Something 1.0');
  test.clock.pass(60);
  const since = test.clock.now().toISOString();
  await logInOn(ana, CHROMEBOOK);
  test.clock.pass(60);
  const sessions = await sessionsOf(ana);
  expect(sessions.map(({ device, isThis }) => ({ device, isThis }))).toEqual([
    { device: null, isThis: true },
    { device: 'chromebook', isThis: false },
    { device: null, isThis: false },
  ]);
  expect(sessions[0]?.lastSeenAt).toBe(test.clock.now().toISOString());
  expect(sessions[1]).toMatchObject({ since, lastSeenAt: since });
  expect(new Set(sessions.map(({ handle }) => handle)).size).toBe(3);
});

it('shows nobody else’s, and none that is over', async () => {
  const ana = await test.world.student('Ana');
  await test.world.student('Ben');
  await test.world.comeBack(ana);
  expect(await sessionsOf(ana)).toHaveLength(2);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    test.clock.pass(900);
    await sessionsOf(ana);
  }
  expect(await sessionsOf(ana)).toMatchObject([{ isThis: true }]);
});
