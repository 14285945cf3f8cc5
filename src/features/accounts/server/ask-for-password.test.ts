import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { logIn, registerTeacher } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import {
  ASKS_OF_DEVICE,
  ASKS_OF_NETWORK,
  askForPassword as contract,
  PASSWORD_MAILS,
  PASSWORD_MAILS_OF_ACCOUNT,
} from '../contract/forgotten-password.ts';
import { updatePassword } from '../contract/own-account.ts';
import { readLinkEnd } from '../core/password-link.ts';
import { lockAccount } from './lock-account.ts';
import { passwordMails } from './testing/password-mails.ts';

const ORIGIN = 'https://reading.example.org';
const test = useTestApp(
  { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'openleaf@school.example', PUBLIC_ORIGIN: ORIGIN },
  QUICK_PASSWORDS,
);
const MINUTE = 60;
const DAY = 86_400;

const { answerTo, ask, mailsTo, works } = passwordMails(test, ORIGIN);
const emailOf = ({ username }: { username: string }) => `${username}@school.example`;

const timeOf = async (name: string) => {
  const start = performance.now();
  await ask(name);
  return performance.now() - start;
};
const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;

/** A parent who asked for a link, and what came. An administrator or a command may have given a child's account an address. */
const parent = async (username: string, birthDate?: string) => {
  const person = { password: 'quiet library 12', timezone: 'UTC', registerAs: 'parent' as const };
  const body = { username, ...person, ...(birthDate && { birthDate }) };
  expect((await test.world.anyone.call(registerStudent, { body }, '203.0.113.10')).status).toBe(201);
  await test.database.pool.query('update users set email = $1 where username = $2', [
    `${username}@home.example`,
    username,
  ]);
  await ask(username);
  return mailsTo(`${username}@home.example`);
};

it('sends one mail with a link to the public address, by username or by email, in any letters', async () => {
  for (const nameOf of [
    ({ username }: { username: string }) => username,
    emailOf,
    (person: { username: string }) => ` ${emailOf(person).toUpperCase()} `,
  ]) {
    const teacher = await test.world.teacher('Rivera');
    const { status, data } = await ask(nameOf(teacher));
    expect([status, data]).toEqual([200, { byMail: true }]);
    const [mail, ...more] = await mailsTo(emailOf(teacher));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ state: 'waiting', user_id: teacher.id });
    expect(mail!.addresses).toEqual([
      expect.stringMatching(new RegExp(`^${ORIGIN}/auth/\\w+#[\\w-]{22}\\.`)),
    ]);
    expect(mail!.links[0]?.username).toBe(teacher.username);
    expect(await works(mail!.links[0]!)).toBe(true);
  }
});

it('never takes the address in a link from the request', async () => {
  const teacher = await test.world.teacher('Rivera');
  const answer = await test.app.server.inject({
    method: 'POST',
    url: `/api/${contract.path}`,
    headers: { host: 'localhost', 'x-forwarded-host': 'evil.example', origin: 'http://localhost' },
    payload: { username: teacher.username },
  });
  expect(answer.statusCode).toBe(200);
  expect((await mailsTo(emailOf(teacher)))[0]!.addresses[0]).toMatch(new RegExp(`^${ORIGIN}/`));
});

