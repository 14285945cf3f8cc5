import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logOut } from '../contract/own-sessions.ts';

const test = useTestApp();

it('ends the session that asks, and no other session of the person', async () => {
  const ana = await test.world.student('Ana');
  const elsewhere = await test.world.comeBack(ana);
  expect((await ana.call(logOut, {})).data).toEqual({ signedOut: true });
  expect((await ana.call(getSession, {})).problem).toMatchObject({ status: 401, code: 'signed-out' });
  expect((await elsewhere.call(getSession, {})).status).toBe(200);
});

it('refuses a session that has ended', async () => {
  const ana = await test.world.student('Ana');
  await ana.call(logOut, {});
  expect((await ana.call(logOut, {})).problem).toMatchObject({ status: 401, code: 'signed-out' });
});

it('lets the person log in again', async () => {
  const ana = await test.world.student('Ana');
  await ana.call(logOut, {});
  const back = await test.world.comeBack(ana);
  expect((await back.call(getSession, {})).status).toBe(200);
});
