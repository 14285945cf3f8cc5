import { describe, expect, it } from 'vitest';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import * as accounts from '../contract/endpoints.ts';
import { nextTries } from '../core/device-delays.ts';
import { usernameKey } from '../core/username.ts';
import { lockUser, updatePassword } from './accounts-queries.ts';
import { guessFrom } from './guesses-at-account.ts';
import { takeGuess } from './login-guess-queries.ts';

const test = useTestApp();
const DAY = 86_400;
const logIn = (username: string, password: string, deviceToken?: string, address?: string) =>
  test.world.anyone.call(
    accounts.logIn,
    {
      body: { username, password },
      ...(deviceToken !== undefined && { headers: { 'openleaf-device': deviceToken } }),
    },
    address,
  );
/** A guess without a device's token, from the next of ten networks. */
const guessAround = (username: string, guess: number) =>
  logIn(username, `guess ${guess}`, undefined, `203.0.113.${guess % 10}`);

/** Until a statement of another connection waits for a lock. */
const waitsForARow = () => expect.poll(() => countWaiting(test)).toBe(1);

describe('log in', () => {
  it('signs in whatever the case of the username', async () => {
    const ana = await test.world.student('Ana');
    const { data } = await logIn(ana.username.toUpperCase(), ana.password);
    expect(data).toMatchObject({ userId: ana.id, role: 'student' });
  });

  it('signs in with spaces around the username', async () => {
    const ana = await test.world.student('Ana');
    const { data } = await logIn(` ${ana.username}\u00a0 `, ana.password);
    expect(data).toMatchObject({ userId: ana.id });
    expect((await logIn('   ', ana.password)).status).toBe(401);
  });

  it('signs in however the keyboard composes the letters of the password', async () => {
    const composed = await test.world.student('Ana', { password: 'grüne Äpfel 27' });
    const decomposed = await test.world.student('Leo', { password: 'grüne Äpfel 27'.normalize('NFD') });
    for (const { id, username } of [composed, decomposed])
      for (const form of ['NFC', 'NFD'] as const)
        expect((await logIn(username, 'grüne Äpfel 27'.normalize(form))).data).toMatchObject({ userId: id });
    expect((await logIn(composed.username, 'grune Apfel 27')).status).toBe(401);
  });

  it('answers alike to a wrong name, a wrong password and a locked account', async () => {
    const ana = await test.world.student('Ana');
    const locked = await test.world.student('Leo');
    await lockUser(test.database.db, locked.id, test.clock.now());
    const refusals = await Promise.all([
      logIn('no.such.name', ana.password),
      logIn(ana.username, 'not the password'),
      logIn(locked.username, locked.password),
    ]);
    const bodies = refusals.map(({ problem: { requestId: _id, ...problem } }) => problem);
    expect(bodies[0]).toMatchObject({ status: 401, code: 'wrong-login' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('opens no session by a password that is changed while it is compared', async () => {
    const ana = await test.world.student('Ana');
    const started = Promise.withResolvers<ReturnType<typeof logIn>>();
    await test.database.db.transaction().execute(async (tx) => {
      const passwordHash = 'the hash of another password';
      await updatePassword(tx, { userId: ana.id, passwordHash, mustChange: false });
      // It reads the old hash, which is the right one, and waits for the person's row.
      started.resolve(logIn(ana.username, ana.password));
      await waitsForARow();
    });
    const { problem } = await started.promise;
    expect(problem).toMatchObject({ status: 401, code: 'wrong-login' });
  });

  it('looks at no more than 69 wrong guesses at a username in a day, whether it exists or not', async () => {
    const { clock } = test;
    const ana = await test.world.student('Ana');
    for (const username of [ana.username, 'nobody.there']) {
      let looked = 0;
      for (let guess = 0; guess < 110; guess++) {
        // Spread over the hours, so that the address's own allowance is not what stops the guesses.
        clock.pass(60);
        const { status } = await guessAround(username, guess);
        if (status === 401) looked += 1;
        else expect(status).toBe(429);
      }
      expect(looked).toBe(69);
      clock.pass(DAY);
    }
  }, 60_000);

  it('does not end a session by guesses, and says truly when a new device may log in again', async () => {
    const ana = await test.world.student('Ana');
    for (let guess = 0; guess < 70; guess++) await guessAround(ana.username, guess);
    const refused = await logIn(ana.username, ana.password);
    expect(refused.status).toBe(429);
    expect(refused.problem.detail).toMatch(
      /or ask your teacher or the person who runs Openleaf at your school\.$/,
    );
    expect((await ana.call(getSession, {})).status).toBe(200);
    const seconds = Number(refused.raw.headers['retry-after']);
    test.clock.pass(seconds - 1);
    expect((await logIn(ana.username, ana.password)).status).toBe(429);
    test.clock.pass(1);
    expect((await logIn(ana.username, ana.password)).status).toBe(200);
  }, 30_000);

  it('turns a crowd away before anything is looked at, which costs no guess', async () => {
    const ana = await test.world.student('Ana');
    const { logins } = test.app.services.passwords;
    const { promise, resolve } = Promise.withResolvers<void>();
    const crowd = Array.from({ length: 250 }, () =>
      logins.admit({ lane: 'address', source: '127.0.0.1' }, () => promise),
    );
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

/** Devices that never signed in to the account use up its guesses of the day. */
async function shutOut(username: string) {
  const now = test.clock.now();
  const name = { kind: 'username', key: usernameKey(username) } as const;
  const guess = {
    name,
    device: null,
    now,
    dayAgo: now,
    nextTries: nextTries(now),
  };
  const { keyedHash } = test.app.services;
  const from = (network: number) => guessFrom(keyedHash, { name, address: `203.0.113.${network}` }, now);
  for (let number = 0; number < 69; number++)
    await takeGuess(test.database.db, { ...guess, atAccount: from(number % 10) });
  expect((await logIn(username, 'guess')).status).toBe(429);
}

const knownDevice = async (person: { username: string; password: string }) => {
  const { deviceToken } = (await logIn(person.username, person.password)).data;
  expect(deviceToken).toMatch(/^[\w-]{56}$/);
  return deviceToken ?? '';
};

describe('a device that has signed in to the account before', () => {
  it('logs in whatever others have guessed, and a device of another person does not', async () => {
    const ana = await test.world.student('Ana');
    const anas = await knownDevice(ana);
    const bens = await knownDevice(await test.world.student('Ben'));
    await shutOut(ana.username);
    expect((await logIn(ana.username, ana.password, bens)).status).toBe(429);
    expect(
      (await logIn(ana.username, ana.password, `${anas.slice(0, -1)}${anas.endsWith('A') ? 'B' : 'A'}`))
        .status,
    ).toBe(429);
    expect((await logIn(ana.username, ana.password, anas)).status).toBe(200);
  }, 30_000);

  it('waits longer after each wrong guess, and as long as the reply says', async () => {
    const ana = await test.world.student('Ana');
    const device = await knownDevice(ana);
    await shutOut(ana.username);
    for (const wait of [0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]) {
      expect((await logIn(ana.username, 'guess', device)).status).toBe(401);
      if (wait === 0) continue;
      const { status, raw } = await logIn(ana.username, ana.password, device);
      expect([status, raw.headers['retry-after']]).toEqual([429, String(wait)]);
      test.clock.pass(wait - 1);
      expect((await logIn(ana.username, ana.password, device)).status).toBe(429);
      test.clock.pass(1);
    }
    expect((await logIn(ana.username, ana.password, device)).status).toBe(200);
    expect((await logIn(ana.username, 'guess', device)).status).toBe(401);
    expect((await logIn(ana.username, ana.password, device)).status).toBe(200);
  }, 30_000);

  it('uses none of the guesses that others share, until it has to wait', async () => {
    const ana = await test.world.student('Ana');
    const device = await knownDevice(ana);
    for (let guess = 0; guess < 6; guess++) await logIn(ana.username, 'guess', device);
    let left = 0;
    while ((await guessAround(ana.username, left)).status === 401) left += 1;
    expect(left).toBe(69);
  }, 30_000);

  it('cannot share a guess with others at the same moment', async () => {
    const ana = await test.world.student('Ana');
    const device = await knownDevice(ana);
    const looked = async (deviceToken?: string, networks = 10) => {
      const guesses = Array.from({ length: 120 }).keys();
      const statuses: number[] = [];
      const guess = async () => {
        for (const n of guesses) {
          const address = `203.0.113.${n % networks}`;
          statuses.push((await logIn(ana.username, 'guess', deviceToken, address)).status);
        }
      };
      await Promise.all(Array.from({ length: 16 }, guess));
      return statuses.filter((status) => status === 401).length;
    };
    expect(await looked()).toBe(69);
    expect(await looked(device)).toBe(6);
  }, 60_000);

  it('keeps its token for everybody who signs in on it', async () => {
    const ana = await test.world.student('Ana');
    const ben = await test.world.student('Ben');
    const device = await knownDevice(ana);
    expect((await logIn(ben.username, ben.password, device)).data.deviceToken).toBeNull();
    await shutOut(ben.username);
    expect((await logIn(ben.username, ben.password, device)).status).toBe(200);
    const { rows } = await test.database.pool.query('select 1 from login_devices where device_hash = $1', [
      Buffer.from(device, 'base64url'),
    ]);
    expect(rows).toEqual([]);
  }, 30_000);

  it('is one of twenty new ones in a day, and of twenty in all', async () => {
    const ana = await test.world.student('Ana');
    const tokens: (string | null)[] = [];
    for (let login = 0; login < 22; login++)
      tokens.push((await logIn(ana.username, ana.password)).data.deviceToken);
    // One more was made at sign-up.
    expect(tokens.findIndex((token) => token === null)).toBe(19);
    test.clock.pass(2 * DAY);
    for (let login = 0; login < 3; login++) expect(await knownDevice(ana)).not.toBe('');
    const { rows } = await test.database.pool.query('select 1 from login_devices where user_id = $1', [
      ana.id,
    ]);
    expect(rows).toHaveLength(20);
  }, 30_000);
});

describe('answers alike', () => {
  it('about a name that nobody has, an account and a locked one: body, headers and waits', async () => {
    const ana = await test.world.student('Ana');
    const leo = await test.world.student('Leo');
    await lockUser(test.database.db, leo.id, test.clock.now());
    const { deviceToken } = (await logIn(ana.username, ana.password)).data;
    const stranger = (await logIn((await test.world.student('Kim')).username, ana.password)).data.deviceToken;
    expect(deviceToken).not.toBe(stranger);
    const answersAbout = async (username: string) => {
      const answers: unknown[] = [];
      for (let guess = 0; guess < 4; guess++) {
        if (guess === 2) await shutOut(username);
        const { status, raw, problem } = await logIn(username, `guess ${guess}`, stranger ?? '');
        const { date: _date, ...headers } = raw.headers;
        answers.push({ ...problem, status, headers, requestId: '' });
      }
      return answers;
    };
    const nobody = await answersAbout('nobody.at.all');
    expect(await answersAbout(ana.username)).toEqual(nobody);
    expect(await answersAbout(leo.username)).toEqual(nobody);
  }, 60_000);
});

describe('the sessions of one person', () => {
  it('are twenty at most: with another one the oldest ends', async () => {
    const ana = await test.world.student('Ana');
    const ben = await test.world.student('Ben');
    const isIn = async (token: string) => {
      const { statusCode } = await test.app.server.inject({
        url: `/api/${getSession.path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return statusCode === 200;
    };
    const tokens = [ana.token ?? ''];
    for (let login = 0; login < 20; login++) {
      expect(await isIn(tokens[0] ?? '')).toBe(true);
      test.clock.pass(1);
      tokens.push((await logIn(ana.username, ana.password)).data.token);
    }
    await expect.poll(() => isIn(tokens[0] ?? '')).toBe(false);
    for (const token of [...tokens.slice(1), ben.token ?? '']) expect(await isIn(token)).toBe(true);
  }, 30_000);
});
