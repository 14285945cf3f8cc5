import { expect, it } from 'vitest';
import { OWN_WORDS, openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#app/server/world.ts';
import { quizReviewData } from '#features/quiz/contract/endpoints.ts';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';

const test = useTestApp();
/** The essay in the review of the quiz that it belongs to. */
const essayIn = async (by: Caller, of: EssayPrompt) => {
  const { data } = await by.call(quizReviewData, {
    params: { quizId: of.reading_comprehension_quiz_id },
    query: { student_quiz_response_id: of.student_quiz_response_id },
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
    });
});

it('The review shows an essay as open, and as skipped after the first answer of the next quiz', async () => {
  const { openEssay, read, writer } = await openEssayClass(test, { may_skip_short_essay: true });
  const ana = await writer('Ana');
  const essay = (await openEssay(ana))!;
  expect(await essayIn(ana, essay)).toMatchObject({ status: 'open', text: '' });
  await ana.beginQuiz();
  expect(await essayIn(ana, essay)).toMatchObject({ status: 'open' });
  await read(ana, 1);
  expect(await essayIn(ana, essay)).toMatchObject({ status: 'skipped' });
});
