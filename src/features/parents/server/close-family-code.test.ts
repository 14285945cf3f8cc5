import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { listChildren } from '../contract/own-children.ts';
import { closeFamilyCode } from '../contract/student-family.ts';
import { enter, familyFor, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const close = (by: Person, { id: studentId }: { readonly id: number }) =>
  by.call(closeFamilyCode, { body: { studentId } });

it('lets nobody in any more, and leaves who is connected', async () => {
  const family = await familyOf(test);
  const { teacher, ana, parent, familyCode } = family;
  await linkParent(family);
  expect((await close(teacher, ana)).data).toEqual({ closed: true });
  expect((await familyFor(teacher, ana)).code).toBeNull();
  const stranger = await test.world.parent('Sam');
  expect((await enter(stranger, familyCode)).problem.code).toBe('closed-code');
  expect((await parent.call(listChildren, {})).data.children).toMatchObject([{ studentId: ana.id }]);
});

it('is recorded once, however often it is done', async () => {
  const { teacher, ana } = await familyOf(test);
  await close(teacher, ana);
  expect((await close(teacher, ana)).data).toEqual({ closed: true });
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by from audit_log where act = 'close-family-code' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ by: teacher.id }]);
});

it('is done by an admin, too', async () => {
  const { teacher, ana } = await familyOf(test);
  expect((await close(await test.world.admin('Ada'), ana)).status).toBe(200);
  expect((await familyFor(teacher, ana)).code).toBeNull();
});

it('is for approved teachers of the student', async () => {
  const { teacher, ana } = await familyOf(test);
  const child = await test.world.teacher('A child');
  await ana.call(joinClass, { body: { classCode: (await child.class('A trap')).code } });
  expect((await close(child, ana)).status).toBe(404);
  expect((await close(await approvedTeacher(test, 'Moss'), ana)).status).toBe(404);
  expect((await familyFor(teacher, ana)).code).not.toBeNull();
});
