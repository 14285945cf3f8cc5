import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { quizReviewData, startQuiz } from '#features/quiz/contract/endpoints.ts';
import { inDays } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned } from './testing/assigned-class.ts';

const test = useTestApp();
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;

beforeEach(async () => {
  group = await openAssigningClass(test);
  await approve(test, group.teacher);
  ana = await group.reader('Ana');
});

const titlesOffered = async (): Promise<string[]> => {
  const { data } = await ana.call(startQuiz, { query: {} });
  return data.kind === 'offers' ? data.offers.map(({ title }) => title) : [];
};
/** Assigns the passage of this title, for the days that are given. */
const assign = (title: string | undefined, days: { startDate?: string; dueDate?: string } = {}) => {
  const passages = test.app.services.library.current('practice');
  return group.assign({ versionId: passages.find((one) => one.title === title)!.versionId, ...days });
};

it('takes a passage off the table that is assigned, now or for later', async () => {
  const [first, second] = await titlesOffered();
  await assign(first);
  await assign(second, { startDate: inDays(test, 5), dueDate: inDays(test, 9) });
  for (let look = 0; look < 3; look += 1) {
    const titles = await titlesOffered();
    expect(titles).toHaveLength(3);
    expect(titles).not.toContain(first);
    expect(titles).not.toContain(second);
  }
});

it('leaves the table as it is where something else is assigned, or it is canceled again', async () => {
  const titles = await titlesOffered();
  const other = test.app.services.library.current('practice').find(({ title }) => !titles.includes(title));
  await assign(other?.title);
  expect(await titlesOffered()).toEqual(titles);
  const { activityId } = await assign(titles[0]);
  await group.cancel(activityId);
  expect(await titlesOffered()).toEqual(titles);
});

it('says of a finished quiz whether it was assigned', async () => {
  const { activityId } = await group.assign();
  const quiz = await readAssigned(test, ana, activityId);
  const reviewed = async ({ versionId, attemptId }: { versionId: number; attemptId: number }) =>
    (await ana.call(quizReviewData, { params: { versionId }, query: { attemptId } })).data.assigned;
  expect(await reviewed(quiz)).toBe(true);
  const own = await ana.beginQuiz();
  await group.read(ana);
  expect(await reviewed(own)).toBe(false);
});
