import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { type PaidAnswer, quizPoints } from '#features/progress/core/points.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { toWire } from '#platform/endpoint/contract/wire.ts';
import * as quizCalls from '../contract/endpoints.ts';
import type { QuizView } from '../contract/views.ts';

const test = useTestApp();
const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
/** Slow enough for any question to count, in seconds. */
const SLOW = 60;

let eve: Student;
let ana: Student;

beforeAll(async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  eve = await room.student('Eve');
  ana = await room.student('Ana');
  const { clock, app } = test;
  for (const student of [eve, ana])
    await takePretestAs(reader, { student, library: app.services.library, clock });
});

const passageOf = (quiz: QuizView) => {
  const passage = test.app.services.library.known(quiz.versionId);
  if (!passage) throw new Error('The library lacks the passage.');
  return passage;
};
const questionAt = (quiz: QuizView, position: number) => {
  const question = passageOf(quiz).questions[position];
  if (!question) throw new Error(`The passage has no question ${position}.`);
  const wrong = question.options.find(({ id }) => id !== question.key.id);
  return { id: question.id, right: question.key.id, wrong: wrong?.id ?? 0 };
};

/** Sends an answer as no page of ours would. */
async function send(student: Student, body: Record<string, unknown>): Promise<number> {
  const { statusCode } = await test.app.server.inject({
    method: 'POST',
    url: '/api/quiz/answer_question',
    headers: { authorization: `Bearer ${student.token}`, 'idempotency-key': randomUUID() },
    payload: toWire().value(body) as object,
  });
  return statusCode;
}
const bodyOf = (student: Student, quiz: QuizView, position: number, optionId: number) => ({
  studentId: student.id,
  versionId: quiz.versionId,
  questionId: questionAt(quiz, position).id,
  optionId,
  elapsedSeconds: SLOW,
});

/** All that a student has: the total, and the sum of the ledger, which must be the same. */
async function pointsOf({ id }: Student): Promise<number> {
  const { rows } = await test.database.pool.query<{ total: number; ledger: number }>(
    `select total_points as total, (select sum(points) from points_ledger where student_id = $1)::int as ledger
       from student_progress where student_id = $1`,
    [id],
  );
  expect(rows[0]?.ledger).toBe(rows[0]?.total);
  return rows[0]?.total ?? Number.NaN;
}

/** What the rules give for the finished quiz, with marks that this test knows and not the table. */
async function rulesGive(quiz: QuizView, answers: readonly PaidAnswer[]): Promise<number> {
  const { rows } = await test.database.pool.query<{
    paid: Omit<Parameters<typeof quizPoints>[0], 'answers'>;
  }>(`select settings -> 'paid' as paid from attempts where id = $1`, [quiz.attemptId]);
  const paid = rows[0]?.paid;
  if (!paid) throw new Error('The quiz is not finished.');
  return quizPoints({ ...paid, passageLevel: toLevel(passageOf(quiz).level), answers }).total;
}
const marks = (quiz: QuizView, mark: PaidAnswer) => passageOf(quiz).questions.map(() => mark);

it('pays wrong answers as wrong ones, whatever comes with them', async () => {
  const before = await pointsOf(eve);
  const quiz = await eve.beginQuiz();
  const claims = {
    right: true,
    isRight: true,
    is_right: true,
    correct: true,
    points: 500,
    marks: 'rrrrr',
    level: 12,
  };
  for (const position of passageOf(quiz).questions.keys()) {
    test.clock.pass(SLOW);
    const honest = bodyOf(eve, quiz, position, questionAt(quiz, position).wrong);
    const status = await send(eve, { ...honest, ...claims, feedback: claims, rules: claims });
    if (status !== 200) expect(await send(eve, honest)).toBe(200);
  }
  const given = await rulesGive(quiz, marks(quiz, { right: false, counted: true }));
  expect(await pointsOf(eve)).toBe(before + given);
});

it('pays nothing for a hundred answers in a second, however long they claim to have taken', async () => {
  const before = await pointsOf(eve);
  const quiz = await eve.beginQuiz();
  test.clock.pass(1);
  const { questions } = passageOf(quiz);
  const flood = Array.from({ length: 100 }, (_, nth) => {
    const position = nth % questions.length;
    return send(eve, {
      ...bodyOf(eve, quiz, position, questionAt(quiz, position).right),
      elapsedSeconds: 3_600,
    });
  });
  await Promise.all(flood);
  for (const position of questions.keys())
    await send(eve, bodyOf(eve, quiz, position, questionAt(quiz, position).right));
  const given = await rulesGive(quiz, marks(quiz, { right: true, counted: false }));
  expect(await pointsOf(eve)).toBe(before + given);
});

it('pays nothing out of turn, in the name of another, or for a quiz that is not theirs', async () => {
  const quiz = await ana.beginQuiz();
  const [eves, anas] = [await pointsOf(eve), await pointsOf(ana)];
  test.clock.pass(SLOW);
  const last = passageOf(quiz).questions.length - 1;
  const right = (position: number) => bodyOf(ana, quiz, position, questionAt(quiz, position).right);
  // The last question first; another student's quiz; one's own in another's name; an option of another question.
  expect(await send(ana, right(last))).toBe(409);
  expect(await send(eve, right(0))).toBe(404);
  expect(await send(eve, { ...right(0), studentId: eve.id })).toBe(404);
  expect(await send(ana, { ...right(0), optionId: questionAt(quiz, 1).right })).toBe(409);
  expect(await send(ana, { ...right(0), elapsedSeconds: -1 })).toBe(400);
  const now = (await ana.call(quizCalls.studentQuizData, { params: { studentId: ana.id } })).data.quiz;
  expect(now?.answeredCount).toBe(0);
  expect([await pointsOf(eve), await pointsOf(ana)]).toEqual([eves, anas]);
});
