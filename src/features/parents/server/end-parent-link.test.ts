import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { listChildren } from '../contract/own-children.ts';
import { closeFamilyCode, endParentLink, getStudentFamily } from '../contract/student-family.ts';
import { familyFor, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('takes the child from the parent at once, and from nobody else', async () => {
  const family = await familyOf(test);
  const other = await test.world.parent('Jo');
  const linkId = await linkParent(family);
  await linkParent({ ...family, parent: other });
  const body = { studentId: family.ana.id, linkId };
  expect((await family.teacher.call(endParentLink, { body })).data).toEqual({ ended: true });
  expect((await family.parent.call(listChildren, {})).data.children).toEqual([]);
  expect((await familyFor(family.teacher, family.ana)).parents).toMatchObject([{ username: other.username }]);
});

it('is also done by an admin, where the student is in no class any more', async () => {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  const admin = await test.world.admin('Ada');
  const { ana, room, teacher, parent } = family;
  const studentId = ana.id;
  await teacher.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [studentId] } });
  expect((await teacher.call(endParentLink, { body: { studentId, linkId } })).status).toBe(404);
  const { parents, code } = (await admin.call(getStudentFamily, { params: { id: studentId } })).data;
  expect(parents).toMatchObject([{ linkId, username: parent.username }]);
  expect(code).not.toBeNull();
  expect((await admin.call(closeFamilyCode, { body: { studentId } })).data).toEqual({ closed: true });
  expect((await admin.call(endParentLink, { body: { studentId, linkId } })).data).toEqual({ ended: true });
  expect((await parent.call(listChildren, {})).data.children).toEqual([]);
  expect((await admin.call(getStudentFamily, { params: { id: studentId } })).data).toMatchObject({
    parents: [],
    code: null,
  });
  const { rows } = await test.database.pool.query(
    'select act from audit_log where actor_user_id = $1 and subject_user_id = $2 order by id',
    [admin.id, studentId],
  );
  expect(rows).toEqual([{ act: 'close-family-code' }, { act: 'end-parent-link' }]);
});

it('of a link that is not there says so', async () => {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  const body = { studentId: family.ana.id, linkId };
  await family.teacher.call(endParentLink, { body });
  expect((await family.teacher.call(endParentLink, { body })).status).toBe(404);
});
