import { expect, it } from 'vitest';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';

const test = useTestApp();
const essaysOf = ({ id }: Student) =>
  test.database.db
    .selectFrom('essays')
    .select(['class_id', 'status', 'text', 'score'])
    .where('student_id', '=', id)
    .execute();

it('opens an empty essay when a quiz is finished in a class that writes essays, for that class', async () => {
  const { room, writer, openEssay } = await openEssayClass(test);
  const ana = await writer('Ana');
  expect(await essaysOf(ana)).toEqual([{ class_id: room.id, status: 'open', text: '', score: null }]);
  const { attemptId, versionId, questionId } = (await openEssay(ana))!;
  expect(attemptId).toBeGreaterThan(0);
  expect(questionId).toBe(test.app.services.library.known(versionId)!.essay!.questionId);
});

it('opens none before the last answer', async () => {
  const { read, writer, handIn } = await openEssayClass(test);
  const ana = await writer('Ana');
  await handIn(ana);
  await read(ana, 2);
  expect(await essaysOf(ana)).toHaveLength(1);
});

it('opens none in a class that writes no essays', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  expect(await essaysOf(ana)).toEqual([]);
});
