import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { readPasswordLink } from '#features/accounts/contract/forgotten-password.ts';
import { updateTeacherDetails } from '#features/accounts/contract/own-profile.ts';
import { makePasswordLink } from '#features/accounts/server/testing/make-password-link.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { writeFamily } from '#features/parents/server/testing/illegal-families.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { findOnPath } from '../test/find-program.ts';
import { typeCommand } from './testing/type-command.ts';
import { typeInTerminal } from './testing/type-in-terminal.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const type = (words: readonly string[], input?: string) =>
  typeCommand(words, { DATABASE_URL: test.url }, input);
const openleaf = (...words: string[]) => type(['openleaf', ...words]);

const logInStatus = async (username: string, password: string) =>
  (await test.world.anyone.call(logIn, { body: { username, password } })).status;
const sessionStatus = async (person: Person) => (await person.call(getSession, {})).status;
/** The running service hears of it by a message. */
const LIVE = 1_000;
const acts = async () => {
  const { rows } = await test.database.pool.query<{ act: string; about: number | null }>(
    'select act, subject_user_id as about from audit_log where actor_user_id is null order by id desc limit 1',
  );
  return rows[0];
};

const joinStatus = async (code: string) => {
  const student = await test.world.student('Eli');
  return (await student.call(joinClass, { body: { classCode: code } })).status;
};

const approvedAt = async ({ id }: Person) => {
  const { rows } = await test.database.pool.query<{ at: Date | null }>(
    'select keys_approved_at as at from users where id = $1',
    [id],
  );
  return rows[0]?.at ?? null;
};

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

describe('admin create', () => {
  it('makes an admin who can log in, with the password from the input', async () => {
    const made = await type(['admin', 'create', 'sam.keller'], 'morning shelf 30\n');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /^sam\.keller is an admin \(account \d+\) and can log in now\. .* this code within a day: (?:[a-z0-9]{4}-){3}[a-z0-9]{4}\n$/,
    );
    const { data } = await test.world.anyone.call(logIn, {
      body: { username: 'sam.keller', password: 'morning shelf 30' },
    });
    expect(data.role).toBe('admin');
    expect(await acts()).toEqual({ act: 'give-second-step-code', about: data.userId });
  });

  it.each([
    { username: 'sam.short', input: 'nine char\n', stderr: /^Use at least 10 characters\./ },
    { username: 'sam.common', input: 'password123\n', stderr: /^Many people use this password/ },
    { username: 'sam.same.name', input: 'sam.same.name\n', stderr: /^The password must be different/ },
    { username: 'sam.silent', input: '', stderr: /^No password was given; nothing was changed\./ },
    { username: 'sam keller', input: 'morning shelf 30\n', stderr: /^Use only letters, numbers, and/ },
    { username: 'Sam.Keller', input: 'evening shelf 31\n', stderr: /has this username already\./ },
  ])('refuses $username', async ({ username, input, stderr }) => {
    const refused = await type(['admin', 'create', username], input);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(stderr);
    expect(await logInStatus(username, input.trim())).not.toBe(200);
  });

  it.runIf(findOnPath(['script']))(
    'asks for the password twice in a terminal, which does not show it',
    async () => {
      const asked = await typeInTerminal(['admin', 'create', 'sam.hidden'], { DATABASE_URL: test.url }, [
        [/New password for .*: $/, 'morning shelf 30'],
        [/again: $/, 'morning shelf 30'],
      ]);
      expect(asked).toMatchObject({ status: 0 });
      expect(asked.screen).toContain('sam.hidden is an admin');
      expect(asked.screen).not.toContain('shelf');
      expect(await logInStatus('sam.hidden', 'morning shelf 30')).toBe(200);
      const differing = await typeInTerminal(['admin', 'create', 'sam.torn'], { DATABASE_URL: test.url }, [
        [/New password for .*: $/, 'morning shelf 30'],
        [/again: $/, 'morning shelf 31'],
      ]);
      expect(differing).toMatchObject({ status: 1 });
      expect(differing.screen).toContain('The two passwords differ; nothing was changed.');
    },
  );
});

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
    expect(await acts()).toEqual({ act: 'reset-password', about: ana.id });
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
    expect(await acts()).toEqual({ act: 'change-email', about: teacher.id });
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
    expect(await acts()).toEqual({ act: 'lock-account', about: bao.id });
    const unlocked = await openleaf('unlock', bao.username);
    expect(unlocked.stdout).toContain(`Bao Lopez (student "${bao.username}", account ${bao.id}) can log in`);
    expect(await logInStatus(bao.username, bao.password)).toBe(200);
    expect(await acts()).toEqual({ act: 'unlock-account', about: bao.id });
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
  expect(await acts()).toEqual({ act: 'log-out-everywhere', about: dia.id });
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

