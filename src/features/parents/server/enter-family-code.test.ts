import { beforeEach, describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { enterFamilyCode, listChildren } from '../contract/own-children.ts';
import { closeFamilyCode, endParentLink } from '../contract/student-family.ts';
import { MOST_CHILDREN, MOST_WAITING } from '../core/link-limits.ts';
import { codeFor, enter, familyFor, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const WRONG = 'ZZZZZ-ZZZZZ';
// Wrong codes are counted by the hour: nobody is slowed because of the test before.
beforeEach(() => test.clock.pass(3600));

it('makes a parent wait for the teacher, and tells nothing of the child until then', async () => {
  const { ana, parent, familyCode, teacher } = await familyOf(test);
  expect((await enter(parent, familyCode.toLowerCase())).data).toEqual({ status: 'waiting' });
  const { data, raw } = await parent.call(listChildren, {});
  expect(data).toMatchObject({
    isParent: true,
    children: [],
    waiting: [{ askedAt: test.clock.now().toISOString() }],
  });
  expect(raw.body).not.toContain('Rivera');
  expect(raw.body).not.toContain(ana.username);
  expect(raw.body).not.toContain('Ana');
  expect((await familyFor(teacher, ana)).parents).toMatchObject([{ name: 'Maria Lopez', confirmedAt: null }]);
});

it('changes nothing when it is entered again, before and after the teacher has confirmed', async () => {
  const family = await familyOf(test);
  const { parent, familyCode, teacher, ana } = family;
  await enter(parent, familyCode);
  expect((await enter(parent, familyCode)).data).toEqual({ status: 'waiting' });
  await linkParent(family);
  expect((await enter(parent, familyCode)).data).toEqual({ status: 'linked' });
  expect((await familyFor(teacher, ana)).parents).toHaveLength(1);
});

it('connects one parent with children of several teachers', async () => {
  const [one, two] = [await familyOf(test), await familyOf(test)];
  await linkParent(one);
  await linkParent({ ...two, parent: one.parent });
  const { children } = (await one.parent.call(listChildren, {})).data;
  const ids = children.map(({ studentId }) => studentId);
  expect(ids.toSorted((a, b) => a - b)).toEqual([one.ana.id, two.ana.id].toSorted((a, b) => a - b));
});

describe('is refused', () => {
  it('to a student: who is asked for an account of their own', async () => {
    const { familyCode, room } = await familyOf(test);
    const ben = await room.student('Ben');
    expect((await enter(ben, familyCode)).problem.code).toBe('not-a-parent');
  });

  it('without a name, which the teacher has to know', async () => {
    const { familyCode, teacher, ana } = await familyOf(test);
    const body = {
      password: 'quiet library 12',
      timezone: 'America/New_York',
      registerAs: 'parent',
    } as const;
    const username = `nameless.${ana.id}`;
    await test.world.anyone.call(registerStudent, { body: { ...body, username } });
    const nameless = await test.world.logIn(username, body.password);
    const refused = await enter(nameless, familyCode);
    expect(refused.problem.errors).toMatchObject([{ path: 'firstName' }]);
    await nameless.call(enterFamilyCode, { body: { familyCode, firstName: 'Jo', lastName: 'Lopez' } });
    expect((await familyFor(teacher, ana)).parents).toMatchObject([{ name: 'Jo Lopez' }]);
  });

  it('with a code that is unknown, renewed, closed, or of the last school year, all alike', async () => {
    const { parent, familyCode, teacher, ana } = await familyOf(test);
    const codes = [WRONG, familyCode];
    const renewed = await codeFor(teacher, ana);
    const answers = [];
    for (const code of codes) answers.push((await enter(parent, code)).problem);
    await teacher.call(closeFamilyCode, { body: { studentId: ana.id } });
    answers.push((await enter(parent, renewed)).problem);
    const late = await codeFor(teacher, ana);
    await test.database.pool.query(
      "update family_codes set made_at = $1::timestamptz - interval '1 day', expires_at = $1 where student_id = $2",
      [test.clock.now(), ana.id],
    );
    answers.push((await enter(parent, late)).problem);
    expect(new Set(answers.map(({ code, detail }) => `${code} ${detail}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'closed-code', status: 404 });
  });

  it('to whom the teacher has removed, until there is a new code', async () => {
    const family = await familyOf(test);
    const { parent, familyCode, teacher, ana } = family;
    const linkId = await linkParent(family);
    test.clock.pass(60);
    await teacher.call(endParentLink, { body: { studentId: ana.id, linkId } });
    expect((await enter(parent, familyCode)).problem.code).toBe('closed-code');
    test.clock.pass(60);
    expect((await enter(parent, await codeFor(teacher, ana))).data).toEqual({ status: 'waiting' });
  });

  it('to more people than a family has, and to one with very many children', async () => {
    const { familyCode } = await familyOf(test);
    for (let turn = 0; turn < MOST_WAITING; turn++) await enter(await test.world.parent('Maria'), familyCode);
    expect((await enter(await test.world.parent('Maria'), familyCode)).problem.code).toBe('enough-parents');

    const { teacher, room, parent } = await familyOf(test);
    for (let turn = 0; turn < MOST_CHILDREN; turn++)
      await enter(parent, await codeFor(teacher, await room.student('Kim')));
    const one = await codeFor(teacher, await room.student('Kim'));
    expect((await enter(parent, one)).problem.code).toBe('enough-children');
  }, 60_000);
});

describe('wrong family codes', () => {
  it('slow the account and the address that try them, and shut out nobody who has a right one', async () => {
    const { parent, familyCode } = await familyOf(test);
    const stranger = await test.world.parent('Sam');
    for (let turn = 0; turn < 30; turn++) expect((await enter(stranger, WRONG)).status).toBe(404);
    const tries = await Promise.all([1, 2, 3, 4].map(() => enter(stranger, WRONG)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([404, 404, 429, 429]);
    expect(tries.find(({ status }) => status === 429)?.raw.headers['retry-after']).toBe('1');
    expect((await enter(parent, familyCode)).status).toBe(200);
  }, 60_000);
});
