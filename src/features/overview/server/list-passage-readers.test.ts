import { expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { quizHistory } from '../contract/endpoints.ts';
import { listPassageReaders } from '../contract/passage-readers.ts';

const test = useTestApp();

const readersOf = async (by: Teacher, versionId: number) =>
  (await by.call(listPassageReaders, { params: { versionId } })).data;
const namesOf = async (by: Teacher, versionId: number) =>
  (await readersOf(by, versionId)).readers.map(({ firstName }) => firstName);

/** A class in which Ana has read a passage. */
async function setUp() {
  const { teacher, room, reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  const [line] = (await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data.quizzes;
  return { teacher, room, ana, read, line: line!, versionId: line!.versionId };
}
const joins = async (student: Student, classCode: string) =>
  expect((await student.call(joinClass, { body: { classCode } })).status).toBe(200);

it('names the students who have read a passage, with the day and the score', async () => {
  const { teacher, room, ana, line, versionId } = await setUp();
  await room.student('Ben');
  const { readers, more } = await readersOf(teacher, versionId);
  expect(more).toBe(0);
  expect(readers).toMatchObject([
    {
      studentId: ana.id,
      attemptId: line.attemptId,
      versionId,
      right: line.right,
      total: line.total,
      fastAnswers: line.fastAnswers,
      passed: line.passed,
      finishedOn: new Date(line.finishedAt).toLocaleDateString('en-CA', { timeZone: 'America/New_York' }),
    },
  ]);
  const other = test.app.services.library.current('practice').find((one) => one.versionId !== versionId)!;
  expect((await readersOf(teacher, other.versionId)).readers).toEqual([]);
  expect((await readersOf(teacher, 999_999_999)).readers).toEqual([]);
});

it('has nobody of another teacher, and nobody who was taken out', async () => {
  const { teacher, room, ana, versionId } = await setUp();
  const novak = await test.world.teacher('Novak');
  await (await novak.class('Room 7')).student('Cal');
  expect(await namesOf(novak, versionId)).toEqual([]);
  expect(await namesOf(teacher, versionId)).toEqual(['Ana']);
  await teacher.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
  expect(await namesOf(teacher, versionId)).toEqual([]);
});

it('tells a teacher of a second class of the work of their own class alone, until approved', async () => {
  const { ana, versionId } = await setUp();
  const novak = await test.world.teacher('Novak');
  await joins(ana, (await novak.class('Room 7')).code);
  expect(await namesOf(novak, versionId)).toEqual([]);
  await approve(test, novak);
  expect(await namesOf(novak, versionId)).toEqual(['Ana']);
});
