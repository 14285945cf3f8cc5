import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { scoreEssay } from '#features/essays/contract/endpoints.ts';
import type { EssayServices } from '#features/essays/server/public.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { studentQuizData } from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { slices } from '../core/slices.ts';
import { readPassageAs, takePretestAs } from './simulated-student.ts';
import { subscribers } from './subscribers.ts';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const OWN =
  'I think that the people in this passage were careful because they looked twice before they said anything about what had happened to them.';

/** A student of a class that writes essays, before the pretest. */
async function setUp() {
  subscribe({});
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12', { includeEssays: true, maySkipEssays: true });
  const ana = await room.student('Ana');
  return {
    rivera,
    ana,
    environment: { student: ana, library: test.app.services.library, clock: test.clock },
    profile: async () => (await ana.call(viewProfileForStudent, { body: { studentId: ana.id } })).data,
  };
}

/** The same after the pretest. */
async function afterPretest() {
  const group = await setUp();
  await takePretestAs(READER, group.environment);
  return group;
}

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

it('are called for a pretest once, when its level is written, and of its points', async () => {
  const { ana, environment, profile } = await setUp();
  const pretests: object[] = [];
  const points: number[] = [];
  subscribe({
    onPretestFinished: [async (_, event) => void pretests.push(event)],
    onPointsWritten: [async (_, { rows }) => void points.push(...rows.map((row) => row.points))],
  });
  await takePretestAs(READER, environment);
  const { initialLevel, rank } = await profile();
  expect(pretests).toHaveLength(1);
  expect(pretests[0]).toMatchObject({ progress: { student_id: ana.id }, state: { level: initialLevel } });
  expect(points.reduce((sum, point) => sum + point, 0)).toBe(rank?.totalPoints);
});

it('are called for a quiz, its essay and its points in the transaction of their cause', async () => {
  const { rivera, ana, environment, profile } = await afterPretest();
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
  await readPassageAs(READER, environment);
  const { essay } = (await ana.call(studentQuizData, { params: { studentId: ana.id } })).data;
  await ana.call(answerShortEssay, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      studentId: ana.id,
      questionId: essay!.questionId,
      text: OWN,
      skipped: false,
      elapsedSeconds: 90,
    },
  });
  const { attemptId } = essay!;
  await rivera.call(scoreEssay, {
    body: { studentId: ana.id, attemptId, score: 4, comment: '' },
  });

  expect(quizzes).toEqual([
    expect.objectContaining({
      attemptId,
      progress: expect.objectContaining({ student_id: ana.id }),
    }),
  ]);
  expect(scores).toEqual([{ score: 4, by: rivera.id }]);
  expect(causes).toEqual(expect.arrayContaining(['right-answers', 'essay', 'essay-good']));
  expect((await profile()).rank!.totalPoints - before).toBe(points);
});

it('take the last answer back when one of them fails', async () => {
  const { ana, environment, profile } = await afterPretest();
  const taken = (await profile()).quizzesTaken;
  subscribe({
    onPointsWritten: [
      async () => {
        throw new Error('A subscriber fails.');
      },
    ],
  });
  await expect(readPassageAs(READER, environment)).rejects.toThrow('500');
  const { quiz } = (await ana.call(studentQuizData, { params: { studentId: ana.id } })).data;
  expect(quiz?.answeredCount).toBe(quiz!.questionCount - 1);
  subscribe({});
  await readPassageAs(READER, environment);
  expect((await profile()).quizzesTaken).toBe(taken + 1);
});

it('are in the order of the slices', async () => {
  const order: string[] = [];
  const owners = new Map<unknown, string>();
  for (const { name } of slices) {
    order.push(name);
    const file = join(import.meta.dirname, `../../features/${name}/server/public.ts`);
    if (!existsSync(file)) continue;
    const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    for (const value of Object.values(exported)) owners.set(value, name);
  }
  for (const list of Object.values(subscribers)) {
    const positions = list.map((subscriber) => order.indexOf(owners.get(subscriber) ?? ''));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }
});
