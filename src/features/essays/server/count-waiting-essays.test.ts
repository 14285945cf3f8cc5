import { expect, it } from 'vitest';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { essaysWaiting, scoreEssay } from '../contract/endpoints.ts';

const test = useTestApp();

/** A class with an essay that was handed in, and how many wait for its teacher. */
async function setUp() {
  const group = await openEssayClass(test);
  const ana = await group.writer('Ana');
  const { attemptId } = (await group.openEssay(ana))!;
  return {
    ...group,
    ana,
    attemptId,
    waiting: async (by = group.teacher) => (await by.call(essaysWaiting, {})).data.classes,
  };
}

it('counts essays that were handed in, until they are scored', async () => {
  const { teacher, room, ana, attemptId, handIn, waiting } = await setUp();
  expect(await waiting()).toEqual([]);
  await handIn(ana);
  expect(await waiting()).toEqual([{ classId: room.id, waiting: 1 }]);
  await teacher.call(scoreEssay, { body: { studentId: ana.id, attemptId, score: 3 } });
  expect(await waiting()).toEqual([]);
});

it('counts no essay of a student who has left the class', async () => {
  const { teacher, room, ana, handIn, waiting } = await setUp();
  await handIn(ana);
  await teacher.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
  expect(await waiting()).toEqual([]);
});

it('counts the essays of the teacher’s own classes only', async () => {
  const { ana, handIn, waiting } = await setUp();
  await handIn(ana);
  expect(await waiting(await test.world.teacher('Moss'))).toEqual([]);
});
