import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { countOwnParents, listChildren } from '../contract/own-children.ts';
import { confirmParent, renewFamilyCode } from '../contract/student-family.ts';
import { MOST_PARENTS } from '../core/link-limits.ts';
import { enter, familyFor, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('lets a parent see whose parent they are, and the student how many there are; it is in the audit log', async () => {
  const family = await familyOf(test);
  const { parent, ana, teacher } = family;
  const linkId = await linkParent(family);
  expect((await parent.call(listChildren, {})).data).toMatchObject({
    children: [{ studentId: ana.id, linkId, name: 'Ana Lopez' }],
    waiting: [],
  });
  expect((await ana.call(countOwnParents, {})).data).toEqual({ parents: 1 });
  const seen = { name: 'Maria Lopez' };
  const again = await teacher.call(confirmParent, { body: { studentId: ana.id, linkId, seen } });
  expect(again.status).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by, detail from audit_log where act = 'confirm-parent' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ by: teacher.id, detail: { linkId } }]);
});

it('of another student’s link says that there is none', async () => {
  const [one, two] = [await familyOf(test), await familyOf(test)];
  const linkId = await linkParent(one);
  const body = { studentId: two.ana.id, linkId, seen: { name: 'Maria Lopez' } };
  expect((await two.teacher.call(confirmParent, { body })).status).toBe(404);
});

it('confirms nobody whose name is another one than the teacher saw', async () => {
  const { ana, teacher, familyCode } = await familyOf(test);
  // No other parent has this name: it is of nobody once it is changed.
  const parent = await test.world.parent('Quinn');
  await enter(parent, familyCode);
  const [asked] = (await familyFor(teacher, ana)).parents;
  await test.database.pool.query("update users set first_name = 'Mario' where id = $1", [parent.id]);
  const link = { studentId: ana.id, linkId: asked?.linkId ?? 0 };
  const confirm = (name: string) => teacher.call(confirmParent, { body: { ...link, seen: { name } } });
  expect((await confirm(asked?.name ?? '')).problem.code).toBe('account-changed');
  expect((await parent.call(listChildren, {})).data.children).toEqual([]);
  expect((await confirm('Mario Lopez')).data).toEqual({ confirmed: true });
});

it('lets in four parents, and no fifth', async () => {
  const family = await familyOf(test);
  for (let turn = 0; turn < MOST_PARENTS; turn++)
    await linkParent({ ...family, parent: await test.world.parent('Maria') });
  const fifth = await test.world.parent('Jo');
  await enter(fifth, family.familyCode);
  const { parents } = await familyFor(family.teacher, family.ana);
  const waiting = parents.find(({ confirmedAt }) => confirmedAt === null);
  const seen = { name: 'Jo Lopez' };
  const body = { studentId: family.ana.id, linkId: waiting?.linkId ?? 0, seen };
  expect((await family.teacher.call(confirmParent, { body })).problem.code).toBe('enough-parents');
});

describe('a teacher whom no admin has approved', () => {
  it('makes no code for a student of their class and confirms nobody, though the student joined it', async () => {
    const family = await familyOf(test);
    await enter(family.parent, family.familyCode);
    const [asked] = (await familyFor(family.teacher, family.ana)).parents;
    const stranger = await test.world.teacher('Pell');
    const room = await stranger.class('Room 9');
    await family.ana.call(joinClass, { body: { classCode: room.code } });
    const studentId = family.ana.id;
    expect((await stranger.call(renewFamilyCode, { body: { studentId } })).status).toBe(404);
    const body = { studentId, linkId: asked?.linkId ?? 0, seen: { name: 'Maria Lopez' } };
    expect((await stranger.call(confirmParent, { body })).status).toBe(404);
  });
});

it('is done by an admin, too, and the audit log says by whom', async () => {
  const { ana, parent, teacher, familyCode } = await familyOf(test);
  const admin = await test.world.admin('Noor');
  await enter(parent, familyCode);
  const asked = (await familyFor(teacher, ana)).parents.find(({ username }) => username === parent.username);
  const { linkId = 0, name = '' } = asked ?? {};
  const body = { studentId: ana.id, linkId, seen: { name } };
  expect((await admin.call(confirmParent, { body })).data).toEqual({ confirmed: true });
  expect((await parent.call(listChildren, {})).data.children).toMatchObject([{ studentId: ana.id }]);
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by from audit_log where act = 'confirm-parent' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ by: admin.id }]);
});
