import { expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import * as quizCalls from '../contract/endpoints.ts';

const test = useTestApp();

/** A student who has taken the pretest, in a class whose settings can be changed. */
async function setUp() {
  const { teacher, room, reader } = await openReadingClass(test);
  return {
    ana: await reader('Ana'),
    reader,
    set: (settings: object) =>
      teacher.call(updateClass, { params: { id: room.id }, body: { teacherId: teacher.id, settings } }),
  };
}

const offersFor = async (student: Student) => {
  const { data } = await student.call(quizCalls.startQuiz, { query: {} });
  if (data.kind !== 'offers') throw new Error('offers were expected');
  return data.offers;
};

it('wants the pretest first', async () => {
  const ben = await test.world.student('Ben');
  expect((await ben.call(quizCalls.startQuiz, { query: {} })).problem.code).toBe('pretest-first');
});

it('offers three passages of different topics, the same until one is taken', async () => {
  const { ana } = await setUp();
  const offers = await offersFor(ana);
  expect(offers).toHaveLength(3);
  expect(new Set(offers.map((offer) => offer.topic)).size).toBe(3);
  expect(offers.map((offer) => offer.bestMatch)).toEqual([true, false, false]);
  expect(await offersFor(ana)).toEqual(offers);
});

it('a range that the class sets holds for the next choice', async () => {
  const { ana, set } = await setUp();
  await set({ lowestLevel: 8, highestLevel: 9 });
  for (const offer of await offersFor(ana)) expect([8, 9]).toContain(offer.level);
});

it('where students do not choose there is one passage, begun when it is taken and not by looking', async () => {
  const { ana, set } = await setUp();
  await set({ studentChooses: false });
  const [offer, ...others] = await offersFor(ana);
  expect(others).toEqual([]);
  const { data: before } = await ana.call(quizCalls.studentQuizData, { params: { studentId: ana.id } });
  expect(before.quiz).toBeNull();
  const { data } = await ana.call(quizCalls.startQuiz, { query: { offerId: offer?.offerId } });
  expect(data.kind).toBe('quiz');
});

it('an offer of another student is gone', async () => {
  const { ana, reader } = await setUp();
  const [foreign] = await offersFor(ana);
  const eva = await reader('Eva');
  await offersFor(eva);
  expect((await eva.call(quizCalls.startQuiz, { query: { offerId: foreign!.offerId } })).problem.code).toBe(
    'offer-gone',
  );
});

it('an offer of an earlier choice is gone', async () => {
  const { ana } = await setUp();
  const [first, second] = await offersFor(ana);
  const quiz = await ana.beginQuiz();
  for (const { id, options } of test.app.services.library.known(quiz.versionId)!.questions) {
    const open = (await ana.call(quizCalls.studentQuizData, { params: { studentId: ana.id } })).data.quiz!;
    test.clock.pass(30);
    expect(open.next!.questionId).toBe(id);
    await ana.answer(open, options[0]!.id, 30);
  }
  for (const { offerId } of [first!, second!])
    expect((await ana.call(quizCalls.startQuiz, { query: { offerId } })).problem.code).toBe('offer-gone');
});