describe('class codes', () => {
  it('renew-code replaces the code of a class, found by its code or its number', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const renewed = await openleaf('renew-code', room.code.toLowerCase());
    expect(renewed).toMatchObject({ status: 0, stderr: '' });
    expect(renewed.stdout).toContain(
      `The class code of "Room 12" (class ${room.id} of Ms. Rivera, 0 students) is now`,
    );
    const [fresh = ''] = /\w{4}-\w{4}/.exec(renewed.stdout) ?? [];
    expect(await joinStatus(room.code)).not.toBe(200);
    expect(await joinStatus(fresh)).toBe(200);
    const again = await openleaf('renew-code', String(room.id));
    expect(again.stdout).toContain('1 student)');
    expect(await joinStatus(fresh)).not.toBe(200);
    expect(await acts()).toEqual({ act: 'renew-class-code', about: null });
  });

  it('close-code closes the code of a class until it is renewed', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 13');
    const closed = await openleaf('close-code', room.code);
    expect(closed).toMatchObject({ status: 0, stderr: '' });
    expect(closed.stdout).toBe(
      `The class code ${room.code} of "Room 13" (class ${room.id} of Ms. Rivera, 0 students) is closed.\n`,
    );
    expect(await joinStatus(room.code)).not.toBe(200);
    const renewed = await openleaf('renew-code', room.code);
    expect(await joinStatus(/\w{4}-\w{4}/.exec(renewed.stdout)?.[0] ?? '')).toBe(200);
  });

  it('are refused where there is no class', async () => {
    const refused = {
      status: 1,
      stdout: '',
      stderr: 'There is no class with the code or the number "999999".\n',
    };
    expect(await openleaf('renew-code', '999999')).toEqual(refused);
    expect(await openleaf('close-code', '999999')).toEqual(refused);
  });
});

describe('approve-teacher', () => {
  it('shows who the teacher is, with classes and students, and asks', async () => {
    const teacher = await test.world.teacher('Okafor');
    const room = await teacher.class('Room 14');
    await room.student('Ana');
    await room.student('Bao');
    await teacher.call(updateTeacherDetails, {
      body: { jobTitle: 'Reading specialist', teaching: 'Grade 4' },
    });
    const unsure = await type(['approve-teacher', teacher.username], 'no\n');
    expect(unsure).toMatchObject({ status: 1, stdout: '' });
    for (const shown of [
      `Ms. Okafor (teacher "${teacher.username}", account ${teacher.id})`,
      `Email address, as they gave it: ${teacher.username}@school.example`,
      'Job title, as they gave it: Reading specialist',
      'Teaches, as they gave it: Grade 4',
      'Class "Room 14", grade 4: Ana Lopez, Bao Lopez',
      'Nothing was changed.',
    ])
      expect(unsure.stderr).toContain(shown);
    expect(await type(['approve-teacher', teacher.username])).toMatchObject({ status: 1 });
    expect(await approvedAt(teacher)).toBeNull();

    const sure = await type(['approve-teacher', teacher.username], 'yes\n');
    expect(sure).toMatchObject({ status: 0 });
    expect(sure.stdout).toBe(
      `Ms. Okafor (teacher "${teacher.username}", account ${teacher.id}) is approved.\n`,
    );
    expect(await approvedAt(teacher)).not.toBeNull();
    expect(await acts()).toEqual({ act: 'approve-teacher', about: teacher.id });
  });

  it.runIf(findOnPath(['script']))('shows its question in a terminal', async () => {
    const teacher = await test.world.teacher('Nair');
    const answers = [[/Approve this teacher\? \(yes or no\) /, 'yes']] as const;
    const env = { DATABASE_URL: test.url };
    const asked = await typeInTerminal(['approve-teacher', teacher.username], env, answers);
    expect(asked.status).toBe(0);
    expect(await approvedAt(teacher)).not.toBeNull();
  });

  it('does not ask with --yes, and changes nothing the second time', async () => {
    const teacher = await test.world.teacher('Haddad');
    expect(await openleaf('approve-teacher', teacher.username, '--yes')).toMatchObject({ status: 0 });
    const first = await approvedAt(teacher);
    const again = await openleaf('approve-teacher', teacher.username, '--yes');
    expect(again.stdout).toContain('is approved already.');
    expect(await approvedAt(teacher)).toEqual(first);
  });

  it('warns of another teacher with the same email address, and approves no second one without being told to', async () => {
    const first = await test.world.teacher('Osei');
    const second = await test.world.teacher('Osei');
    await test.database.pool.query("update users set email = ' Osei@School.example' where id = $1", [
      first.id,
    ]);
    await test.database.pool.query("update users set email = 'osei@school.example' where id = $1", [
      second.id,
    ]);
    const warning = (state: string) =>
      `WARNING: the teacher "${first.username}" (${state}) has this email address too.`;
    const unsure = await type(['approve-teacher', second.username], 'no\n');
    expect(unsure.stderr).toContain(warning('not approved'));

    expect(await openleaf('approve-teacher', first.username, '--yes')).toMatchObject({ status: 0 });
    const refused = await openleaf('approve-teacher', second.username, '--yes');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(warning('APPROVED'));
    expect(refused.stderr).toContain('To approve both, add --same-email.');
    expect(await approvedAt(second)).toBeNull();

    const told = await openleaf('approve-teacher', second.username, '--yes', '--same-email');
    expect(told).toMatchObject({ status: 0 });
    expect(await approvedAt(second)).not.toBeNull();
  });

  it('refuses a student', async () => {
    const ana = await test.world.student('Ana');
    expect(await openleaf('approve-teacher', ana.username, '--yes')).toMatchObject({
      status: 1,
      stderr: `There is no teacher with the username "${ana.username}".\n`,
    });
  });
});

