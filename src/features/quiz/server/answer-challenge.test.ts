import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { answerChallenge, quizReviewData, startQuiz, studentQuizData } from '../contract/endpoints.ts';
import type { ChallengeView, QuizView } from '../contract/views.ts';
import { challengeOf, challengesOf } from '../core/challenge.ts';

const test = useTestApp();
const SLOW = 60;
const RIGHT = { right: true, counted: true } as const;
/** The feedback beside an open challenge question: nothing that names the sentence. */
const WITHOUT_LOCATION = { right: true, chosenRationale: null, rightRationale: null, evidence: [] };

const passageOf = (quiz: QuizView) => test.app.services.library.known(quiz.versionId)!;
const rightOf = (quiz: QuizView, challenge: ChallengeView) => {
  const passage = passageOf(quiz);
  return challengeOf(passage, passage.questions.find(({ id }) => id === challenge.challengedQuestionId)!)!
    .right;
};
/** The feedback on a question once its challenge question is over. */
const wholeFeedback = (quiz: QuizView, { challengedQuestionId }: ChallengeView) => {
  const { key } = passageOf(quiz).questions.find(({ id }) => id === challengedQuestionId)!;
  return {
    chosenRationale: key.rationale,
    rightRationale: key.rationale,
    evidence: key.evidence.map(({ paragraph, start, end }) => ({ paragraph, start, end })),
  };
};
const send = (
  student: Student,
  { challengedQuestionId }: Pick<ChallengeView, 'challengedQuestionId'>,
  sentence: number | null,
  key = randomUUID(),
) =>
  student.call(answerChallenge, {
    headers: { 'idempotency-key': key },
    body: { isSelected: sentence !== null, sentence, challengedQuestionId },
  });
const answered = async (student: Student) =>
  (await student.call(studentQuizData, { params: { studentId: student.id } })).data.quiz!.answered;
const pointsOf = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data.rank!.totalPoints;
const results = async (student: Student, { versionId, attemptId }: QuizView) =>
  (await student.call(quizReviewData, { params: { versionId }, query: { attemptId } })).data;

/** A practice passage of level 4 with two challenge questions; `nth` passages of this kind come before it. */
const passageWithTwo = (nth: number) =>
  test.app.services.library.current('practice').filter(
    (passage) =>
      passage.level === 4 &&
      challengesOf(
        passage,
        passage.questions.map(() => RIGHT),
      ).size === 2,
  )[nth]!;

/** Begins a quiz on a passage with two challenge questions: it is put among the offers. */
async function beginWithTwo(student: Student, nth = 0): Promise<QuizView> {
  const offers = (await student.call(startQuiz, { query: {} })).data;
  if (offers.kind !== 'offers') throw new Error('offers were expected');
  const { offerId } = offers.offers[0]!;
  await test.database.pool.query('update offers set passage_id = $1 where id = $2', [
    passageWithTwo(nth).passageId,
    offerId,
  ]);
  const taken = (await student.call(startQuiz, { query: { offerId } })).data;
  if (taken.kind !== 'quiz') throw new Error('no quiz began');
  return taken.quiz;
}

/** Answers the questions that are left right, or as far as the first challenge question. */
async function readOn(student: Student, begun: QuizView, toFirst = false) {
  const asked: ChallengeView[] = [];
  /** What the replies that ask them say of the answer. */
  const feedback: unknown[] = [];
  let quiz = begun;
  while (quiz.next) {
    if (toFirst && asked.length > 0) break;
    const { key } = passageOf(quiz).questions[quiz.next.number - 1]!;
    test.clock.pass(SLOW);
    const { data } = await student.answer(quiz, key.id, SLOW);
    if (data.challenge) {
      asked.push(data.challenge);
      feedback.push(data.feedback);
    }
    quiz = { ...quiz, next: data.next };
  }
  return { quiz, asked, feedback, challenge: asked[0]!, right: rightOf(quiz, asked[0]!) };
}

