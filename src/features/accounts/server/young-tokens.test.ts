import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'light-my-request';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { logIn as contract } from '../contract/endpoints.ts';

const test = useTestApp();
const DAY = 86_400;
const HOUR = 3_600;
const ADDRESS = '127.0.0.1';
const PASSWORD = 'otter river 27';
/** Wrong guesses from an address after which it goes behind. */
const BEHIND = 600;

const logIn = (username: string, password: string, deviceToken: string | null) =>
  test.world.anyone.call(contract, {
    body: { username, password },
    ...(deviceToken !== null && { headers: { 'openleaf-device': deviceToken } }),
  });

/** Calls as the page does: it comes back when the reply says. */
async function whenThereIsRoom<T extends { status: number; raw: Response }>(
  call: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answered = await call();
    if (answered.status !== 503) return answered;
    await sleep(Number(answered.raw.headers['retry-after']) * 1000);
  }
}

const comeIn = async (username: string, password: string, deviceToken: string | null): Promise<number> =>
  (await whenThereIsRoom(() => logIn(username, password, deviceToken))).status;

/** Keeps all who are worked on busy until `release`, so that everybody after them has to wait. */
function holdLine() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { logins } = test.app.services.passwords;
  const held = Promise.all(
    Array.from({ length: 16 }, () => logins.admit({ lane: 'device', source: 'held' }, () => promise)),
  );
  return {
    release: async () => {
      resolve();
      await held;
    },
  };
}

const inLine = () => new Promise((resolve) => setTimeout(resolve, 500));
const tokenOf = async ({ username, password }: Person) =>
  (await logIn(username, password, null)).data.deviceToken;

it('lets a known child pass 300 devices whose tokens are from today', async () => {
  const ana = await test.world.student('Ana');
  const anas = await tokenOf(ana);
  test.clock.pass(DAY);
  const collected = Array.from({ length: 300 }, () => test.app.services.callers.newToken(test.clock.now()));
  const line = holdLine();
  let looked = 0;
  const flood = collected.map(async (token, n) => {
    const { status } = await logIn(`nobody.${n}`, 'guess', token);
    if (status === 401) looked += 1;
  });
  await inLine();
  const child = logIn(ana.username, ana.password, anas);
  await inLine();
  await line.release();
  expect((await child).status).toBe(200);
  expect(looked).toBeLessThan(60);
  await Promise.all(flood);
}, 60_000);

it('refuses no right password on the first day, behind an address with many wrong guesses', async () => {
  const signUp = async (_: unknown, n: number) => {
    const username = `first.day.${n}`;
    const body = { username, password: PASSWORD, timezone: 'America/New_York' };
    const made = await whenThereIsRoom(() => test.world.anyone.call(registerStudent, { body }));
    return { username, token: made.data.deviceToken };
  };
  const children = await Promise.all(Array.from({ length: 60 }, signUp));
  test.clock.pass(5 * HOUR);
  const { callers } = test.app.services;
  const now = test.clock.now();
  for (let guess = 0; guess < BEHIND; guess++)
    callers.note(callers.find(undefined, ADDRESS, now), false, now);
  const flood = Array.from({ length: 300 }, (_, n) => logIn(`nobody.${n}`, 'guess', callers.newToken(now)));
  const statuses = await Promise.all(
    children.map(({ username, token }) => comeIn(username, PASSWORD, token)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await Promise.all(flood);
}, 60_000);
