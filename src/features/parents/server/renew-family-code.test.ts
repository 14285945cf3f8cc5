import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import { listChildren } from '../contract/own-children.ts';
import { renewFamilyCode } from '../contract/student-family.ts';
import { enter, familyFor, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const renew = (by: Person, { id: studentId }: { readonly id: number }) =>
  by.call(renewFamilyCode, { body: { studentId } });

it('gives a code that is easy to read, to the end of the school year in the zone of the teacher', async () => {
  const { teacher, room } = await familyOf(test);
  const ben = await room.student('Ben');
  expect((await familyFor(teacher, ben)).code).toBeNull();
  const code = (await renew(teacher, ben)).data;
  expect(code).toEqual({
    familyCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/),
    expiresAt: new Date(codeExpiry(test.clock.now().getTime(), 'America/New_York')).toISOString(),
  });
  expect((await familyFor(teacher, ben)).code).toEqual(code);
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by from audit_log where act = 'make-family-code' and subject_user_id = $1",
    [ben.id],
  );
  expect(rows).toEqual([{ by: teacher.id }]);
});

it('stops the code before; who waits with it asks again, and who is connected stays', async () => {
  const family = await familyOf(test);
  const { teacher, ana, familyCode, parent } = family;
  await linkParent(family);
  const sam = await test.world.parent('Sam');
  await enter(sam, familyCode);
  const renewed = (await renew(teacher, ana)).data.familyCode;
  expect(renewed).not.toBe(familyCode);
  expect((await sam.call(listChildren, {})).data.waiting).toEqual([]);
  expect((await familyFor(teacher, ana)).parents).toMatchObject([{ username: parent.username }]);
  expect((await enter(sam, familyCode)).problem.code).toBe('closed-code');
  expect((await enter(sam, renewed)).data).toEqual({ status: 'waiting' });
});

it('is for approved teachers of the student, and not for an admin', async () => {
  const { ana, parent, familyCode } = await familyOf(test);
  const child = await test.world.teacher('A child');
  await ana.call(joinClass, { body: { classCode: (await child.class('A trap')).code } });
  expect((await renew(child, ana)).status).toBe(404);
  expect((await renew(await approvedTeacher(test, 'Moss'), ana)).status).toBe(404);
  expect((await renew(await test.world.admin('Ada'), ana)).status).toBe(403);
  expect((await enter(parent, familyCode)).status).toBe(200);
});
