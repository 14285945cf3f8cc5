import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { addressOf } from '#platform/mail/core/mail-content.ts';
import { mailContentOf, mailSecretsOf } from '#platform/mail/server/mail-columns.ts';
import { logIn, registerTeacher } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import {
  ASKS_OF_DEVICE,
  ASKS_OF_NETWORK,
  askForPassword as contract,
  PASSWORD_MAILS,
  PASSWORD_MAILS_OF_ACCOUNT,
  readPasswordLink,
  UNCONFIRMED_MAILS_OF_NETWORK,
} from '../contract/forgotten-password.ts';
import { updatePassword } from '../contract/own-account.ts';
import { linkEnd, readLinkEnd } from '../core/password-link.ts';
import { lockAccount } from './lock-account.ts';
import { approveTeacher } from './public.ts';

const ORIGIN = 'https://reading.example.org';
const test = useTestApp(
  { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'openleaf@school.example', PUBLIC_ORIGIN: ORIGIN },
  QUICK_PASSWORDS,
);
const MINUTE = 60;
const DAY = 86_400;

let asked = 0;
const answerTo = (username: string, address = `198.51.100.${(asked += 1) % 250}`, headers = {}) =>
  test.world.anyone.call(contract, { body: { username }, headers }, address);
/** Each test asks from an address of its own, and looks when the work behind the answer is done. */
const ask = async (...asking: Parameters<typeof answerTo>) => {
  const answer = await answerTo(...asking);
  await test.app.services.passwordAsks.settled();
  return answer;
};

/** The mails to an address, the newest first, with the links in them. */
async function mailsTo(email: string) {
  const { rows } = await test.database.pool.query<{
    id: number;
    to_address: string;
    content: unknown;
    secrets: unknown;
    user_id: number;
    state: string;
  }>('select * from mails where lower(to_address) = lower($1) order by id desc', [email]);
  const users = await test.database.pool.query<{ id: number; username: string }>(
    'select id, username from users',
  );
  const usernameOf = (link: string) =>
    users.rows.find(({ id }) => id === readLinkEnd(link)?.userId)?.username ?? '';
  return rows.map(({ id, content, secrets, ...row }) => {
    const parts = mailContentOf(content, id).parts;
    const links = { origin: ORIGIN, secrets: mailSecretsOf(secrets, id) ?? [] };
    const addresses = parts.flatMap((part) => (part.kind === 'button' ? [addressOf(part, links)] : []));
    return { ...row, addresses, links: links.secrets.map((link) => ({ link, username: usernameOf(link) })) };
  });
}
const works = async ({ link }: { link: string }) =>
  (await test.world.anyone.call(readPasswordLink, { body: { link } })).status === 200;
const emailOf = ({ username }: { username: string }) => `${username}@school.example`;

const timeOf = async (name: string) => {
  const start = performance.now();
  await ask(name);
  return performance.now() - start;
};
const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;

/** A parent who asked for a link, and what came. Sign-up asks no parent for an address yet. */
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

