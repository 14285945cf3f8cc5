import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import * as accounts from '../contract/endpoints.ts';
import { lockUser } from './accounts-queries.ts';

const test = useTestApp();
const DAY = 86_400;
const logIn = (username: string, password: string) =>
  test.world.anyone.call(accounts.logIn, { body: { username, password } });

describe('log in', () => {
  it('signs in whatever the case of the username', async () => {
    const ana = await test.world.student('Ana');
    const { data } = await logIn(ana.username.toUpperCase(), ana.password);
    expect(data).toMatchObject({ userId: ana.id, role: 'student' });
  });

  it('tells a wrong name, a wrong password and a locked account alike', async () => {
    const ana = await test.world.student('Ana');
    const locked = await test.world.student('Leo');
    await lockUser(test.database.db, locked.id, test.clock.now());
    const refusals = await Promise.all([
      logIn('nobody.at.all', ana.password),
      logIn(ana.username, 'not the password'),
      logIn(locked.username, locked.password),
    ]);
    const bodies = refusals.map(({ problem: { requestId: _id, ...problem } }) => problem);
    expect(bodies[0]).toMatchObject({ status: 401, code: 'wrong-login' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('looks at no more than 99 wrong guesses on an account in a day, whether it exists or not', async () => {
    const { clock } = test;
    const ana = await test.world.student('Ana');
    for (const username of [ana.username, 'nobody.there']) {
      let looked = 0;
      for (let guess = 0; guess < 110; guess++) {
        // Spread over the hours, so that the address's own allowance is not what stops the guesses.
        clock.pass(60);
        const { status } = await logIn(username, `guess ${guess}`);
        if (status === 401) looked += 1;
        else expect(status).toBe(429);
      }
      expect(looked).toBe(99);
      clock.pass(DAY);
    }
  }, 60_000);

  it('does not end a session by guesses, and lets the owner in the next day', async () => {
    const ana = await test.world.student('Ana');
    for (let guess = 0; guess < 100; guess++) await logIn(ana.username, 'guess');
    expect((await logIn(ana.username, ana.password)).status).toBe(429);
    expect((await ana.call(getSession, {})).status).toBe(200);
    test.clock.pass(DAY);
    expect((await logIn(ana.username, ana.password)).status).toBe(200);
  }, 30_000);

  it('lets a school in behind one address: right logins use nothing up', async () => {
    const ana = await test.world.student('Ana');
    for (let login = 0; login < 120; login++)
      expect((await logIn(ana.username, ana.password)).status).toBe(200);
  }, 30_000);

  it('turns a crowd away before anything is looked at, which costs no guess', async () => {
    const ana = await test.world.student('Ana');
    const { logins } = test.app.services.passwords;
    const { promise, resolve } = Promise.withResolvers<void>();
    const crowd = Array.from({ length: 250 }, () => logins.admit(() => promise));
    for (let tries = 0; tries < 100; tries++) {
      const { statusCode, headers } = await test.app.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: ana.username, password: ana.password },
      });
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    resolve();
    await Promise.all(crowd);
    expect((await logIn(ana.username, ana.password)).status).toBe(200);
  });
});