describe('remove-from-class', () => {
  it('takes a student out of a class, which the code does not open to them again', async () => {
    const room = await (await test.world.teacher('Rivera')).class('Room 15');
    const ana = await room.student('Ana');
    const words = ['remove-from-class', '--student', ana.username, '--class', room.code];
    const removed = await openleaf(...words);
    expect(removed).toMatchObject({ status: 0, stderr: '' });
    expect(removed.stdout).toBe(
      `Ana Lopez (student "${ana.username}", account ${ana.id}) is not in "Room 15" (class ${room.id}) any more.\n`,
    );
    expect(await acts()).toEqual({ act: 'remove-from-class', about: ana.id });
    expect((await ana.call(joinClass, { body: { classCode: room.code } })).problem.code).toBe('taken-out');
    const again = await openleaf(...words);
    expect(again).toMatchObject({ status: 1, stdout: '' });
    expect(again.stderr).toContain(`is not in "Room 15" (class ${room.id} of Ms. Rivera, 0 students).`);
  });

  it.each([
    {
      student: 'nobody.here',
      code: '999999',
      stderr: 'There is no student with the username "nobody.here".\n',
    },
    { student: null, code: '999999', stderr: 'There is no class with the code or the number "999999".\n' },
  ])('is refused where there is no student or no class: $stderr', async ({ student, code, stderr }) => {
    const name = student ?? (await test.world.student('Ana')).username;
    const refused = await openleaf('remove-from-class', '--student', name, '--class', code);
    expect(refused).toEqual({ status: 1, stdout: '', stderr });
  });
});

describe('withdraw-approval', () => {
  it('takes the approval of a teacher back, once', async () => {
    const teacher = await test.world.teacher('Rivera');
    await openleaf('approve-teacher', teacher.username, '--yes');
    const withdrawn = await openleaf('withdraw-approval', '--username', teacher.username);
    expect(withdrawn).toEqual({
      status: 0,
      stdout: `Ms. Rivera (teacher "${teacher.username}", account ${teacher.id}) is not approved any more.\n`,
      stderr: '',
    });
    expect(await approvedAt(teacher)).toBeNull();
    expect(await acts()).toEqual({ act: 'withdraw-approval', about: teacher.id });
    const again = await openleaf('withdraw-approval', '--username', teacher.username);
    expect(again.stdout).toContain('is not approved.');
  });

  it('refuses a student', async () => {
    const ana = await test.world.student('Ana');
    expect(await openleaf('withdraw-approval', '--username', ana.username)).toMatchObject({
      status: 1,
      stderr: `There is no teacher with the username "${ana.username}".\n`,
    });
  });
});
