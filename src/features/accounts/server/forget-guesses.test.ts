import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { windowOf } from '#platform/limits/server/limit-window.ts';
import { logIn } from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import { forgetGuesses } from './forget-guesses.ts';

const test = useTestApp();
const tryLogin = async (username: string, password: string, deviceToken?: string | null) =>
  test.world.anyone.call(logIn, {
    body: { username, password },
    ...(typeof deviceToken === 'string' && { headers: { 'openleaf-device': deviceToken } }),
  });
/** Uses up the guesses of the day, as 69 wrong ones do. */
async function shutOut(username: string): Promise<void> {
  const limit = { calls: 69, seconds: 86_400 };
  const { bucket, start, end } = windowOf(`guess at ${usernameKey(username)}`, limit, test.clock.now());
  await test.database.pool.query(
    `insert into limits (bucket, window_start, used, ends_at) values ($1, $2, 69, $3)
         on conflict (bucket, window_start) do update set used = 69`,
    [bucket, start, end],
  );
}

it('opens an account that guesses have shut, by its username in any case', async () => {
  const ana = await test.world.student('Ana');
  await shutOut(ana.username);
  expect((await tryLogin(ana.username, ana.password)).problem.code).toBe('too-many-guesses');
  await forgetGuesses(test.database.db, ana.username.toUpperCase());
  expect((await tryLogin(ana.username, ana.password)).status).toBe(200);
});

it('ends the wait of a device that guessed too often', async () => {
  const ana = await test.world.student('Ana');
  const { deviceToken } = (await tryLogin(ana.username, ana.password)).data;
  for (let guess = 0; guess < 6; guess++) await tryLogin(ana.username, 'guess', deviceToken);
  await shutOut(ana.username);
  expect((await tryLogin(ana.username, ana.password, deviceToken)).status).toBe(429);
  await forgetGuesses(test.database.db, ana.username);
  expect((await tryLogin(ana.username, ana.password, deviceToken)).status).toBe(200);
});

it('forgets no guess at another account', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  await shutOut(ben.username);
  await forgetGuesses(test.database.db, ana.username);
  expect((await tryLogin(ben.username, ben.password)).status).toBe(429);
});
