import { describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { validateUsername } from '#features/accounts/contract/endpoints.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { registerStudent } from '../contract/endpoints.ts';

const test = useTestApp();
const form = { username: 'ana.lopez', password: 'otter river 27', timezone: 'America/New_York' };
const register = (changes: object = {}, address?: string) =>
  test.world.anyone.call(registerStudent, { body: { ...form, ...changes } }, address);
const registerAt = (username: string, changes: object = {}) =>
  register({ username, ...changes }, '203.0.113.1');

describe('registerStudent', () => {
  it('joins the class of the code, typed in any way', async () => {
    const room = await (await test.world.teacher('Rivera')).class('Room 12');
    const typed = ` ${room.code.toLowerCase().replace('-', ' ')} `;
    const { status, data } = await register({ classCode: typed, firstName: 'Ana', lastName: 'Lopez' });
    expect(status).toBe(201);
    const session = await test.app.server.inject({
      url: '/api/auth/session',
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(session.json().user.student.classes).toMatchObject([{ id: room.id, name: 'Room 12' }]);
  });

  it.each([
    ['a taken username, in another case', { username: 'ANA.Lopez' }, 422, 'username', 'taken'],
    ['a short password', { username: 'ben', password: 'otter7' }, 422, 'password', 'too-short'],
    [
      "a student's password as a parent",
      { username: 'ben', password: 'otter 27', registerAs: 'parent' },
      422,
      'password',
      'too-short',
    ],
    ['a run as password', { username: 'ben', password: 'qwertyui' }, 422, 'password', 'run'],
    ['one word over and over', { username: 'ben', password: 'abcabcabc' }, 422, 'password', 'repeated'],
    ['blanks as password', { username: 'ben', password: '         ' }, 422, 'password', 'blank'],
    ['the name of the product', { username: 'ben', password: 'OpenLeaf1' }, 422, 'password', 'known-name'],
    ['a common password', { username: 'ben', password: 'Password1' }, 422, 'password', 'common'],
    [
      'the username as password',
      { username: 'benjamin.x', password: 'Benjamin.X' },
      422,
      'password',
      'same-as-username',
    ],
    ['an unknown zone', { username: 'ben', timezone: 'Mars/Olympus' }, 422, 'timezone', 'unknown'],
    ['a birth date to come', { username: 'ben', birthDate: '2031-01-01' }, 422, 'birthDate', 'impossible'],
    [
      'a code that opens nothing',
      { username: 'ben', classCode: 'ABCD-EFGH' },
      404,
      'classCode',
      'closed-code',
    ],
    ['a code that is none', { username: 'ben', classCode: 'hello' }, 400, 'classCode', 'custom'],
    [
      'no email address',
      { username: 'ben', registerAs: 'parent', email: 'ben@' },
      400,
      'email',
      'invalid_format',
    ],
    ['an odd username', { username: 'be n' }, 400, 'username', 'custom'],
    ['a username of two alphabets', { username: 'b\u0435n' }, 400, 'username', 'custom'],
    ['a username with a filler', { username: 'ben\u3164' }, 400, 'username', 'custom'],
    [
      'a name with a hidden character',
      { username: 'ben', firstName: 'B\u202Een' },
      400,
      'firstName',
      'custom',
    ],
    ['a name that shows nothing', { username: 'ben', lastName: '\u3164' }, 400, 'lastName', 'custom'],
  ])('refuses %s at its field, and keeps nothing', async (_what, changes, status, path, code) => {
    const refused = await register(changes);
    expect(refused.status).toBe(status);
    expect(refused.problem.errors).toMatchObject([{ path, code, message: expect.stringMatching(/\w/) }]);
    if (path === 'username') return;
    const { data } = await test.world.anyone.call(validateUsername, { body: { username: 'ben' } });
    expect(data.items).toMatchObject([{ ok: true, code: 'free' }]);
  });

  it('refuses the name of a confirmed class as a password, and no words of another', async () => {
    const another = await (await test.world.teacher('Novak')).class('quiet green meadow');
    const allowed = await register({
      username: 'cal',
      password: 'green meadow quiet',
      classCode: another.code,
    });
    expect(allowed.status).toBe(201);
    const room = await (await approvedTeacher(test, 'Rivera')).class('Blue Otters');
    const refused = await register({ username: 'ben', password: 'blueotters7', classCode: room.code });
    expect(refused.problem.errors).toMatchObject([{ path: 'password', code: 'known-name' }]);
  });

  it.each([
    ['a parent', { registerAs: 'parent' }, true],
    ['a parent who gives none', { registerAs: 'parent', email: '' }, false],
    ['a student, who needs none', {}, false],
    ['a child who registers as a parent', { registerAs: 'parent', birthDate: '2016-05-05' }, false],
  ] as const)('keeps the email of %s: %j %s', async (who, changes, isKept) => {
    const username = `mail.${who.length}`;
    const email = `${username}@home.example`;
    expect((await register({ username, password: 'quiet library 12', email, ...changes })).status).toBe(201);
    const { rows } = await test.database.pool.query('select email from users where username = $1', [
      username,
    ]);
    expect(rows).toEqual([{ email: isKept ? email : null }]);
  });

  it('keeps a username in the form in which it was judged', async () => {
    await register({ username: 'ｚｏｅ.chen' });
    const again = await register({ username: 'zoe.chen' });
    expect(again.problem.errors).toMatchObject([{ path: 'username', code: 'taken' }]);
  });

  it('makes 600 accounts an hour for an address without a code, and still those with one', async () => {
    const room = await (await test.world.teacher('Rivera')).class('Room 12');
    const limits = test.app.services.limits;
    const hour = { calls: 600, seconds: 3600 };
    await limits.takeMany('students from 203.0.113.1', hour, test.clock.now(), 599);
    // Refused in the transaction that would make it, because both found one left.
    const both = await Promise.all([registerAt('last.one'), registerAt('late.one')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
    const refused = await registerAt('very.late');
    expect(refused.problem).toMatchObject({ status: 429, code: 'too-many-accounts' });
    expect((await registerAt('very.late', { classCode: room.code })).status).toBe(201);
  });

  it('tells nothing of a code to a form that it refuses', async () => {
    const room = await (await test.world.teacher('Rivera')).class('Room 12');
    await register({ username: 'known.name' });
    const answers = async (changes: object) =>
      Promise.all(
        [room.code, 'ZZZZ-ZZZZ'].map(async (classCode) => (await register({ classCode, ...changes })).status),
      );
    expect(await answers({ username: 'ben', password: 'Password1' })).toEqual([422, 422]);
    expect(await answers({ username: 'known.name' })).toEqual([422, 422]);
  });

  it('makes one account of two at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => register({ username: 'twin' })));
    expect(both.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([201, 422]);
  });

  it('keeps of a birth date the year and the month, and tells only whether under 13', async () => {
    const young = await test.world.student('Mia', { birthDate: '2018-05-17' });
    const old = await test.world.student('Max', { birthDate: '2010-05-17' });
    const underThirteen = async (person: typeof young) =>
      (await person.call(getSession, {})).data.user.underThirteen;
    expect([await underThirteen(young), await underThirteen(old)]).toEqual([true, false]);
    const { rows } = await test.database.pool.query(
      'select to_jsonb(users) as row from users where id = $1',
      [young.id],
    );
    expect(JSON.stringify(rows)).not.toContain('-17');
  });
});
