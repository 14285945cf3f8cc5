import { expect, it } from 'vitest';
import { OWN_WORDS, openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { essaysWaiting, listEssays, scoreEssay } from '../contract/endpoints.ts';

const test = useTestApp();

it('A teacher reads the essays that wait with the rubric, and the model answer only when approved', async () => {
  const { teacher, handIn, list, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  expect(await list()).toEqual([]);
  await handIn(ana);
  const [essay, ...more] = await list();
  expect(more).toEqual([]);
  expect(essay).toMatchObject({
    studentId: ana.id,
    studentName: 'Ana Lopez',
    text: OWN_WORDS,
    ownWords: 24,
    score: null,
    model: null,
    submittedAt: test.clock.now().toISOString(),
  });
  expect(essay!.rubric).toHaveLength(5);
  await approveTeacher(test.database.db, usernameKey(teacher.username), test.clock.now());
  expect((await list())[0]!.model).toEqual(expect.any(String));
});

it('A scored essay moves from the list of those that wait to the list of those that are scored', async () => {
  const { teacher, handIn, list, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  await handIn(ana);
  const { attemptId } = (await list())[0]!;
  expect(await list({ status: 'scored' })).toEqual([]);
  await teacher.call(scoreEssay, { body: { studentId: ana.id, attemptId, score: 3 } });
  expect(await list()).toEqual([]);
  expect(await list({ status: 'scored' })).toMatchObject([{ studentId: ana.id, score: 3 }]);
});

it('Essays are listed by the longest wait, by student or by question', async () => {
  const { handIn, list, read, writer } = await openEssayClass(test);
  const [cal, dee] = [await writer('Cal'), await writer('Dee')];
  await handIn(cal);
  await handIn(dee);
  await read(cal);
  await handIn(cal);
  const writers = async (by: 'time' | 'student') => (await list({ by })).map(({ studentId }) => studentId);
  expect(await writers('time')).toEqual([cal.id, dee.id, cal.id]);
  expect(await writers('student')).toEqual([cal.id, cal.id, dee.id]);
  const asked = (await list({ by: 'question' })).map(({ questionId }) => questionId);
  expect(asked).toHaveLength(3);
  expect(asked.filter((one, index) => one !== asked[index - 1])).toHaveLength(new Set(asked).size);
});

it('The list says how many essays there are on all pages', async () => {
  const { teacher, room, handIn, writer } = await openEssayClass(test);
  await handIn(await writer('Ana'));
  const page = async (number: number) =>
    (await teacher.call(listEssays, { params: { id: room.id }, query: { page: number } })).data;
  expect(await page(0)).toMatchObject({ total: 1, size: 50, essays: [{ text: OWN_WORDS }] });
  expect((await page(1)).essays).toEqual([]);
});

it('A teacher sees how many essays wait in each class, and nothing of the classes of others', async () => {
  const { teacher, room, handIn, writer } = await openEssayClass(test);
  await teacher.class('Room 13');
  await handIn(await writer('Ana'));
  await writer('Ben');
  const moss = await test.world.teacher('Moss');
  expect((await teacher.call(essaysWaiting, {})).data.classes).toEqual([{ classId: room.id, waiting: 1 }]);
  expect((await moss.call(essaysWaiting, {})).data.classes).toEqual([]);
  expect((await moss.call(listEssays, { params: { id: room.id }, query: {} })).status).toBe(404);
});

it('Two students of one name are told apart by their usernames', async () => {
  const { handIn, list, writer } = await openEssayClass(test);
  const [one, other] = [await writer('Ana'), await writer('Ana')];
  await handIn(one);
  expect((await list()).map(({ studentName }) => studentName)).toEqual(['Ana Lopez']);
  await handIn(other);
  expect((await list()).map(({ studentName }) => studentName)).toEqual([
    `Ana Lopez (${one.username})`,
    `Ana Lopez (${other.username})`,
  ]);
});
