import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { askForErasure, listOwnErasures, withdrawConsent } from '#features/family/contract/child.ts';
import { childOf } from '#features/family/server/testing/child-of.ts';
import { endOwnLink } from '#features/parents/contract/own-children.ts';
import { endParentLink, restoreParentLink } from '#features/parents/contract/student-family.ts';
import { codeFor, familyFor, linkParent } from '#features/parents/server/testing/family-of.ts';
import { eraseAccount } from '../contract/account-data.ts';
import { listFamilies } from '../contract/families.ts';
import { unlockAccount } from '../contract/people.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('lists a request until the admin has erased the account, and the parent is told the day', async () => {
  const { ana, parent, teacher, room, linkId } = await childOf(test);
  // The teacher still knows the parent once the child is gone.
  const ben = await room.student('Ben');
  await linkParent({ teacher, ana: ben, parent, familyCode: await codeFor(teacher, ben) });
  const admin = await test.world.admin('Ada');
  await parent.call(askForErasure, { body: { studentId: ana.id } });
  const at = test.clock.now().toISOString();
  expect((await admin.call(listFamilies, {})).data.erasures).toEqual([
    { userId: ana.id, name: 'Ana Lopez', username: ana.username, parentName: 'Maria Lopez', linkId, at },
  ]);
  test.clock.pass(60);
  const body = { userId: ana.id, typedUsername: ana.username, why: 'asked' } as const;
  expect((await admin.call(eraseAccount, { body })).data).toEqual({ erased: true });
  expect((await admin.call(listFamilies, {})).data.erasures).toEqual([]);
  expect((await parent.call(listOwnErasures, {})).data.erasures).toEqual([
    { askedAt: at, doneAt: test.clock.now().toISOString() },
  ]);
  const { rows } = await test.database.pool.query(
    `select 1 from family_links where student_id = $1
     union all select 1 from family_codes where student_id = $1
     union all select 1 from family_consents where student_id = $1`,
    [ana.id],
  );
  expect(rows).toEqual([]);
});

it('lists no request of a parent who was removed, unless the removal is undone', async () => {
  const { ana, parent, teacher, linkId } = await childOf(test);
  const admin = await test.world.admin('Ada');
  const studentId = ana.id;
  const listed = async () => {
    const { erasures } = (await admin.call(listFamilies, {})).data;
    return erasures.filter(({ userId }) => userId === studentId).length;
  };
  await parent.call(askForErasure, { body: { studentId } });
  expect(await listed()).toBe(1);
  test.clock.pass(60);
  await teacher.call(endParentLink, { body: { studentId, linkId } });
  expect(await listed()).toBe(0);
  expect((await familyFor(teacher, ana)).erasureAskedAt).toBeNull();
  await teacher.call(restoreParentLink, { body: { studentId, linkId } });
  expect(await listed()).toBe(1);
  // Who leaves and is confirmed again has to ask again.
  test.clock.pass(60);
  await parent.call(endOwnLink, { body: { linkId } });
  await linkParent({ teacher, ana, parent, familyCode: await codeFor(teacher, ana) });
  expect(await listed()).toBe(0);
  await parent.call(askForErasure, { body: { studentId } });
  expect(await listed()).toBe(1);
});

it('lists withdrawn consent until the school has decided: an admin who unlocks the account has', async () => {
  const { ana, parent, teacher } = await childOf(test);
  const admin = await test.world.admin('Ada');
  await parent.call(withdrawConsent, { body: { studentId: ana.id } });
  expect((await admin.call(listFamilies, {})).data.withdrawals).toMatchObject([
    { userId: ana.id, parentName: 'Maria Lopez' },
  ]);
  await admin.call(unlockAccount, { body: { userId: ana.id } });
  expect((await admin.call(listFamilies, {})).data.withdrawals).toEqual([]);
  expect((await familyFor(teacher, ana)).withdrawal).toBeNull();
});