/** A student to whom the first challenge question of a quiz is open. A quiz keeps the settings with which it began. */
async function setUp({ showPoints = true } = {}) {
  const { teacher, room, reader } = await openReadingClass(test, { settings: { showPoints } });
  const ana = await reader('Ana');
  const begun = await beginWithTwo(ana);
  return {
    ana,
    hidePoints: () =>
      teacher.call(updateClass, {
        params: { id: room.id },
        body: { teacherId: teacher.id, settings: { showPoints: false } },
      }),
    ...(await readOn(ana, begun, true)),
  };
}

it('is asked after right answers, and the reply reveals neither the sentence nor the reasons that name it', async () => {
  const { ana, quiz, challenge, feedback } = await setUp();
  expect(challenge).toMatchObject({ answer: null });
  expect(feedback).toMatchObject([WITHOUT_LOCATION]);
  expect(challenge.options.length).toBeGreaterThanOrEqual(3);
  const [first, ...others] = (await answered(ana)).filter((question) => question.challenge !== null);
  expect(first).toMatchObject({ challenge: { answer: null }, feedback: WITHOUT_LOCATION });
  expect(others).toEqual([]);
  const asked = quiz.next!.number - 2;
  expect(passageOf(quiz).questions[asked]!.id).toBe(challenge.challengedQuestionId);
});

it('is refused without a key', async () => {
  const { ana, challenge } = await setUp();
  const { problem } = await ana.call(answerChallenge, {
    headers: {} as { 'idempotency-key': string },
    body: { isSelected: true, sentence: 1, challengedQuestionId: challenge.challengedQuestionId },
  });
  expect(problem).toMatchObject({
    status: 400,
    errors: [{ message: 'Every answer carries a key of its own (a UUID).' }],
  });
});

describe('an answer', () => {
  it('pays two points when the sentence is right, once, and its key is answered the same again', async () => {
    const { ana, quiz, challenge, right } = await setUp();
    const key = randomUUID();
    const before = await pointsOf(ana);
    const both = await Promise.all([send(ana, challenge, right, key), send(ana, challenge, right, key)]);
    for (const { data } of both)
      expect(data).toMatchObject({
        found: true,
        chosenSentence: right,
        shownBy: right,
        points: 2,
        feedback: wholeFeedback(quiz, challenge),
      });
    expect(both[1].data).toEqual(both[0].data);
    expect(await pointsOf(ana)).toBe(before + 2);
  });

  it('is given once: its key refuses another body, and another key comes too late', async () => {
    const { ana, challenge, right } = await setUp();
    const key = randomUUID();
    await send(ana, challenge, right, key);
    const other = challenge.options.find(({ sentence }) => sentence !== right)!.sentence;
    for (const sentence of [other, null])
      expect((await send(ana, challenge, sentence, key)).problem).toMatchObject({
        status: 422,
        code: 'key-reused',
      });
    const elsewhere = { challengedQuestionId: challenge.challengedQuestionId + 1 };
    expect((await send(ana, elsewhere, right, key)).problem.code).toBe('key-reused');
    for (const sentence of [other, right])
      expect((await send(ana, challenge, sentence)).problem).toMatchObject({
        status: 409,
        code: 'challenge-done',
      });
  });

  it('is there after a reload, with the sentence and the reasons', async () => {
    const { ana, quiz, challenge, right } = await setUp();
    await send(ana, challenge, right);
    const shown = (await answered(ana)).find(
      (question) => question.challenge?.challengedQuestionId === challenge.challengedQuestionId,
    );
    expect(shown!.challenge).toMatchObject({
      options: challenge.options,
      answer: { found: true, points: 2 },
    });
    expect(shown!.feedback).toMatchObject(wholeFeedback(quiz, challenge));
  });

  it('shows no points where a class hides them', async () => {
    const { ana, challenge, right, hidePoints } = await setUp();
    const key = randomUUID();
    await send(ana, challenge, right, key);
    await hidePoints();
    expect((await send(ana, challenge, right, key)).data).toMatchObject({ found: true, points: null });
  });
});

it('is not for another student, not for a question without one, and has only its own sentences', async () => {
  const { ana, quiz, challenge, right } = await setUp();
  const ben = await test.world.student('Ben');
  expect((await send(ben, challenge, right)).problem.code).toBe('no-challenge');
  expect((await send(ana, { challengedQuestionId: 999_999 }, 1)).problem.code).toBe('no-challenge');
  const { asked } = await readOn(ana, quiz);
  expect(asked).toHaveLength(1);
  expect((await send(ana, asked[0]!, 9_999)).problem.code).toBe('no-challenge');
});

