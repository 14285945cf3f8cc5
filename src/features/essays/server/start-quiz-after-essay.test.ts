import { expect, it } from 'vitest';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { startQuiz } from '#features/quiz/contract/endpoints.ts';

const test = useTestApp();
const start = async (student: Student, offerId?: number) =>
  (await student.call(startQuiz, { query: { offerId } })).data;

it('The next passage waits for the essay where the class writes it', async () => {
  const { handIn, openEssay, writer } = await openEssayClass(test);
  const ana = await writer('Ana');
  const essay = await openEssay(ana);
  expect(essay!.maySkip).toBe(false);
  expect(await start(ana)).toEqual({ kind: 'essay', essay });
  await handIn(ana);
  expect((await start(ana)).kind).toBe('offers');
});

it('An essay that may be skipped holds up no passage', async () => {
  const { openEssay, writer } = await openEssayClass(test, { maySkipEssays: true });
  const ana = await writer('Ana');
  const essay = await openEssay(ana);
  expect(essay!.maySkip).toBe(true);
  const offered = await start(ana);
  if (offered.kind !== 'offers') throw new Error('offers were expected');
  expect((await start(ana, offered.offers[0]!.offerId)).kind).toBe('quiz');
  expect(await openEssay(ana)).toEqual(essay);
});

it('A student who has not taken the pretest is sent to it', async () => {
  const { room } = await openEssayClass(test);
  const ana = await room.student('Ana');
  expect((await ana.call(startQuiz, { query: {} })).problem.code).toBe('pretest-first');
});
