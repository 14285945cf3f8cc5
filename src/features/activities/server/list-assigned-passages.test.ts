import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listAssignedPassages, pauseAssignment } from '../contract/teaching.ts';
import { inDays } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned, start } from './testing/assigned-class.ts';

const test = useTestApp();
const CAREFUL = { level: 12, guessing: 0, random: () => 0.4 };

it('tells who still has a passage to read, until when, and what it practices', async () => {
  const { teacher, room, reader, assign, cancel } = await openAssigningClass(test);
  const [ana, ben] = [await reader('Ana'), await reader('Ben')];
  const [passage, other] = test.app.services.library.current('practice');
  const list = async () =>
    (await teacher.call(listAssignedPassages, { params: { id: room.id } })).data.passages;
  expect(await list()).toEqual([]);
  const { activityId, dueDate } = await assign({ versionId: passage!.versionId });
  const later = await assign({
    versionId: other!.versionId,
    studentIds: [ben.id],
    dueDate: inDays(test, 9),
  });
  const skills = [...new Set(passage!.questions.map(({ skill }) => skill))];
  expect(await list()).toEqual([
    { activityId, versionId: passage!.versionId, dueDate, skills, studentIds: [ana.id, ben.id] },
    expect.objectContaining({ activityId: later.activityId, studentIds: [ben.id] }),
  ]);
  await readAssigned(test, ana, activityId, CAREFUL);
  await start(ben, activityId);
  expect((await list())[0]).toMatchObject({ activityId, studentIds: [ben.id] });
  const { read } = (await teacher.call(listAssignedPassages, { params: { id: room.id } })).data;
  expect(read).toEqual([{ versionId: passage!.versionId, studentIds: [ana.id] }]);
  await cancel(later.activityId);
  expect(await list()).toHaveLength(1);
  await teacher.call(pauseAssignment, { query: { activityId, pause: 'true' } });
  expect(await list()).toEqual([]);
});

it('is for teachers of the class alone', async () => {
  const { room } = await openAssigningClass(test);
  const other = await test.world.teacher('Moss');
  expect((await other.call(listAssignedPassages, { params: { id: room.id } })).status).toBe(404);
});
