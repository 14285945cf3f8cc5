import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerTeacher } from '../contract/endpoints.ts';
import { PASSWORD_MAILS, UNCONFIRMED_MAILS_OF_NETWORK } from '../contract/forgotten-password.ts';
import { linkEnd, readLinkEnd } from '../core/password-link.ts';
import { approveTeacher } from './public.ts';
import { passwordMails } from './testing/password-mails.ts';

const ORIGIN = 'https://reading.example.org';
const test = useTestApp(
  { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'openleaf@school.example', PUBLIC_ORIGIN: ORIGIN },
  QUICK_PASSWORDS,
);
const MINUTE = 60;

const { ask, mailsTo, works } = passwordMails(test, ORIGIN);
const emailOf = ({ username }: { username: string }) => `${username}@school.example`;

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