it('sends one mail with a link to the public address, by username or by e-mail, in any letters', async () => {
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

it('counts the mails of all addresses that lead to one mailbox together', async () => {
  const signUp = async (username: string, email: string) => {
    const person = { firstName: 'Ms.', lastName: 'Novak', email, timezone: 'UTC' };
    const body = { username, password: 'quiet library 12', ...person };
    expect((await test.world.anyone.call(registerTeacher, { body }, '203.0.113.13')).status).toBe(201);
    await ask(username);
    await ask(username);
  };
  for (const tag of ['', '+a', '+b', '+C'])
    await signUp(`box${tag.replace('+', '.')}.1`, `Box${tag}@school.example`);
  const { rows } = await test.database.pool.query<{ to_address: string }>(
    "select to_address from mails where lower(to_address) like 'box%' order by id",
  );
  // Five for the mailbox, and one for each account that had no link then.
  expect(rows.map(({ to_address: to }) => to)).toEqual([
    'Box@school.example',
    'Box@school.example',
    'Box+a@school.example',
    'Box+a@school.example',
    'Box+b@school.example',
    'Box+C@school.example',
  ]);
});

it('sends few mails to accounts that nobody has approved for one network, and uses up nothing of theirs', async () => {
  const network = '192.0.2.99';
  const [teacher, approved] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  await approveTeacher(test.app.services.db, approved.username, test.clock.now());
  await test.app.services.limits.takeMany(
    `mails to accounts not approved ${network}`,
    UNCONFIRMED_MAILS_OF_NETWORK,
    test.clock.now(),
    UNCONFIRMED_MAILS_OF_NETWORK.calls - 1,
  );
  for (let n = 0; n < PASSWORD_MAILS.calls + 2; n += 1)
    expect((await ask(teacher.username, network)).status).toBe(200);
  expect(await mailsTo(emailOf(teacher))).toHaveLength(1);
  await ask(approved.username, network);
  expect(await mailsTo(emailOf(approved))).toHaveLength(1);
  for (let n = 0; n < PASSWORD_MAILS.calls; n += 1) await ask(teacher.username);
  expect(await mailsTo(emailOf(teacher))).toHaveLength(PASSWORD_MAILS.calls);
});

/** A stranger makes an account under any address. */
const signUpUnder = async (username: string, email: string) => {
  const person = { firstName: 'x', lastName: 'y', email, timezone: 'UTC' };
  const body = { username, password: 'quiet library 12', ...person };
  expect((await test.world.anyone.call(registerTeacher, { body }, '203.0.113.14')).status).toBe(201);
};
/** The accounts that the newest mail to an address has links for. */
const newestTo = async (email: string) => {
  const [mail] = await mailsTo(email);
  return mail?.links.map(({ username }) => username) ?? [];
};
/** An approved teacher, and a stranger’s account that is called like their address. */
const approvedTeacher = async () => {
  const teacher = await test.world.teacher('Rivera');
  await approveTeacher(test.app.services.db, teacher.username, test.clock.now());
  const email = emailOf(teacher);
  await signUpUnder(email, email);
  return { teacher, email };
};

describe('a stranger with accounts under the address of an approved teacher', () => {
  it('uses up no mail of the teacher’s, neither under the address nor under one of its +', async () => {
    const { teacher, email } = await approvedTeacher();
    const plus = `plus.${teacher.username}`;
    await signUpUnder(plus, email.replace('@', '+x@'));
    for (let n = 0; n < PASSWORD_MAILS.calls; n += 1) await ask(plus);
    await ask(email);
    expect((await newestTo(email))[0]).toBe(teacher.username);
    for (let n = 1; n < PASSWORD_MAILS.calls; n += 1) await ask(email);
    expect(await mailsTo(email)).toHaveLength(PASSWORD_MAILS.calls);
    const { links } = (await mailsTo(email))[0]!;
    test.clock.pass(61 * MINUTE);
    await ask(email);
    expect(await works(links[0]!)).toBe(true);
  });

  it('keeps nobody from a mail whose network has used up those of accounts not approved', async () => {
    const { teacher, email } = await approvedTeacher();
    const network = '192.0.2.98';
    await test.app.services.limits.takeMany(
      `mails to accounts not approved ${network}`,
      UNCONFIRMED_MAILS_OF_NETWORK,
      test.clock.now(),
      UNCONFIRMED_MAILS_OF_NETWORK.calls,
    );
    await ask(email, network);
    expect(await newestTo(email)).toContain(teacher.username);
  });

  it('gets the teacher no mail without their account by asks for the address', async () => {
    const teacher = await test.world.teacher('Rivera');
    await approveTeacher(test.app.services.db, teacher.username, test.clock.now());
    for (let n = 0; n < PASSWORD_MAILS.calls; n += 1) await ask(teacher.username);
    await signUpUnder(`later.${teacher.username}`, emailOf(teacher));
    await ask(emailOf(teacher));
    expect(await newestTo(emailOf(teacher))).toEqual([teacher.username]);
  });
});

it('names few of the accounts that nobody has approved, and the asked one and the approved ones in any case', async () => {
  const email = 'crowd@school.example';
  const names = Array.from({ length: 7 }, (_, n) => `crowd.${n}`);
  for (const username of names) {
    const person = { firstName: 'Ms.', lastName: 'Novak', email, timezone: 'UTC' };
    const body = { username, password: 'quiet library 12', ...person };
    expect((await test.world.anyone.call(registerTeacher, { body }, '203.0.113.12')).status).toBe(201);
  }
  const named = async (name: string) => {
    await ask(name);
    return (await mailsTo(email))[0]!.links.map(({ username }) => username);
  };
  expect(await named(email)).toEqual(names.slice(0, 3));
  expect(await named('crowd.6')).toEqual(['crowd.6', ...names.slice(0, 3)]);
  await approveTeacher(test.app.services.db, 'crowd.5', test.clock.now());
  expect(await named('crowd.6')).toEqual(['crowd.5', 'crowd.6', ...names.slice(0, 3)]);
});

it.each(['the others first', 'her first'])(
  'sends a link to who is behind many accounts of one address whose mails are used up, %s',
  async (order) => {
    const email = `shared.${order.length}@school.example`;
    const signUp = async (username: string) => {
      const person = { firstName: 'Ms.', lastName: 'Novak', email, timezone: 'UTC' };
      const body = { username, password: 'quiet library 12', ...person };
      const { status } = await test.world.anyone.call(registerTeacher, { body }, `203.0.113.${order.length}`);
      expect(status).toBe(201);
    };
    const hers = `hers.${order.length}`;
    for (let n = 0; n < 20; n += 1) await signUp(`other.${order.length}.${n}`);
    await signUp(hers);
    if (order === 'her first') {
      await ask(hers);
      test.clock.pass(25 * 60 * MINUTE);
    }
    for (let n = 0; n < PASSWORD_MAILS.calls; n += 1) await ask(`other.${order.length}.0`);
    await ask(hers);
    const [mail] = await mailsTo(email);
    expect(mail!.links.map(({ username }) => username)).toEqual([hers]);
    expect(await works(mail!.links[0]!)).toBe(true);
  },
);

it('sends one mail for all accounts of an address, with a link for each, the approved and the asked first', async () => {
  const first = await test.world.teacher('Novak');
  const email = emailOf(first);
  const others: string[] = [];
  for (const [name, shared] of [
    ['second', email.toUpperCase().replace('@SCHOOL.EXAMPLE', '@school.example')],
    ['third', email],
  ] as const) {
    const username = `${name}.${first.username}`;
    const person = { firstName: 'Ms.', lastName: 'Novak', email: shared, timezone: 'UTC' };
    const body = { username, password: 'quiet library 12', ...person };
    expect((await test.world.anyone.call(registerTeacher, { body }, '203.0.113.9')).status).toBe(201);
    others.push(username);
  }
  await approveTeacher(test.app.services.db, others[1]!, test.clock.now());
  await ask(first.username);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail!.links.map(({ username }) => username)).toEqual([others[1], first.username, others[0]]);
  for (const link of mail!.links) expect(await works(link)).toBe(true);
  const [a, b] = mail!.links.map(({ link }) => readLinkEnd(link)!);
  expect(await works({ link: linkEnd({ userId: a!.userId, token: b!.token }) })).toBe(false);
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
