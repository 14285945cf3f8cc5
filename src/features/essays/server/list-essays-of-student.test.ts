import { expect, it } from 'vitest';
import { OWN_WORDS, openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { scoreEssay } from '../contract/endpoints.ts';
import { listEssaysOfStudent } from '../contract/student-essays.ts';

const test = useTestApp();

it('A teacher reads the essays of a student, with score and comment once there are any', async () => {
  const { teacher, room, handIn, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  const list = async () =>
    (await teacher.call(listEssaysOfStudent, { params: { id: ana.id }, query: {} })).data;
  expect(await list()).toMatchObject({ total: 0, essays: [] });
  await handIn(ana);
  const { total, essays } = await list();
  expect(total).toBe(1);
  expect(essays[0]).toMatchObject({ classId: room.id, text: OWN_WORDS, score: null, comment: '' });
  await teacher.call(scoreEssay, {
    body: { studentId: ana.id, attemptId: essays[0]!.attemptId, score: 3, comment: 'Well seen.' },
  });
  expect((await list()).essays[0]).toMatchObject({ score: 3, comment: 'Well seen.' });
});

it('Another teacher of the student reads nothing of it, and a stranger finds no student', async () => {
  const { handIn, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  await handIn(ana);
  const novak = await test.world.teacher('Novak');
  const call = async () => novak.call(listEssaysOfStudent, { params: { id: ana.id }, query: {} });
  expect((await call()).status).toBe(404);
  await ana.call(joinClass, { body: { classCode: (await novak.class('Room 7')).code } });
  expect((await call()).data).toMatchObject({ total: 0, essays: [] });
});
