import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { selectAccount } from '#features/accounts/server/accounts-queries.ts';
import { isChildAccount } from '#features/accounts/server/is-child-account.ts';
import { MOST_SUFFIXES } from '#features/privacy/core/suffix.ts';
import { readStudentContext } from '#features/quiz/server/student-context.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { addSuffix, listSuffixes, removeSuffix } from '../contract/suffixes.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let olga: Person;
/** Nobody else's username ends so. */
let suffix: string;
beforeEach(async () => {
  await test.database.pool.query('delete from under_thirteen_suffixes');
  admin = await test.world.admin('Noor');
  olga = await test.world.student('Olga', { birthDate: '2008-02-03' });
  suffix = olga.username.slice(-6);
});
const add = (ending = suffix) => admin.call(addSuffix, { body: { suffix: ending } });
const remove = (ending = suffix) => admin.call(removeSuffix, { body: { suffix: ending } });
const isUnder = async (person = olga) => (await person.call(getSession, {})).data.user.underThirteen;
const acts = async () => {
  const { rows } = await test.database.pool.query(
    'select act, detail from audit_log where actor_user_id = $1 order by id',
    [admin.id],
  );
  return rows as unknown[];
};

it('makes students under 13 at once, whatever age they gave, and lets them go again', async () => {
  expect(await isUnder()).toBe(false);
  expect((await add()).status).toBe(200);
  expect(await isUnder()).toBe(true);
  expect((await remove()).status).toBe(200);
  expect(await isUnder()).toBe(false);
  expect(await acts()).toEqual([
    { act: 'add-suffix', detail: { suffix } },
    { act: 'remove-suffix', detail: { suffix } },
  ]);
});

it('holds for the rules of a quiz, and for what only adults may do with their account', async () => {
  const { db } = test.database;
  const now = test.clock.now();
  const judged = async () => {
    const account = (await selectAccount(db, olga.id))!;
    const context = await readStudentContext(db, olga.id, now);
    return [await isChildAccount(test.app.services, account, now), context?.settings.underThirteen];
  };
  expect(await judged()).toEqual([false, false]);
  await add(suffix.toUpperCase());
  expect(await judged()).toEqual([true, true]);
});

it('takes an ending that begins with a sign also where a stranger has signed up under it', async () => {
  const { rows } = await test.database.pool.query(
    "update users set username = '@kids.example', username_key = '@kids.example' where id = $1 returning id",
    [olga.id],
  );
  expect(rows).toHaveLength(1);
  expect((await add('kids.example')).status).toBe(200);
  expect((await add('@kids.example')).status).toBe(200);
  expect(await isUnder()).toBe(true);
});

it('looks at the email address of a parent, and at no teacher’s', async () => {
  const parent = await test.world.student('Paula');
  const teacher = await test.world.teacher('Rivera');
  await test.database.pool.query(
    `update users set email = 'Someone.' || id || '@Kids.School.Example',
       register_as = case role when 'student' then 'parent' else register_as end where id = any($1)`,
    [[parent.id, teacher.id]],
  );
  expect(await isUnder(parent)).toBe(false);
  await add('@kids.school.example');
  expect([await isUnder(parent), await isUnder(teacher)]).toEqual([true, false]);
  expect((await admin.call(listSuffixes, {})).data.suffixes).toEqual([
    { suffix: '@kids.school.example', addedAt: test.clock.now().toISOString(), accounts: 1 },
  ]);
});

it('leaves a student of a class under 13, and one of unknown age, where they are when an ending goes', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12', { belowThirteen: true });
  const older = await room.student('Ben', { birthDate: '2008-02-03' });
  const unknown = await test.world.student('Cal');
  for (const { username } of [older, unknown]) await add(username.slice(-6));
  for (const { username } of [older, unknown]) await remove(username.slice(-6));
  expect([await isUnder(older), await isUnder(unknown)]).toEqual([true, true]);
});

it('takes signs as they are: none stands for any other', async () => {
  await add('___');
  expect(await isUnder()).toBe(false);
  expect((await add('%%%')).problem.errors[0]?.message).toBe(
    'Use only letters, numbers, and . _ - @ (no spaces).',
  );
});

it('adds an ending once, and removes what is not there without a word', async () => {
  await add();
  expect((await add(` ${suffix.toUpperCase()} `)).status).toBe(200);
  expect((await remove('.nobody')).status).toBe(200);
  expect(await acts()).toEqual([{ act: 'add-suffix', detail: { suffix } }]);
});

it('makes nobody’s whole name an ending, because the record keeps endings for ever', async () => {
  expect((await add(olga.username)).problem.code).toBe('whole-name');
  const teacher = await test.world.teacher('Moss');
  await test.database.pool.query("update users set email = 'Moss.' || id || '@x.example' where id = $1", [
    teacher.id,
  ]);
  expect((await add(`moss.${teacher.id}@x.example`)).problem.code).toBe('whole-name');
  expect(await acts()).toEqual([]);
});

it('holds no more than can be compared', async () => {
  for (let n = 0; n < MOST_SUFFIXES; n += 1)
    await test.database.pool.query('insert into under_thirteen_suffixes values ($1, now())', [`.class-${n}`]);
  expect((await add('.one-more')).problem.code).toBe('too-many');
  expect((await add('.class-7')).status).toBe(200);
  expect((await admin.call(listSuffixes, {})).data.suffixes).toHaveLength(MOST_SUFFIXES);
});

it('is for admins alone', async () => {
  const teacher = await test.world.teacher('Lee');
  expect((await teacher.call(listSuffixes, {})).status).toBe(403);
  for (const endpoint of [addSuffix, removeSuffix])
    expect((await teacher.call(endpoint, { body: { suffix } })).status).toBe(403);
});
