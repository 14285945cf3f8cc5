import { expect, it } from 'vitest';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { readPassageAs, takePretestAs } from './simulated-student.ts';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();

it('a class reads its first quizzes', async () => {
  const { world, clock, app } = test;
  const { library } = app.services;
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  const environment = { student: ana, library, clock };
  const reader = { level: 4.5, guessing: 0, random: () => 0.4 };

  await takePretestAs(reader, environment);
  await readPassageAs(reader, environment);

  const { data: profile } = await ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } });
  expect(profile).toMatchObject({ pretestStatus: 'pretest_complete', quizzesTaken: 1, openQuiz: null });
  expect(profile.rank?.totalPoints).toBeGreaterThan(10);

  const { data: history } = await ana.call(overview.quizHistory, { params: { studentId: ana.id }, body: {} });
  const [line] = history.quizzes;
  expect(history.total).toBe(1);
  const { data: review } = await ana.call(quizCalls.quizReviewData, {
    params: { versionId: line?.versionId ?? 0 },
    query: { attemptId: line?.attemptId ?? 0 },
  });
  expect(review.answered).toHaveLength(line?.total ?? 0);
  expect(review.result.points?.total).toBe((profile.rank?.totalPoints ?? 0) - 10);

  const { data: roster } = await teacher.call(overview.listStudentsOfClass, { params: { id: room.id } });
  expect(roster.students).toMatchObject([
    { firstName: 'Ana', pretestStatus: 'pretest_complete', quizzesTaken: 1, readingLevel: expect.anything() },
  ]);
});
