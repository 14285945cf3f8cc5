import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { answerChallenge, quizReviewData, startQuiz, studentQuizData } from '../contract/endpoints.ts';
import type { ChallengeView, QuizView } from '../contract/views.ts';
import { challengeOf, challengesOf } from '../core/challenge.ts';

const test = useTestApp();
const SLOW = 60;
const RIGHT = { right: true, counted: true } as const;
let ana: Student;
let teacher: Teacher;
let classId: number;
let quiz: QuizView;
const asked: ChallengeView[] = [];

const passageOf = () => test.app.services.library.known(quiz.reading_comprehension_quiz_id)!;
const rightOf = (challenge: ChallengeView) => {
  const passage = passageOf();
  return challengeOf(passage, passage.questions.find(({ id }) => id === challenge.parentId)!)!.right;
};
const send = (challenge: ChallengeView, answerId: number | null, key = randomUUID(), student = ana) =>
  student.call(answerChallenge, {
    headers: { 'idempotency-key': key },
    body: { isSelected: answerId !== null, answerId, parentId: challenge.parentId },
  });
const questionOf = ({ parentId }: ChallengeView) => passageOf().questions.find(({ id }) => id === parentId)!;
/** What is told of a question once its challenge question asks for nothing any more. */
const wholeFeedback = (challenge: ChallengeView) => {
  const { key } = questionOf(challenge);
  return {
    chosenRationale: key.rationale,
    rightRationale: key.rationale,
    evidence: key.evidence.map(({ paragraph, start, end }) => ({ paragraph, start, end })),
  };
};
const NO_PLACE = { right: true, chosenRationale: null, rightRationale: null, evidence: [] };
const showPoints = (show_points: boolean) =>
  teacher.call(updateClass, {
    params: { id: classId },
    body: { teacherId: teacher.id, class_setting: { show_points } },
  });
const answered = async () =>
  (await ana.call(studentQuizData, { params: { studentId: ana.id } })).data.quiz!.answered;
const pointsOf = async () =>
  (await ana.call(viewProfileForStudent, { body: { studentId: ana.id } })).data.rank!.totalPoints;

/** Answers the next question right. @returns the challenge question that is asked beside it. */
async function answerRight(): Promise<ChallengeView | null> {
  const { key } = passageOf().questions[quiz.next!.number - 1]!;
  test.clock.pass(SLOW);
  const { data } = await ana.answer(quiz, key.id, SLOW);
  quiz = { ...quiz, next: data.next };
  return data.challenge;
}

/** Answers every question right, and keeps what was asked beside them. */
async function readOn(): Promise<void> {
  while (quiz.next) {
    const challenge = await answerRight();
    if (challenge) asked.push(challenge);
  }
}

/** Begins a quiz on a passage that has not been read, and answers until a challenge question is asked. */
async function nextChallenge(): Promise<ChallengeView> {
  await beginPassageWithTwo();
  for (;;) {
    const challenge = await answerRight();
    if (challenge) return challenge;
  }
}

const read = new Set<number>();
/** Begins a quiz on a passage with two challenge questions: it is put on the table. */
async function beginPassageWithTwo(): Promise<void> {
  const offers = (await ana.call(startQuiz, { query: {} })).data;
  const offerId = offers.kind === 'offers' ? offers.offers[0]!.offerId : 0;
  const passage = test.app.services.library.current('practice').find(
    (one) =>
      one.level === 4 &&
      !read.has(one.passageId) &&
      challengesOf(
        one,
        one.questions.map(() => RIGHT),
      ).size === 2,
  )!;
  read.add(passage.passageId);
  await test.database.pool.query('update offers set passage_id = $1 where id = $2', [
    passage.passageId,
    offerId,
  ]);
  const taken = (await ana.call(startQuiz, { query: { offerId } })).data;
  if (taken.kind !== 'quiz') throw new Error('no quiz began');
  ({ quiz } = taken);
}

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  classId = room.id;
  ana = await room.student('Ana');
  await takePretestAs(
    { level: 4.5, guessing: 0, random: () => 0.4 },
    { student: ana, library: test.app.services.library, clock: test.clock },
  );
  await beginPassageWithTwo();
});

it('is asked after right answers, and the reply tells nothing of the place or the reasons that name it', async () => {
  while (asked.length === 0 && quiz.next) {
    const { key } = passageOf().questions[quiz.next.number - 1]!;
    test.clock.pass(SLOW);
    const { data } = await ana.answer(quiz, key.id, SLOW);
    if (data.challenge) asked.push(data.challenge);
    if (data.challenge) expect(data.feedback).toMatchObject(NO_PLACE);
    quiz = { ...quiz, next: data.next };
  }
  expect(asked[0]).toMatchObject({ answer: null });
  expect(asked[0]!.options.length).toBeGreaterThanOrEqual(3);
  expect((await answered()).at(-1)).toMatchObject({ challenge: { answer: null }, feedback: NO_PLACE });
});

