import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { askForErasure, readChild } from '#features/family/contract/child.ts';
import { childOf } from '#features/family/server/testing/child-of.ts';
import { familyFor } from '#features/parents/server/testing/family-of.ts';
import { declineErasure, listFamilies } from '../contract/families.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('takes a request off the list, and the parent is told and may ask again', async () => {
  const { ana, parent, teacher, linkId } = await childOf(test);
  const admin = await test.world.admin('Ada');
  const studentId = ana.id;
  const body = { studentId, linkId };
  const told = async () => (await parent.call(readChild, { params: { studentId } })).data;
  expect((await admin.call(declineErasure, { body })).status).toBe(404);
  await parent.call(askForErasure, { body: { studentId } });
  expect((await admin.call(declineErasure, { body })).data).toEqual({ declined: true });
  expect((await admin.call(listFamilies, {})).data.erasures).toEqual([]);
  expect((await familyFor(teacher, ana)).erasureAskedAt).toBeNull();
  const declined = test.clock.now().toISOString();
  expect(await told()).toMatchObject({ erasureAskedAt: null, erasureDeclinedAt: declined });
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by, detail from audit_log where act = 'decline-erasure' and subject_user_id = $1",
    [studentId],
  );
  expect(rows).toEqual([{ by: admin.id, detail: { linkId } }]);
  test.clock.pass(60);
  await parent.call(askForErasure, { body: { studentId } });
  const asked = test.clock.now().toISOString();
  expect(await told()).toMatchObject({ erasureAskedAt: asked, erasureDeclinedAt: null });
});

it('is for a link of that child alone', async () => {
  const [one, two] = [await childOf(test), await childOf(test)];
  const admin = await test.world.admin('Ada');
  await one.parent.call(askForErasure, { body: { studentId: one.ana.id } });
  const body = { studentId: two.ana.id, linkId: one.linkId };
  expect((await admin.call(declineErasure, { body })).status).toBe(404);
});
