import { expect, it } from 'vitest';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { studentQuizData } from '#features/quiz/contract/endpoints.ts';

const test = useTestApp();
const open = async (student: Student) =>
  (await student.call(studentQuizData, { params: { studentId: student.id } })).data;
const onHome = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data.essay;

it('The essay opens after the last question of the quiz, and not before', async () => {
  const { handIn, read, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  const first = await open(ana);
  expect(first.quiz).toBeNull();
  expect(first.essay).toMatchObject({
    prompt: expect.any(String),
    title: expect.any(String),
    maySkip: false,
    readAloud: true,
  });
  await handIn(ana);
  await read(ana, 1);
  const second = await open(ana);
  expect(second.quiz).not.toBeNull();
  expect(second.essay).toBeNull();
  await read(ana);
  expect((await open(ana)).essay!.questionId).not.toBe(first.essay!.questionId);
});

it('An essay is read aloud only where the class allows it', async () => {
  const { writer } = await openEssayClass(test, { settings: { readAloudEnabled: false } });
  expect((await open(await writer('Ana'))).essay).toMatchObject({ readAloud: false });
});

it('The essay that was handed in is no longer open', async () => {
  const { handIn, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  await handIn(ana);
  expect((await open(ana)).essay).toBeNull();
});

it('An essay that may be skipped stays open beside the next quiz until its first answer', async () => {
  const { read, writer } = await openEssayClass(test, { maySkipEssays: true });
  const ana = await writer('Ana');
  const { essay } = await open(ana);
  const quiz = await ana.beginQuiz();
  expect(await open(ana)).toMatchObject({
    essay,
    quiz: { attemptId: quiz.attemptId },
  });
  expect(await onHome(ana)).toEqual(essay);
  await read(ana, 1);
  expect((await open(ana)).essay).toBeNull();
  expect(await onHome(ana)).toBeNull();
});

it('A teacher sees no open essay on the page of the student', async () => {
  const { teacher, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  expect(await onHome(ana)).not.toBeNull();
  const { data } = await teacher.call(viewProfileForStudent, { body: { studentId: ana.id } });
  expect(data.essay).toBeNull();
});