it('is refused without a key', async () => {
  const { problem } = await ana.call(answerChallenge, {
    headers: {} as { 'idempotency-key': string },
    body: { isSelected: true, answerId: 1, parentId: asked[0]!.parentId },
  });
  expect(problem).toMatchObject({
    status: 400,
    errors: [{ message: 'Every answer carries a key of its own (a UUID).' }],
  });
});

describe('an answer', () => {
  const key = randomUUID();

  it('pays two points when the sentence is right, once, and its key is told the same again', async () => {
    const [challenge] = asked;
    const before = await pointsOf();
    const right = rightOf(challenge!);
    const both = await Promise.all([send(challenge!, right, key), send(challenge!, right, key)]);
    for (const { data } of both)
      expect(data).toMatchObject({
        found: true,
        chosenSentence: right,
        shownBy: right,
        points: 2,
        feedback: wholeFeedback(challenge!),
      });
    expect(both[1].data).toEqual(both[0].data);
    expect(await pointsOf()).toBe(before + 2);
  });

  it('is given once: its key refuses another body, and another key comes too late', async () => {
    const [challenge] = asked;
    const right = rightOf(challenge!);
    const other = challenge!.options.find(({ sentence }) => sentence !== right)!.sentence;
    for (const body of [other, null]) {
      const { problem } = await send(challenge!, body, key);
      expect(problem).toMatchObject({ status: 422, code: 'key-reused' });
    }
    const elsewhere = await send({ ...challenge!, parentId: challenge!.parentId + 1 }, right, key);
    expect(elsewhere.problem.code).toBe('key-reused');
    for (const sentence of [other, right])
      expect((await send(challenge!, sentence)).problem).toMatchObject({
        status: 409,
        code: 'challenge-done',
      });
  });

  it('is there after a reload, with the place and the reasons', async () => {
    const shown = (await answered()).find(({ challenge }) => challenge?.parentId === asked[0]!.parentId);
    expect(shown!.challenge).toMatchObject({
      options: asked[0]!.options,
      answer: { found: true, points: 2 },
    });
    expect(shown!.feedback).toMatchObject(wholeFeedback(asked[0]!));
  });

  it('tells no points where a class hides them', async () => {
    await showPoints(false);
    const { data } = await send(asked[0]!, rightOf(asked[0]!), key);
    expect(data).toMatchObject({ found: true, points: null });
    await showPoints(true);
  });
});

it('is not for another student, not for a question without one, and has only its own sentences', async () => {
  const ben = await test.world.student('Ben');
  const stranger = await send(asked[0]!, rightOf(asked[0]!), randomUUID(), ben);
  expect(stranger.problem.code).toBe('no-challenge');
  expect((await send({ ...asked[0]!, parentId: 999_999 }, 1)).problem.code).toBe('no-challenge');
  await readOn();
  expect(asked).toHaveLength(2);
  expect((await send(asked[1]!, 9_999)).problem.code).toBe('no-challenge');
});

const results = async () =>
  (
    await ana.call(quizReviewData, {
      params: { quizId: quiz.reading_comprehension_quiz_id },
      query: { student_quiz_response_id: quiz.student_quiz_response_id },
    })
  ).data;

describe('the results', () => {
  it('end the challenge question, tell its place, and name its points among the others', async () => {
    const review = await results();
    const { result } = review;
    expect(result.points!.causes).toContainEqual({ cause: 'challenge', points: 2 });
    expect(result.rankAfter!.totalPoints).toBe(await pointsOf());
    expect(result.rankAfter!.totalPoints - result.rankBefore!.totalPoints).toBe(result.points!.total);
    const [, open] = review.answered.filter(({ challenge }) => challenge !== null);
    expect(open).toMatchObject({ challenge: { answer: null }, feedback: wholeFeedback(asked[1]!) });
    expect((await send(asked[1]!, rightOf(asked[1]!))).problem.code).toBe('challenge-over');
  });

  it('tell no points of a challenge question where a class hides them', async () => {
    await showPoints(false);
    const [first] = (await results()).answered.filter(({ challenge }) => challenge !== null);
    expect(first!.challenge!.answer).toMatchObject({ found: true, points: null });
    await showPoints(true);
  });
});

it('can be left: the place is told, no points are given, and it is over', async () => {
  const challenge = await nextChallenge();
  const before = await pointsOf();
  const { data } = await send(challenge, null);
  expect(data).toMatchObject({
    found: false,
    chosenSentence: null,
    shownBy: rightOf(challenge),
    points: 0,
    feedback: wholeFeedback(challenge),
  });
  expect((await send(challenge, rightOf(challenge))).problem.code).toBe('challenge-done');
  expect(await pointsOf()).toBe(before);
});

it('tells no points in a quiz of a class that hides them', async () => {
  while (quiz.next) await answerRight();
  await showPoints(false);
  const challenge = await nextChallenge();
  expect((await send(challenge, rightOf(challenge))).data).toMatchObject({ found: true, points: null });
  expect((await answered()).at(-1)!.challenge!.answer).toMatchObject({ found: true, points: null });
});
