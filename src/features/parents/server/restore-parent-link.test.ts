import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { endOwnLink, listChildren } from '../contract/own-children.ts';
import { endParentLink, restoreParentLink } from '../contract/student-family.ts';
import { DAYS_TO_UNDO_END, MOST_PARENTS } from '../core/link-limits.ts';
import { familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

async function ended() {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  const body = { studentId: family.ana.id, linkId };
  await family.teacher.call(endParentLink, { body });
  return { ...family, restore: () => family.teacher.call(restoreParentLink, { body }) };
}

it('gives the child back to a parent who was confirmed', async () => {
  const { restore, parent, ana } = await ended();
  expect((await restore()).data).toEqual({ restored: true });
  expect((await parent.call(listChildren, {})).data.children).toMatchObject([{ studentId: ana.id }]);
  expect((await restore()).status).toBe(404);
});

it('ends after a week', async () => {
  const { restore, ana } = await ended();
  await test.database.pool.query('update family_links set ended_at = $1 where student_id = $2', [
    new Date(test.clock.now().getTime() - DAYS_TO_UNDO_END * 86_400_000),
    ana.id,
  ]);
  expect((await restore()).status).toBe(404);
});

it('gives back no parent who left on their own, and no fifth one', async () => {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  await family.parent.call(endOwnLink, { body: { linkId } });
  const left = await family.teacher.call(restoreParentLink, { body: { studentId: family.ana.id, linkId } });
  expect(left.status).toBe(404);

  const { restore, ...removed } = await ended();
  for (let turn = 0; turn < MOST_PARENTS; turn++)
    await linkParent({ ...removed, parent: await test.world.parent('Jo') });
  expect((await restore()).problem.code).toBe('enough-parents');
});

it('gives back no parent whom an admin removed', async () => {
  const family = await familyOf(test);
  const body = { studentId: family.ana.id, linkId: await linkParent(family) };
  const admin = await test.world.admin('Noor');
  expect((await admin.call(endParentLink, { body })).status).toBe(200);
  expect((await family.teacher.call(restoreParentLink, { body })).status).toBe(404);
  expect((await family.parent.call(listChildren, {})).data.children).toEqual([]);
});
