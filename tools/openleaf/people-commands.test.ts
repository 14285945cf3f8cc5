import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { readPasswordLink } from '#features/accounts/contract/forgotten-password.ts';
import { makePasswordLink } from '#features/accounts/server/testing/make-password-link.ts';
import { writeFamily } from '#features/parents/server/testing/illegal-families.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { typeAtService } from './testing/type-at-service.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const { type, openleaf, logInStatus, approvedAt, lastAct } = typeAtService(test);
const sessionStatus = async (person: Person) => (await person.call(getSession, {})).status;
/** The running service hears of it by a message. */
const LIVE = 1_000;

const emailOf = async ({ id }: Person) => {
  const { rows } = await test.database.pool.query<{ email: string | null }>(
    'select email from users where id = $1',
    [id],
  );
  return rows[0]?.email ?? null;
};

/** Makes sure that the service knows the session by heart, runs the command, and looks again a second later. */
async function sessionAfter(person: Person, ...words: string[]): Promise<number> {
  expect(await sessionStatus(person)).toBe(200);
  expect(await openleaf(...words)).toMatchObject({ status: 0, stderr: '' });
  await sleep(LIVE);
  return sessionStatus(person);
}

describe('reset-password', () => {
  it('makes up two words and two digits for a child, whose old password and sessions end', async () => {
    const ana = await test.world.student('Ana');
    expect(await sessionStatus(ana)).toBe(200);
    const reset = await openleaf('reset-password', ana.username);
    expect(reset).toMatchObject({ status: 0, stderr: '' });
    expect(reset.stdout).toContain(`Ana Lopez (student "${ana.username}", account ${ana.id}) is logged out`);
    const password = /: (\w+ \w+ \d\d)\n$/.exec(reset.stdout)?.[1] ?? '';
    await sleep(LIVE);
    expect(await sessionStatus(ana)).toBe(401);
    expect(await logInStatus(ana.username, ana.password)).toBe(401);
    expect(await logInStatus(ana.username, password)).toBe(200);
    expect(await lastAct()).toEqual({ act: 'reset-password', about: ana.id });
  });

  it('takes a new password for a teacher from the input, by the rules of teachers', async () => {
    const teacher = await test.world.teacher('Rivera');
    const short = await type(['openleaf', 'reset-password', teacher.username], 'too short\n');
    expect(short).toMatchObject({ status: 1, stdout: '' });
    expect(short.stderr).toMatch(/^Use at least 10 characters\./);
    expect(await sessionStatus(teacher)).toBe(200);
    const reset = await type(['openleaf', 'reset-password', teacher.username], 'another shelf 7\n');
    expect(reset).toMatchObject({ status: 0, stderr: '' });
    expect(reset.stdout).not.toContain('another shelf');
    await sleep(LIVE);
    expect(await sessionStatus(teacher)).toBe(401);
    expect(await logInStatus(teacher.username, 'another shelf 7')).toBe(200);
  });
});

describe('change-email', () => {
  it('takes the address of an approved teacher away, with the link that was sent there, and gives another one', async () => {
    const teacher = await test.world.teacher('Rivera');
    expect(await openleaf('approve-teacher', teacher.username, '--yes')).toMatchObject({ status: 0 });
    const body = await makePasswordLink(test, teacher);
    const reset = await type(['openleaf', 'reset-password', teacher.username], 'another shelf 7\n');
    expect(reset.stdout).toContain(`the mail of ${teacher.username}@school.example can still ask for a link`);
    expect(reset.stdout).toContain(`npm run openleaf -- change-email ${teacher.username}\n`);
    const { link } = await makePasswordLink(test, teacher);
    const taken = await openleaf('change-email', teacher.username);
    expect(taken).toMatchObject({ status: 0, stderr: '' });
    expect(taken.stdout).toContain(`before: ${teacher.username}@school.example. Links for a new password`);
    expect(await emailOf(teacher)).toBeNull();
    for (const given of [body, { link }])
      expect((await test.world.anyone.call(readPasswordLink, { body: given })).status).toBe(409);
    expect(await lastAct()).toEqual({ act: 'change-email', about: teacher.id });
    const given = await openleaf('change-email', teacher.username, 'mia@school.example');
    expect(given.stdout).toContain('has the email address mia@school.example now; before: none.');
    expect(await emailOf(teacher)).toBe('mia@school.example');
    expect(await approvedAt(teacher)).not.toBeNull();
  });

  it('refuses what is no address, an address for a student, and that of another approved teacher', async () => {
    const [one, two] = [await test.world.teacher('Novak'), await test.world.teacher('Okafor')];
    for (const { username } of [one, two]) await openleaf('approve-teacher', username, '--yes');
    const student = await test.world.student('Ana');
    const theirs = `${two.username}@school.example`;
    for (const [username, email, why] of [
      [one.username, 'no-address', '"no-address" is no email address.'],
      [student.username, 'ana@home.example', 'students have no email address.'],
      [one.username, theirs.toUpperCase(), `the approved teacher "${two.username}" has this email address.`],
    ] as const) {
      const refused = await openleaf('change-email', username, email);
      expect(refused).toMatchObject({ status: 1, stdout: '' });
      expect(refused.stderr).toContain(`Nothing was changed: ${why}`);
    }
    expect(await emailOf(one)).toBe(`${one.username}@school.example`);
    expect(await openleaf('change-email', one.username, theirs, '--same-email')).toMatchObject({ status: 0 });
  });
});

