import { beforeAll, expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import {
  answerChallenge,
  quizReviewData,
  startQuiz,
  studentQuizData,
  viewProfileForStudent,
} from '../contract/endpoints.ts';
import type { ChallengeView, QuizView } from '../contract/views.ts';
import { challengeOf, challengesOf } from '../core/challenge.ts';

const test = useTestApp();
const SLOW = 60;
const RIGHT = { right: true, counted: true } as const;
let ana: Student;
let quiz: QuizView;
const asked: ChallengeView[] = [];

const passageOf = () => test.app.services.library.known(quiz.reading_comprehension_quiz_id)!;
const rightOf = (challenge: ChallengeView) => {
  const passage = passageOf();
  return challengeOf(passage, passage.questions.find(({ id }) => id === challenge.parentId)!)!.right;
};
const send = (challenge: ChallengeView, answerId: number, student = ana) =>
  student.call(answerChallenge, { body: { isSelected: true, answerId, parentId: challenge.parentId } });
const pointsOf = async () =>
  (await ana.call(viewProfileForStudent, { body: { studentId: ana.id } })).data.rank!.totalPoints;

/** Answers every question right, and keeps what was asked beside them. */
async function readOn(): Promise<void> {
  while (quiz.next) {
    const { key } = passageOf().questions[quiz.next.number - 1]!;
    test.clock.pass(SLOW);
    const { data } = await ana.answer(quiz, key.id, SLOW);
    if (data.challenge) asked.push(data.challenge);
    quiz = { ...quiz, next: data.next };
  }
}

beforeAll(async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  ana = await room.student('Ana');
  await takePretestAs(
    { level: 4.5, guessing: 0, random: () => 0.4 },
    { student: ana, library: test.app.services.library, clock: test.clock },
  );
  const offers = (await ana.call(startQuiz, { query: {} })).data;
  const offerId = offers.kind === 'offers' ? offers.offers[0]!.offerId : 0;
  // A passage with two such questions is put on the table.
  const passage = test.app.services.library.current('practice').find(
    (one) =>
      one.level === 4 &&
      challengesOf(
        one,
        one.questions.map(() => RIGHT),
      ).size === 2,
  )!;
  await test.database.pool.query('update offers set passage_id = $1 where id = $2', [
    passage.passageId,
    offerId,
  ]);
  const taken = (await ana.call(startQuiz, { query: { offerId } })).data;
  if (taken.kind !== 'quiz') throw new Error('no quiz began');
  ({ quiz } = taken);
});

it('is asked after right answers, without telling which sentence is right', async () => {
  while (asked.length === 0 && quiz.next) {
    const { key } = passageOf().questions[quiz.next.number - 1]!;
    test.clock.pass(SLOW);
    const { data } = await ana.answer(quiz, key.id, SLOW);
    if (data.challenge) asked.push(data.challenge);
    quiz = { ...quiz, next: data.next };
  }
  expect(asked[0]).toMatchObject({ answer: null });
  expect(asked[0]!.options.length).toBeGreaterThanOrEqual(3);
});

it('pays two points when the sentence is right, once, and tells the same again', async () => {
  const [challenge] = asked;
  const before = await pointsOf();
  const right = rightOf(challenge!);
  const [first, second] = await Promise.all([send(challenge!, right), send(challenge!, right)]);
  expect(first.data).toEqual({ found: true, chosenSentence: right, shownBy: right, points: 2 });
  expect(second.data).toEqual(first.data);
  const other = challenge!.options.find(({ sentence }) => sentence !== right)!.sentence;
  expect((await send(challenge!, other)).data).toEqual(first.data);
  expect(await pointsOf()).toBe(before + 2);
});

it('is there after a reload, with what was answered', async () => {
  const { data } = await ana.call(studentQuizData, { params: { studentId: ana.id } });
  const shown = data.quiz!.answered.find(({ challenge }) => challenge?.parentId === asked[0]!.parentId);
  expect(shown!.challenge).toMatchObject({ options: asked[0]!.options, answer: { found: true, points: 2 } });
});

it('is not for somebody else, not for a question without one, and has only its own sentences', async () => {
  const ben = await test.world.student('Ben');
  expect((await send(asked[0]!, rightOf(asked[0]!), ben)).problem.code).toBe('no-challenge');
  expect((await send({ ...asked[0]!, parentId: 999_999 }, 1)).problem.code).toBe('no-challenge');
  await readOn();
  expect(asked).toHaveLength(2);
  expect((await send(asked[1]!, 9_999)).problem.code).toBe('no-challenge');
});

it('can be answered until the results are opened, and stands there among the points', async () => {
  const attempt = quiz.student_quiz_response_id;
  const results = async () =>
    (
      await ana.call(quizReviewData, {
        params: { quizId: quiz.reading_comprehension_quiz_id },
        query: { student_quiz_response_id: attempt },
      })
    ).data;
  const { result, answered } = await results();
  expect(result.points!.causes).toContainEqual({ cause: 'challenge', points: 2 });
  expect(result.rankAfter!.totalPoints).toBe(await pointsOf());
  expect(result.rankAfter!.totalPoints - result.rankBefore!.totalPoints).toBe(result.points!.total);
  expect(answered.filter(({ challenge }) => challenge !== null)).toHaveLength(2);
  expect((await send(asked[1]!, rightOf(asked[1]!))).problem.code).toBe('challenge-over');
});
