import { expect, it } from 'vitest';
import { answerAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { startPretest, studentQuizData } from '../contract/endpoints.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const open = async (student: Student) =>
  (await student.call(studentQuizData, { params: { studentId: student.id } })).data;
const reading = (student: Student) => ({
  student,
  library: test.app.services.library,
  clock: test.clock,
});
async function placed(name: string): Promise<Student> {
  const student = await test.world.student(name);
  await takePretestAs(READER, reading(student));
  return student;
}

it('A student who has not started the pretest has no open quiz', async () => {
  const ana = await test.world.student('Ana');
  expect(await open(ana)).toEqual({
    isPretest: false,
    pretestComplete: false,
    mayPractice: false,
    quiz: null,
    essay: null,
  });
});

it('The open passage of the pretest comes back after a reload, with no word on what was right', async () => {
  const ana = await test.world.student('Ana');
  const { quiz } = (await ana.call(startPretest, { params: { id: ana.id } })).data;
  await answerAs(READER, { ...reading(ana), quiz: quiz!, most: 2 });
  expect(await open(ana)).toMatchObject({
    isPretest: true,
    pretestComplete: false,
    mayPractice: false,
    quiz: {
      attemptId: quiz!.attemptId,
      isPretest: true,
      answeredCount: 2,
      answered: [],
      next: { number: 3 },
    },
  });
});

it('A student who has finished the pretest may begin a quiz, and none is open until then', async () => {
  const ana = await placed('Ana');
  expect(await open(ana)).toMatchObject({
    isPretest: false,
    pretestComplete: true,
    mayPractice: true,
    quiz: null,
  });
});

it('An open quiz comes back after a reload with the answers so far and the feedback on each', async () => {
  const ana = await placed('Ana');
  const quiz = await ana.beginQuiz();
  const key = test.app.services.library.known(quiz.versionId)!.questions[0]!.key;
  test.clock.pass(300);
  await ana.answer(quiz, key.id, 300);
  const { quiz: back } = await open(ana);
  expect(back).toMatchObject({
    attemptId: quiz.attemptId,
    answeredCount: 1,
    answered: [{ number: 1, feedback: { right: true, chosenOptionId: key.id, rightOptionId: key.id } }],
    next: { number: 2 },
  });
  expect(back!.later).toHaveLength(quiz.questionCount - 2);
});

it('A finished quiz is no longer open', async () => {
  const ana = await placed('Ana');
  await answerAs(READER, { ...reading(ana), quiz: await ana.beginQuiz() });
  expect((await open(ana)).quiz).toBeNull();
});