describe('the results', () => {
  it('end the challenge question, show its sentence, and name its points among the others', async () => {
    const { ana, quiz, challenge, right } = await setUp();
    await send(ana, challenge, right);
    const { challenge: second } = await readOn(ana, quiz);
    const review = await results(ana, quiz);
    const { result } = review;
    expect(result.points!.causes).toContainEqual({ cause: 'challenge', points: 2 });
    expect(result.rankAfter!.totalPoints).toBe(await pointsOf(ana));
    expect(result.rankAfter!.totalPoints - result.rankBefore!.totalPoints).toBe(result.points!.total);
    const [, open] = review.answered.filter((question) => question.challenge !== null);
    expect(open).toMatchObject({ challenge: { answer: null }, feedback: wholeFeedback(quiz, second) });
    expect((await send(ana, second, rightOf(quiz, second))).problem.code).toBe('challenge-over');
  });

  it('show no points of a challenge question where a class hides them', async () => {
    const { ana, quiz, challenge, right, hidePoints } = await setUp();
    await send(ana, challenge, right);
    await readOn(ana, quiz);
    await hidePoints();
    const [first] = (await results(ana, quiz)).answered.filter((question) => question.challenge !== null);
    expect(first!.challenge!.answer).toMatchObject({ found: true, points: null });
  });
});

it('can be left: the sentence is shown, no points are given, and it is over', async () => {
  const { ana, quiz, challenge, right } = await setUp();
  const before = await pointsOf(ana);
  const { data } = await send(ana, challenge, null);
  expect(data).toMatchObject({
    found: false,
    chosenSentence: null,
    shownBy: right,
    points: 0,
    feedback: wholeFeedback(quiz, challenge),
  });
  expect((await send(ana, challenge, right)).problem.code).toBe('challenge-done');
  expect(await pointsOf(ana)).toBe(before);
});

it('shows no points in a quiz of a class that hides them', async () => {
  const { ana, challenge, right } = await setUp({ showPoints: false });
  expect((await send(ana, challenge, right)).data).toMatchObject({ found: true, points: null });
  expect((await answered(ana)).at(-1)!.challenge!.answer).toMatchObject({ found: true, points: null });
});

/** Writes so many paid challenge questions of today for the student. */
async function payToday({ id }: Student, count: number): Promise<void> {
  const today = dayNumber(test.clock.now().getTime(), 'America/New_York');
  await test.database.pool.query(
    `with paid as (
       insert into points_ledger (student_id, epoch, cause, points, attempt_id, earned_at, earned_day)
       select a.student_id, a.epoch, 'challenge', 2, a.id, $2, $3
         from (select * from attempts where student_id = $1 order by id desc limit 1) a, generate_series(1, $4::int)
       returning points)
     update student_progress set total_points = total_points + (select sum(points) from paid) where student_id = $1`,
    [id, test.clock.now(), today, count],
  );
}

it('pays twenty times a day, and again the next day', async () => {
  const { ana, quiz, challenge: twentieth, right } = await setUp();
  await payToday(ana, 19);
  expect((await send(ana, twentieth, right)).data.points).toBe(2);
  await readOn(ana, quiz);
  const second = await readOn(ana, await beginWithTwo(ana, 1), true);
  const before = await pointsOf(ana);
  const key = randomUUID();
  const { data } = await send(ana, second.challenge, second.right, key);
  expect(data).toMatchObject({ found: true, points: 0 });
  expect((await send(ana, second.challenge, second.right, key)).data).toEqual(data);
  expect((await answered(ana)).at(-1)!.challenge!.answer).toMatchObject({ found: true, points: 0 });
  expect(await pointsOf(ana)).toBe(before);
  await readOn(ana, second.quiz);
  test.clock.pass(86_400);
  const next = await test.world.comeBack(ana);
  const third = await readOn(next, await beginWithTwo(next, 2), true);
  expect((await send(next, third.challenge, third.right)).data.points).toBe(2);
});