describe('lock and unlock', () => {
  it('end the live session of an account within a second, and open it again', async () => {
    const bao = await test.world.student('Bao');
    expect(await sessionAfter(bao, 'lock', bao.username.toUpperCase())).toBe(401);
    expect(await logInStatus(bao.username, bao.password)).toBe(401);
    expect(await lastAct()).toEqual({ act: 'lock-account', about: bao.id });
    const unlocked = await openleaf('unlock', bao.username);
    expect(unlocked.stdout).toContain(`Bao Lopez (student "${bao.username}", account ${bao.id}) can log in`);
    expect(await logInStatus(bao.username, bao.password)).toBe(200);
    expect(await lastAct()).toEqual({ act: 'unlock-account', about: bao.id });
  });

  it('unlock forgets the wrong guesses that have shut an account', async () => {
    const chi = await test.world.student('Chi');
    const guess = () => logInStatus(chi.username, 'a wrong guess');
    for (let wrong = await guess(); wrong === 401; wrong = await guess());
    expect(await logInStatus(chi.username, chi.password)).toBe(429);
    expect(await openleaf('unlock', chi.username)).toMatchObject({ status: 0 });
    expect(await logInStatus(chi.username, chi.password)).toBe(200);
  });

  it('lock keeps an account closed whatever a parent decides, and unlock settles withdrawn consent', async () => {
    const fay = await test.world.student('Fay');
    const parent = await test.world.parent('Maria');
    const withdrawals = async () => {
      const { rows } = await test.database.pool.query(
        'select locked, answered_at is not null as settled from family_consents where student_id = $1',
        [fay.id],
      );
      return rows;
    };
    await writeFamily(test, { student: fay, parent });
    expect(await withdrawals()).toEqual([{ locked: true, settled: false }]);
    expect(await openleaf('lock', fay.username)).toMatchObject({ status: 0 });
    expect(await withdrawals()).toEqual([{ locked: false, settled: false }]);
    expect(await openleaf('unlock', fay.username)).toMatchObject({ status: 0 });
    expect(await withdrawals()).toEqual([{ locked: false, settled: true }]);
  });

  it('unlock opens no account that a teacher joined to another one', async () => {
    const [eli, twin] = [await test.world.student('Eli'), await test.world.student('Eli')];
    await test.database.pool.query('update users set joined_to = $1, locked_at = now() where id = $2', [
      eli.id,
      twin.id,
    ]);
    const refused = await openleaf('unlock', twin.username);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('was merged with another account. Only the undo of that opens it.');
  });
});

it('log-out ends the live sessions of a person within a second; they can log in again', async () => {
  const dia = await test.world.student('Dia');
  const elsewhere = await test.world.logIn(dia.username, dia.password);
  expect(await sessionStatus(elsewhere)).toBe(200);
  expect(await sessionAfter(dia, 'log-out', dia.username)).toBe(401);
  expect(await sessionStatus(elsewhere)).toBe(401);
  expect(await lastAct()).toEqual({ act: 'log-out-everywhere', about: dia.id });
  expect(await logInStatus(dia.username, dia.password)).toBe(200);
});

it.each(['reset-password', 'change-email', 'lock', 'unlock', 'log-out'])(
  '%s refuses a name that has no account',
  async (name) => {
    expect(await openleaf(name, 'nobody.here')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no account with the username "nobody.here".\n',
    });
  },
);
