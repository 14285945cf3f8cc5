import { expect, it } from 'vitest';
import { OWN_WORDS, openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#app/server/world.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import { quizHistory, viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { quizReviewData } from '#features/quiz/contract/endpoints.ts';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { scoreEssay } from '../contract/endpoints.ts';

const test = useTestApp();
/** The essay in the review of the quiz that it belongs to. */
const essayIn = async (by: Caller, essay: EssayPrompt) => {
  const { data } = await by.call(quizReviewData, {
    params: { versionId: essay.versionId },
    query: { attemptId: essay.attemptId },
  });
  return data.essay;
};

it('The review shows the essay that was handed in, to the student and the teacher', async () => {
  const { teacher, handIn, openEssay, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  const essay = (await openEssay(ana))!;
  await handIn(ana);
  for (const reader of [ana, teacher])
    expect(await essayIn(reader, essay)).toEqual({
      prompt: essay.prompt,
      status: 'submitted',
      text: OWN_WORDS,
      score: null,
      comment: '',
      maySkip: false,
      teacherName: 'Ms. Rivera',
    });
});

it('The review shows an essay as open, and as skipped after the first answer of the next quiz', async () => {
  const { openEssay, read, writer } = await openEssayClass(test, { maySkipEssays: true });
  const ana = await writer('Ana');
  const essay = (await openEssay(ana))!;
  expect(await essayIn(ana, essay)).toMatchObject({ status: 'open', text: '' });
  await ana.beginQuiz();
  expect(await essayIn(ana, essay)).toMatchObject({ status: 'open' });
  await read(ana, 1);
  expect(await essayIn(ana, essay)).toMatchObject({ status: 'skipped' });
});

it('A scored essay is news on the home and in the history until its student has looked at it', async () => {
  const { teacher, handIn, openEssay, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  const essay = (await openEssay(ana))!;
  const home = async () =>
    (await ana.call(viewProfileForStudent, { body: { studentId: ana.id } })).data.scoredEssay;
  const inHistory = async () =>
    (await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data.quizzes[0]!.essay;
  await handIn(ana);
  expect([await home(), await inHistory()]).toEqual([null, { score: null, isNew: false, points: 5 }]);
  const score = { studentId: ana.id, attemptId: essay.attemptId, score: 4 };
  await teacher.call(scoreEssay, { body: score });
  // The teacher who looks at it has seen it for themselves alone.
  await essayIn(teacher, essay);
  const news = {
    score: 4,
    meaning: expect.stringMatching(/\w/),
    comment: '',
    points: 5,
    teacherName: 'Ms. Rivera',
    title: essay.title,
  };
  expect([await home(), await inHistory()]).toMatchObject([news, { score: 4, isNew: true, points: 10 }]);
  expect(
    (await teacher.call(viewProfileForStudent, { body: { studentId: ana.id } })).data.scoredEssay,
  ).toBeNull();
  await essayIn(ana, essay);
  expect([await home(), await inHistory()]).toEqual([null, { score: 4, isNew: false, points: 10 }]);
  await teacher.call(scoreEssay, { body: { ...score, score: 3, comment: 'Look at the end again.' } });
  expect(await home()).toMatchObject({ score: 3, comment: 'Look at the end again.' });
});

it('The home shows no points for an essay where a class hides them', async () => {
  const { teacher, room, handIn, openEssay, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  const { attemptId } = (await openEssay(ana))!;
  await handIn(ana);
  await teacher.call(scoreEssay, { body: { studentId: ana.id, attemptId, score: 4 } });
  await teacher.call(updateClass, {
    params: { id: room.id },
    body: { teacherId: teacher.id, settings: { showPoints: false } },
  });
  const { scoredEssay } = (await ana.call(viewProfileForStudent, { body: { studentId: ana.id } })).data;
  expect(scoredEssay).toMatchObject({ score: 4, points: null });
});
