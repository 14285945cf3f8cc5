import { expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { openReadingClass, placeByPretest } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller, Student } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { startPretest } from '#features/quiz/contract/endpoints.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { studentProfileData } from '../contract/endpoints.ts';
import { listPretests } from '../contract/pretests.ts';

const test = useTestApp();
const pretestsOf = (by: Caller, { id }: Student) => by.call(listPretests, { params: { studentId: id } });

it('tells the passages of a pretest in their order, and the level that it found as the graph has it', async () => {
  const { teacher, reader, read } = await openReadingClass(test);
  await approve(test, teacher);
  const ana = await reader('Ana');
  await read(ana);
  const { pretests } = (await pretestsOf(teacher, ana)).data;
  const graph = (await teacher.call(studentProfileData, { params: { id: ana.id }, body: {} })).data;
  expect(pretests).toMatchObject([{ pretest: 1, found: graph.levels?.[0] }]);
  const { rows } = await test.database.pool.query<{ id: number; marks: string }>(
    "select id, marks from attempts where student_id = $1 and kind = 'pretest' order by finished_at, id",
    [ana.id],
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(pretests[0]?.passages).toMatchObject(
    rows.map(({ id, marks }) => ({
      attemptId: id,
      right: marks.split('r').length - 1,
      total: marks.length,
      fastAnswers: marks.replaceAll(/[rw]/g, '').length,
    })),
  );
});

it('has no pretest that is not finished, and none from before starting over', async () => {
  const { teacher, room, reader } = await openReadingClass(test);
  await approve(test, teacher);
  const ana = await reader('Ana');
  await teacher.call(resetProgress, {
    body: { classId: room.id, studentIds: [ana.id], resetPoints: false },
  });
  expect((await pretestsOf(teacher, ana)).data.pretests).toEqual([]);
  await ana.call(startPretest, { params: { id: ana.id } });
  expect((await pretestsOf(teacher, ana)).data.pretests).toEqual([]);
  await placeByPretest(test, ana);
  expect((await pretestsOf(teacher, ana)).data.pretests).toHaveLength(1);
});

it('is for teachers of the student, and tells who reads only the work of the own class of no other', async () => {
  const { teacher, reader } = await openReadingClass(test);
  const ana = await reader('Ana');
  await approve(test, teacher);
  const stone = await test.world.teacher('Stone');
  expect((await pretestsOf(stone, ana)).status).toBe(404);
  expect((await pretestsOf(ana, ana)).status).toBe(403);
  const chess = await stone.class('Chess');
  await ana.call(joinClass, { body: { classCode: chess.code } });
  expect((await pretestsOf(stone, ana)).data).toMatchObject({ pretests: [], forApproved: true });
  expect((await pretestsOf(teacher, ana)).data.pretests).toHaveLength(1);
});

it('tells nothing to whoever registers as a teacher, makes a class and joins it: the score of a passage would tell its key', async () => {
  const { teacher, reader } = await openReadingClass(test);
  const ana = await reader('Ana');
  expect((await pretestsOf(teacher, ana)).data).toMatchObject({ pretests: [], forApproved: true });
});
