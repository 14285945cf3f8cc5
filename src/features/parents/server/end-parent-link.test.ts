import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listChildren } from '../contract/own-children.ts';
import { endParentLink } from '../contract/student-family.ts';
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

it('of a link that is not there says so', async () => {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  const body = { studentId: family.ana.id, linkId };
  await family.teacher.call(endParentLink, { body });
  expect((await family.teacher.call(endParentLink, { body })).status).toBe(404);
});
