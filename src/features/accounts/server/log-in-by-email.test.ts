import { describe, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import * as accounts from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import { lockUser } from './accounts-queries.ts';
import { forgetGuesses } from './forget-guesses.ts';

const test = useTestApp();
const DAY = 86_400;
const PASSWORD = 'another quiet library';
const TIMEZONE = 'America/New_York';
const logIn = (username: string, password: string, deviceToken?: string | null, address?: string) =>
  test.world.anyone.call(
    accounts.logIn,
    {
      body: { username, password },
      ...(typeof deviceToken === 'string' && { headers: { 'openleaf-device': deviceToken } }),
    },
    address,
  );
const emailOf = ({ username }: { readonly username: string }) => `${username}@school.example`;

/** Somebody signs up as a teacher under an address that need not be theirs. */
async function registerUnder(email: string, username: string) {
  const body = { username, password: PASSWORD, email, timezone: TIMEZONE };
  return (await test.world.anyone.call(accounts.registerTeacher, { body })).data;
}
const squat = async (username: string) =>
  (
    await test.world.anyone.call(registerStudent, {
      body: { username, password: PASSWORD, timezone: TIMEZONE },
    })
  ).data;

/** How a login is refused, without what differs with every call. */
const refusalOf = async (name: string, password = 'not the password') => {
  const { requestId: _id, ...problem } = (await logIn(name, password)).problem;
  return problem;
};
/** How many wrong guesses at a name are looked at, each from another network. */
async function looked(name: string, guesses: number, deviceToken?: string | null, networks = 10) {
  let count = 0;
  for (let guess = 0; guess < guesses; guess++) {
    const { status } = await logIn(name, `guess ${guess}`, deviceToken, `203.0.113.${guess % networks}`);
    if (status === 401) count += 1;
    else expect(status).toBe(429);
  }
  return count;
}

describe('log in by email', () => {
  it('signs in a teacher once an admin has approved the account, whatever the case of the address', async () => {
    const lee = await test.world.teacher('Lee');
    expect((await logIn(emailOf(lee), lee.password)).problem.code).toBe('wrong-login');
    await approve(test, lee);
    const { data } = await logIn(` ${emailOf(lee).toUpperCase()} `, lee.password);
    expect(data).toMatchObject({ userId: lee.id, role: 'teacher' });
  });

  it('is not changed by a stranger who signs up under the address in other letters', async () => {
    const lee = await approvedTeacher(test, 'Lee');
    const { deviceToken } = (await logIn(emailOf(lee), lee.password)).data;
    await registerUnder(emailOf(lee).toUpperCase(), `${lee.username}.2`);
    expect((await logIn(emailOf(lee), lee.password)).data).toMatchObject({ userId: lee.id });
    expect((await logIn(emailOf(lee), lee.password, deviceToken)).data).toMatchObject({ userId: lee.id });
    expect((await logIn(emailOf(lee), PASSWORD)).status).toBe(401);
  });

  it('is not changed by a student who signs up with the address as username', async () => {
    const novak = await approvedTeacher(test, 'Novak');
    const { deviceToken } = (await logIn(emailOf(novak), novak.password)).data;
    const student = await squat(emailOf(novak));
    for (const device of [undefined, deviceToken, student.deviceToken])
      expect((await logIn(emailOf(novak), novak.password, device)).data).toMatchObject({ userId: novak.id });
    expect((await logIn(emailOf(novak), PASSWORD)).data).toMatchObject({ userId: student.userId });
  });

  it('does not tell who signs up under an address whether an account has it', async () => {
    const lee = await approvedTeacher(test, 'Lee');
    const nobodys = `nobody.${lee.username}@school.example`;
    await registerUnder(emailOf(lee), `${lee.username}.2`);
    await registerUnder(nobodys, `${lee.username}.3`);
    const told = await refusalOf(nobodys, PASSWORD);
    expect(told).toMatchObject({ status: 401, code: 'wrong-login' });
    expect(await refusalOf(emailOf(lee), PASSWORD)).toEqual(told);
  });

  it('signs in the account that was approved first, where two have one address, and the next when that is locked', async () => {
    const lee = await test.world.teacher('Lee');
    const email = emailOf(lee);
    const later = await registerUnder(email, `${lee.username}.2`);
    await approve(test, lee);
    test.clock.pass(60);
    await approve(test, { username: `${lee.username}.2` });
    expect((await logIn(email, lee.password)).data).toMatchObject({ userId: lee.id });
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    await lockUser(test.database.db, lee.id, test.clock.now());
    expect((await logIn(email, lee.password)).status).toBe(401);
    expect((await logIn(email, PASSWORD)).data).toMatchObject({ userId: later.userId });
  });

  it.each(['an email', 'a username', 'both', 'nobody'] as const)(
    'compares two passwords with a name with an @ that is %s, and waits for both',
    async (kind) => {
      const lee = await approvedTeacher(test, 'Lee');
      const name = kind === 'an email' || kind === 'both' ? emailOf(lee) : `x.${emailOf(lee)}`;
      if (kind === 'a username' || kind === 'both') await squat(name);
      const { passwords } = test.app.services;
      const verify = passwords.verify.bind(passwords);
      let compared = 0;
      let places = 0;
      const { logins } = passwords;
      const admit: typeof logins.admit = (origin, work) => {
        places = origin.places ?? 1;
        return logins.admit(origin, work);
      };
      Object.assign(passwords, {
        logins: { admit },
        verify: (...given: Parameters<typeof verify>) => {
          compared += 1;
          return verify(...given);
        },
      });
      for (const password of ['guess', lee.password, PASSWORD]) {
        compared = 0;
        await logIn(name, password);
        expect([compared, places]).toEqual([2, 2]);
      }
      compared = 0;
      await logIn(lee.username, 'guess');
      expect([compared, places]).toEqual([1, 1]);
      Object.assign(passwords, { verify, logins });
    },
  );
});

describe('guesses at an email', () => {
  it('are 30 a day, beside 69 at the username: to use up one shuts not the other, nor tells that both are of one person', async () => {
    const lee = await approvedTeacher(test, 'Lee');
    expect(await looked(emailOf(lee), 40)).toBe(30);
    expect((await logIn(lee.username, lee.password)).status).toBe(200);
    expect(await looked(lee.username, 80)).toBe(69);
    test.clock.pass(DAY);
    expect(await looked(lee.username, 80)).toBe(69);
    expect((await logIn(emailOf(lee), lee.password)).data).toMatchObject({ userId: lee.id });
    test.clock.pass(DAY);
  }, 60_000);

  it('are as many where there is no account, or one that is not approved, and 9 from one network', async () => {
    const lee = await test.world.teacher('Lee');
    expect(await looked(emailOf(lee), 40)).toBe(30);
    expect(await looked(`nobody.${emailOf(lee)}`, 40)).toBe(30);
    const novak = await approvedTeacher(test, 'Novak');
    expect(await looked(emailOf(novak), 20, null, 1)).toBe(9);
    expect(await looked(`nobody.${emailOf(novak)}`, 20, null, 1)).toBe(9);
    expect((await logIn(emailOf(novak), novak.password, null, '198.51.100.4')).status).toBe(200);
  }, 60_000);

  it('leave a device alone on which its teacher has logged in', async () => {
    const lee = await approvedTeacher(test, 'Lee');
    const { deviceToken } = (await logIn(lee.username, lee.password)).data;
    await looked(emailOf(lee), 40);
    expect((await logIn(emailOf(lee), lee.password)).status).toBe(429);
    expect((await logIn(emailOf(lee), lee.password, deviceToken)).status).toBe(200);
    expect(await looked(emailOf(lee), 10, deviceToken)).toBe(6);
  }, 60_000);

  it('cost a right login nothing', async () => {
    const lee = await approvedTeacher(test, 'Lee');
    for (let login = 0; login < 40; login++)
      expect((await logIn(emailOf(lee), lee.password)).status).toBe(200);
    expect(await looked(emailOf(lee), 40)).toBe(30);
  }, 60_000);

  it('are forgotten with those at the username', async () => {
    const lee = await approvedTeacher(test, 'Lee');
    await looked(emailOf(lee), 30);
    await looked(lee.username, 69);
    for (const name of [emailOf(lee), lee.username])
      expect((await logIn(name, lee.password)).status).toBe(429);
    await forgetGuesses(test.database.db, lee.username);
    for (const name of [emailOf(lee), lee.username])
      expect((await logIn(name, lee.password)).status).toBe(200);
  }, 60_000);
});

describe('whoever has an address as username', () => {
  it('gets no more guesses at the account whose email it is, by right logins, a device of theirs or an unlocked login', async () => {
    const novak = await approvedTeacher(test, 'Novak');
    const email = emailOf(novak);
    const { deviceToken } = await squat(email);
    expect(await looked(email, 40)).toBe(30);
    // The own device goes on, and compares with the own account alone.
    expect((await logIn(email, PASSWORD, deviceToken)).status).toBe(200);
    expect((await logIn(email, novak.password, deviceToken)).status).toBe(401);
    await forgetGuesses(test.database.db, usernameKey(email));
    expect((await logIn(email, novak.password)).status).toBe(401);
    expect((await logIn(novak.username, novak.password)).status).toBe(200);
  }, 60_000);

  it('is not guessed at for nothing by an approved teacher who gave it as email', async () => {
    const sly = await approvedTeacher(test, 'Sly');
    await squat(emailOf(sly));
    for (let login = 0; login < 35; login++) {
      const { data } = await logIn(emailOf(sly), sly.password, null, `203.0.113.${login % 10}`);
      expect(data).toMatchObject({ userId: sly.id });
    }
    expect((await logIn(emailOf(sly), PASSWORD, null, '198.51.100.4')).status).toBe(401);
    test.clock.pass(DAY);
    expect((await logIn(emailOf(sly), PASSWORD)).status).toBe(200);
  }, 60_000);
});
