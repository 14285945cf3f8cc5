import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listChildren } from '#features/parents/contract/own-children.ts';
import { codeFor, enter, familyOf, linkParent } from '#features/parents/server/testing/family-of.ts';
import { mergeStudents, undoMerge } from '../contract/merge-students.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('Nobody is a parent of an account that was joined to another one, until the undo', async () => {
  const family = await familyOf(test);
  const { teacher, room, ana, parent } = family;
  const anna = await room.student('Anna');
  const other = await test.world.parent('Jo');
  await linkParent(family);
  const annasCode = await codeFor(teacher, anna);
  await linkParent({ ...family, ana: anna, familyCode: annasCode });
  const childrenOf = async (who: typeof parent) => {
    const { children } = (await who.call(listChildren, {})).data;
    return new Set(children.map(({ studentId }) => studentId));
  };
  const body = { classId: room.id, joinedId: anna.id };
  test.clock.pass(60);
  expect((await teacher.call(mergeStudents, { body: { ...body, keptId: ana.id } })).status).toBe(200);
  expect(await childrenOf(parent)).toEqual(new Set([ana.id]));
  expect((await enter(other, annasCode)).problem.code).toBe('closed-code');
  test.clock.pass(60);
  expect((await teacher.call(undoMerge, { body })).status).toBe(200);
  expect(await childrenOf(parent)).toEqual(new Set([ana.id, anna.id]));
});