it('keeps no token, but its hash', async () => {
  const teacher = await test.world.teacher('Rivera');
  await ask(teacher.username);
  const { token } = readLinkEnd((await mailsTo(emailOf(teacher)))[0]!.links[0]!.link)!;
  const { rows } = await test.database.pool.query<{ row: string }>(
    'select l::text as row from password_links l where user_id = $1',
    [teacher.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toContain(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
});

it('ends the older link with a new one, and each after an hour', async () => {
  const teacher = await test.world.teacher('Rivera');
  await ask(teacher.username);
  await ask(teacher.username);
  const [newest, older] = await mailsTo(emailOf(teacher));
  expect(await works(older!.links[0]!)).toBe(false);
  test.clock.pass(59 * MINUTE);
  expect(await works(newest!.links[0]!)).toBe(true);
  test.clock.pass(MINUTE + 1);
  expect(await works(newest!.links[0]!)).toBe(false);
});

it('sends few mails a day to one address, and then makes the newest link work again', async () => {
  const teacher = await test.world.teacher('Rivera');
  for (let n = 0; n < PASSWORD_MAILS.calls + 3; n += 1)
    expect((await ask(teacher.username)).status).toBe(200);
  const mails = await mailsTo(emailOf(teacher));
  expect(mails).toHaveLength(PASSWORD_MAILS.calls);
  const newest = mails[0]!.links[0]!;
  test.clock.pass(90 * MINUTE);
  expect(await works(newest)).toBe(false);
  await ask(emailOf(teacher));
  expect(await works(newest)).toBe(true);
  expect(await mailsTo(emailOf(teacher))).toHaveLength(PASSWORD_MAILS.calls);
  test.clock.pass(DAY);
  await ask(teacher.username);
  expect(await mailsTo(emailOf(teacher))).toHaveLength(PASSWORD_MAILS.calls + 1);
});

it('does not make a link of another day work again', async () => {
  const teacher = await test.world.teacher('Rivera');
  await ask(teacher.username);
  const [first] = await mailsTo(emailOf(teacher));
  const link = first!.links[0]!;
  await test.database.pool.query(
    "update password_links set made_at = made_at - interval '2 days' where user_id = $1",
    [teacher.id],
  );
  // The mails of today were for somebody else's asks at the same address.
  for (let n = 0; n < PASSWORD_MAILS.calls - 1; n += 1)
    await test.app.services.limits.take(
      `mails with a new password to ${emailOf(teacher).toLowerCase()}`,
      PASSWORD_MAILS,
      test.clock.now(),
    );
  test.clock.pass(61 * MINUTE);
  await ask(teacher.username);
  expect(await works(link)).toBe(false);
});

it('sends a link to who changed the password after somebody used up the mails, and again no more than a few', async () => {
  const teacher = await test.world.teacher('Rivera');
  let password = teacher.password;
  const changePassword = async (newPassword: string) => {
    const body = { userId: teacher.id, oldPassword: password, newPassword, confirmPassword: newPassword };
    expect((await teacher.call(updatePassword, { body })).status).toBe(200);
    password = newPassword;
  };
  for (let n = 0; n < PASSWORD_MAILS.calls; n += 1) await ask(teacher.username);
  for (let extra = 1; extra <= PASSWORD_MAILS_OF_ACCOUNT.calls; extra += 1) {
    await changePassword(`seven quiet otters ${extra}`);
    // Who asks first makes no difference: the link is in the mails of the address.
    for (let n = 0; n < 3; n += 1) await ask(teacher.username);
    const mails = await mailsTo(emailOf(teacher));
    expect(mails).toHaveLength(PASSWORD_MAILS.calls + extra);
    expect(await works(mails[0]!.links[0]!)).toBe(true);
  }
  await changePassword('seven quiet otters again');
  await ask(teacher.username);
  expect(await mailsTo(emailOf(teacher))).toHaveLength(
    PASSWORD_MAILS.calls + PASSWORD_MAILS_OF_ACCOUNT.calls,
  );
});

it('answers alike in status and words for nobody, a student, and a locked account, and sends nothing', async () => {
  const student = await test.world.student('Ana');
  const locked = await test.world.teacher('Locked');
  const teacher = await test.world.teacher('Rivera');
  await lockAccount(test.app.services.db, { userId: locked.id, by: null }, test.clock.now());
  const count = async () =>
    (await test.database.pool.query<{ n: number }>('select count(*)::int as n from mails')).rows[0]!.n;
  const before = await count();
  const there = await ask(teacher.username);
  expect(await count()).toBe(before + 1);
  for (const name of [
    student.username,
    locked.username,
    emailOf(locked),
    'nobody.at.all',
    'nobody@school.example',
  ]) {
    const { status, data } = await ask(name);
    expect([status, data]).toEqual([there.status, there.data]);
  }
  expect(await count()).toBe(before + 1);
});

it('answers before anything is done for a known name, in a burst, too, and does it all the same', async () => {
  const teacher = await test.world.teacher('Rivera');
  const locker = await test.database.pool.connect();
  try {
    await locker.query('begin; lock table password_links in access exclusive mode');
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(teacher.username)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(await mailsTo(emailOf(teacher))).toEqual([]);
  } finally {
    await locker.query('rollback');
    locker.release();
  }
  await test.app.services.passwordAsks.settled();
  expect(await mailsTo(emailOf(teacher))).toHaveLength(PASSWORD_MAILS.calls);
});

it('makes no link for an address that the account loses in this moment', async () => {
  const teacher = await test.world.teacher('Rivera');
  const changer = await test.database.pool.connect();
  try {
    await changer.query('begin');
    await changer.query("update users set email = 'right.one@school.example' where id = $1", [teacher.id]);
    await answerTo(teacher.username);
    await changer.query('commit');
  } finally {
    changer.release();
  }
  await test.app.services.passwordAsks.settled();
  expect(await mailsTo(emailOf(teacher))).toEqual([]);
  const links = await test.database.pool.query('select from password_links where user_id = $1', [teacher.id]);
  expect(links.rowCount).toBe(0);
});

it('answers in the same time whether there is somebody or not', async () => {
  const teachers = [];
  for (let n = 0; n < 12; n += 1) teachers.push(await test.world.teacher('Rivera'));
  const known: number[] = [];
  const unknown: number[] = [];
  for (const { username } of teachers) {
    known.push(await timeOf(username));
    unknown.push(await timeOf(`nobody.${username}`));
  }
  expect(median(known)).toBeGreaterThan(145);
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(12);
});

it('sends a parent a link, and none where the account is a child’s', async () => {
  expect(await parent('pat.parent.1')).toHaveLength(1);
  expect(await parent('pat.parent.2', '1984-05-05')).toHaveLength(1);
  expect(await parent('pat.parent.3', '2016-05-05')).toEqual([]);
});

it('sends none to a child who registered as a teacher', async () => {
  const person = { firstName: 'Kim', lastName: 'Young', timezone: 'UTC', birthDate: '2016-05-05' };
  const body = { username: 'kim.young', password: 'quiet library 12', email: 'kim@home.example', ...person };
  await test.world.anyone.call(registerTeacher, { body }, '203.0.113.11');
  await ask('kim.young');
  expect(await mailsTo('kim@home.example')).toEqual([]);
});

it('takes many asks from one network, and from a device that has logged in here before some more', async () => {
  const address = '192.0.2.77';
  const teacher = await test.world.teacher('Rivera');
  const { username, password } = teacher;
  const { data } = await test.world.anyone.call(logIn, { body: { username, password } }, address);
  const device = { [DEVICE_TOKEN]: data.deviceToken ?? '' };
  test.clock.pass(2 * DAY);
  await test.app.services.limits.takeMany(
    `asks for a password ${address}`,
    ASKS_OF_NETWORK,
    test.clock.now(),
    ASKS_OF_NETWORK.calls,
  );
  const refused = await ask('nobody', address);
  expect([refused.status, refused.problem.code]).toEqual([429, 'too-many-asks']);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
  for (let n = 0; n < ASKS_OF_DEVICE.calls; n += 1)
    expect((await ask(username, address, device)).status).toBe(200);
  expect((await ask(username, address, device)).status).toBe(429);
  expect((await ask('nobody', '192.0.2.78')).status).toBe(200);
});
