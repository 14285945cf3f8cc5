import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { scoreEssay } from '#features/essays/contract/endpoints.ts';
import type { EssayServices } from '#features/essays/server/public.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { studentQuizData } from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { readPassageAs, takePretestAs } from './simulated-student.ts';
import { subscribers } from './subscribers.ts';
import { useTestApp } from './testing/test-app.ts';
import type { Student, Teacher } from './world.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const OWN =
  'I think that the people in this passage were careful because they looked twice before they said anything about what had happened to them.';
let rivera: Teacher;
let ana: Student;
const place = () => ({ student: ana, library: test.app.services.library, clock: test.clock });
const profile = async () => (await ana.call(viewProfileForStudent, { body: { studentId: ana.id } })).data;

/** Adds subscribers to those of the service until the next call. */
function subscribe(more: Partial<EssayServices>): void {
  const { onQuizFinished = [], onPretestFinished = [], onEssayScored = [], onPointsWritten = [] } = more;
  Object.assign(test.app.services, {
    onQuizFinished: [...subscribers.onQuizFinished, ...onQuizFinished],
    onPretestFinished,
    onEssayScored,
    onPointsWritten,
  });
}

beforeAll(async () => {
  rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12', {
    include_short_essay_questions: true,
    may_skip_short_essay: true,
  });
  ana = await room.student('Ana');
});

it('are told of a pretest once, when its level is written, and of its points', async () => {
  const pretests: object[] = [];
  const points: number[] = [];
  subscribe({
    onPretestFinished: [async (_, event) => void pretests.push(event)],
    onPointsWritten: [async (_, { rows }) => void points.push(...rows.map((row) => row.points))],
  });
  await takePretestAs(READER, place());
  const { initialLevel, rank } = await profile();
  expect(pretests).toHaveLength(1);
  expect(pretests[0]).toMatchObject({ progress: { student_id: ana.id }, state: { level: initialLevel } });
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(rank?.totalPoints);
});

it('are told of a quiz, its essay and its points in the transaction of their cause', async () => {
  const before = (await profile()).rank!.totalPoints;
  const quizzes: object[] = [];
  const scores: object[] = [];
  const causes: string[] = [];
  let points = 0;
  subscribe({
    onQuizFinished: [
      async (_, event) => {
        quizzes.push(event);
        return [];
      },
    ],
    onEssayScored: [async (_, { score, by }) => void scores.push({ score, by })],
    onPointsWritten: [
      async (_, { rows }) => {
        points += rows.reduce((sum, row) => sum + row.points, 0);
        causes.push(...rows.map(({ cause }) => cause));
      },
    ],
  });
  await readPassageAs(READER, place());
  const { essay } = (await ana.call(studentQuizData, { params: { studentId: ana.id } })).data;
  await ana.call(answerShortEssay, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      studentId: ana.id,
      questionId: essay!.questionId,
      responseText: OWN,
      isSkipped: false,
      elapsedSeconds: 90,
    },
  });
  const { student_quiz_response_id } = essay!;
  await rivera.call(scoreEssay, {
    body: { studentId: ana.id, student_quiz_response_id, score: 4, comment: '' },
  });

  expect(quizzes).toEqual([
    expect.objectContaining({
      attemptId: student_quiz_response_id,
      progress: expect.objectContaining({ student_id: ana.id }),
    }),
  ]);
  expect(scores).toEqual([{ score: 4, by: rivera.id }]);
  expect(causes).toEqual(expect.arrayContaining(['right-answers', 'essay', 'essay-good']));
  expect((await profile()).rank!.totalPoints - before).toBe(points);
});

it('take the last answer back when one of them fails', async () => {
  const taken = (await profile()).quizzesTaken;
  subscribe({
    onPointsWritten: [
      async () => {
        throw new Error('A subscriber fails.');
      },
    ],
  });
  await expect(readPassageAs(READER, place())).rejects.toThrow('500');
  const { quiz } = (await ana.call(studentQuizData, { params: { studentId: ana.id } })).data;
  expect(quiz?.answeredCount).toBe(quiz!.questionCount - 1);
  subscribe({});
  await readPassageAs(READER, place());
  expect((await profile()).quizzesTaken).toBe(taken + 1);
});
