import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openReadingClass, placeByPretest } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '../contract/endpoints.ts';
import type { QuizView } from '../contract/views.ts';

const test = useTestApp();
/** Slow enough for any question to count. */
const SLOW = 60;

/** A student of a class who has taken the pretest. */
const openStudent = async (name = 'Ana') => (await openReadingClass(test)).reader(name);

const keyOf = (view: QuizView, position: number) =>
  test.app.services.library.known(view.versionId)!.questions[position]!.key.id;
const wrongOf = (view: QuizView, position: number) => {
  const question = test.app.services.library.known(view.versionId)!.questions[position]!;
  return question.options.find((option) => option.id !== question.key.id)!.id;
};
const countAnswers = async (student: Student) =>
  (
    await test.database.pool.query<{ n: number }>('select count(*) as n from answers where student_id = $1', [
      student.id,
    ])
  ).rows[0]!.n;
const now = async (student: Student) =>
  (await student.call(quizCalls.studentQuizData, { params: { studentId: student.id } })).data.quiz;

/** Answers the next question with its key, a minute after the answer before. */
async function answerNext(student: Student): Promise<QuizView | null> {
  const view = (await now(student))!;
  test.clock.pass(SLOW);
  await student.answer(view, keyOf(view, view.answeredCount), SLOW);
  return now(student);
}

/** A student at a question of a quiz: so many of its questions are answered. */
async function inQuiz(answered = 0) {
  const ana = await openStudent();
  let quiz = await ana.beginQuiz();
  for (let given = 0; given < answered; given++) quiz = (await answerNext(ana))!;
  return { ana, quiz };
}

/** A student at the last question of a quiz. */
async function atLastQuestion() {
  const { ana, quiz } = await inQuiz();
  let view = quiz;
  while (view.later.length > 0) view = (await answerNext(ana))!;
  return { ana, quiz: view };
}

describe('a quiz', () => {
  it('is begun once by a double click, and goes on after a reload', async () => {
    const ana = await openStudent();
    const offers = (await ana.call(quizCalls.startQuiz, { query: {} })).data;
    if (offers.kind !== 'offers') throw new Error('offers were expected');
    expect(offers.offers).toHaveLength(3);
    const offerId = offers.offers[1]!.offerId;
    const both = await Promise.all([1, 2].map(() => ana.call(quizCalls.startQuiz, { query: { offerId } })));
    const [first, second] = both.map((answer) => (answer.data.kind === 'quiz' ? answer.data.quiz : null));
    expect(second?.attemptId).toBe(first?.attemptId);
    expect(await now(ana)).toEqual(first);
  });

  it('says right or wrong, the key and the reasons after an answer, and the next question', async () => {
    const { ana, quiz } = await inQuiz();
    test.clock.pass(SLOW);
    const { data } = await ana.answer(quiz, wrongOf(quiz, 0), SLOW);
    const passage = test.app.services.library.known(quiz.versionId)!;
    expect(data.feedback).toMatchObject({ right: false, rightOptionId: keyOf(quiz, 0), fast: false });
    expect(data.feedback?.rightRationale).toBe(passage.questions[0]!.key.rationale);
    expect(data.next?.questionId).toBe(passage.questions[1]!.id);
    expect(data.pointsSoFar).toBe(0);
  });

  it('says how long the database took', async () => {
    const { ana, quiz } = await inQuiz();
    const { raw } = await ana.answer(quiz, keyOf(quiz, 0), SLOW);
    expect(raw.headers['server-timing']).toMatch(/^db;dur=[\d.]+, total;dur=[\d.]+$/);
  });

  it('returns the same for the same key, and changes nothing', async () => {
    const { ana, quiz } = await inQuiz(1);
    const key = randomUUID();
    test.clock.pass(SLOW);
    // A fraction that the column holds only nearly.
    const seconds = 20.3;
    const first = await ana.answer(quiz, keyOf(quiz, 1), seconds, key);
    const before = await countAnswers(ana);
    test.clock.pass(SLOW);
    const again = await ana.answer(quiz, keyOf(quiz, 1), seconds, key);
    expect(again.data).toEqual(first.data);
    expect(await countAnswers(ana)).toBe(before);
  });

  it('refuses another answer under a used key', async () => {
    const { ana, quiz } = await inQuiz();
    const key = randomUUID();
    test.clock.pass(SLOW);
    await ana.answer(quiz, keyOf(quiz, 0), SLOW, key);
    const other = await ana.answer(quiz, wrongOf(quiz, 0), SLOW, key);
    expect(other.status).toBe(422);
    expect(other.problem.code).toBe('key-reused');
  });

  it('refuses an answer for a question that is not next, and says which one is', async () => {
    const { ana, quiz } = await inQuiz();
    await answerNext(ana);
    const refused = await ana.answer(quiz, keyOf(quiz, 0), SLOW);
    const passage = test.app.services.library.known(quiz.versionId)!;
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: 'not-next',
      detail: 'The selected answer is not for the next unanswered question.',
      expectedQuestionId: passage.questions[1]!.id,
    });
  });

  it('accepts one of many answers at the same moment', async () => {
    const { ana, quiz } = await inQuiz();
    test.clock.pass(SLOW);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ana.answer(quiz, keyOf(quiz, 0), SLOW)),
    );
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('pays its points once, whatever is sent again', async () => {
    const { ana, quiz } = await atLastQuestion();
    const key = randomUUID();
    test.clock.pass(SLOW);
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => ana.answer(quiz, keyOf(quiz, quiz.questionCount - 1), SLOW, key)),
    );
    expect(new Set(ends.map((end) => end.raw.body)).size).toBe(1);
    expect(ends[0]!.data).toMatchObject({ done: true, next: null });
    expect(await now(ana)).toBeNull();
    const { rows } = await test.database.pool.query<{ n: number }>(
      "select count(*) as n from points_ledger where student_id = $1 and cause = 'honest-finish'",
      [ana.id],
    );
    expect(rows[0]!.n).toBe(1);
  });

  it('says of an answer that comes after its end that no question is expected', async () => {
    const { ana, quiz } = await atLastQuestion();
    await answerNext(ana);
    const { data: before } = await ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } });
    expect(before.openQuiz).toBeNull();
    const late = await ana.answer(quiz, keyOf(quiz, 0), SLOW);
    expect(late.problem).toMatchObject({ status: 409, code: 'not-next', expectedQuestionId: null });
    const ben = await test.world.student('Ben');
    const foreign = await ben.answer(quiz, keyOf(quiz, 0), SLOW);
    expect(foreign.status).toBe(404);
    const { data: after } = await ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } });
    expect(after).toEqual(before);
  });
});

describe('calls that meet', () => {
  it('never says of the next question that it is not next', async () => {
    const { ana, quiz } = await inQuiz();
    let view = quiz;
    while (view.later.length > 0) {
      const following = { ...view, next: view.later[0]! };
      test.clock.pass(2 * SLOW);
      const [, early] = await Promise.all([
        ana.answer(view, keyOf(view, view.answeredCount), SLOW),
        ana.answer(following, keyOf(view, view.answeredCount + 1), SLOW),
      ]);
      if (early.status !== 200)
        expect(early.problem).toMatchObject({
          code: 'not-next',
          expectedQuestionId: view.next!.questionId,
        });
      const after = await now(ana);
      if (!after) return;
      view = after;
    }
  });

  it('waits for whatever else moves the student before the last answer holds anything', async () => {
    const { ana, quiz } = await atLastQuestion();
    const other = await test.database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from student_progress where student_id = $1 for update', [ana.id]);
      test.clock.pass(SLOW);
      const last = ana.answer(quiz, keyOf(quiz, quiz.answeredCount), SLOW);
      await sleep(200);
      // Held by the answer, this would fail, and each would wait for the other.
      await other.query('select from attempts where student_id = $1 for update nowait', [ana.id]);
      await other.query('commit');
      expect((await last).data.done).toBe(true);
    } finally {
      other.release();
    }
  });
});

describe('time', () => {
  it('is at most what has passed: a claim of a minute after a second is a fast answer', async () => {
    const { ana, quiz } = await inQuiz();
    test.clock.pass(1);
    const { data } = await ana.answer(quiz, keyOf(quiz, 0), SLOW);
    expect(data.feedback).toMatchObject({ right: true, fast: true });
    expect(data.pointsSoFar).toBe(0);
  });

  it('is spent in order: answers sent together after an outage share what has passed', async () => {
    const { ana, quiz } = await inQuiz(1);
    test.clock.pass(2 * SLOW);
    const first = await ana.answer(quiz, keyOf(quiz, 1), SLOW);
    const second = await ana.answer((await now(ana))!, keyOf(quiz, 2), SLOW);
    const third = await ana.answer((await now(ana))!, keyOf(quiz, 3), SLOW);
    expect([first, second, third].map((answer) => answer.data.feedback?.fast)).toEqual([false, false, true]);
  });
});

it('answers for another student as for a quiz that is not there', async () => {
  const { ana, quiz: view } = await inQuiz();
  const ben = await test.world.student('Ben');
  const forged = await ben.call(quizCalls.answerQuestion, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      studentId: ana.id,
      questionId: view.next!.questionId,
      optionId: view.next!.options[0]!.optionId,
      elapsedSeconds: SLOW,
      versionId: view.versionId,
    },
  });
  expect(forged.status).toBe(404);
  const own = await ben.answer(view, view.next!.options[0]!.optionId, SLOW);
  expect(own.status).toBe(404);
  expect(own.problem.detail).toBe(forged.problem.detail);
});

it('says nothing but "saved" in the pretest', async () => {
  const ben = await test.world.student('Ben');
  const { data } = await ben.call(quizCalls.startPretest, { params: { id: ben.id } });
  const pretest = data.quiz!;
  test.clock.pass(SLOW);
  const answer = (await ben.answer(pretest, pretest.next!.options[0]!.optionId, SLOW)).data;
  expect(answer).toMatchObject({ saved: true, feedback: null, pointsSoFar: null });
  expect(pretest).toMatchObject({ isPretest: true, level: null, answered: [], pointsSoFar: null });
  const back = (await ben.call(quizCalls.presentPretest, {})).data.quiz!;
  expect(back).toMatchObject({ answeredCount: 1, next: { questionId: answer.next!.questionId } });
});

it('shows the same when an answer is sent again, though the quiz ended on another day than it began', async () => {
  const joined = await placeByPretest(test, await test.world.student('Eva'));
  // A minute before midnight in New York.
  test.clock.set(new Date('2026-10-15T03:59:00Z'));
  const eva = await test.world.comeBack(joined);
  const begun = await eva.beginQuiz();
  const paymentsOf = async () => {
    const { rows } = await test.database.pool.query<{ shown: object; paid: object | null }>(
      "select settings -> 'payment' as shown, settings -> 'paid' as paid from attempts where id = $1",
      [begun.attemptId],
    );
    return rows[0]!;
  };
  const before = await paymentsOf();
  for (let position = 0; position < begun.questionCount - 1; position++) {
    test.clock.pass(SLOW);
    await eva.answer((await now(eva))!, keyOf(begun, position), SLOW);
  }
  const last = (await now(eva))!;
  const key = randomUUID();
  test.clock.pass(SLOW);
  const first = await eva.answer(last, keyOf(begun, begun.questionCount - 1), SLOW, key);
  const again = await eva.answer(last, keyOf(begun, begun.questionCount - 1), SLOW, key);
  expect(first.status).toBe(200);
  expect(again.raw.body).toBe(first.raw.body);
  expect(await paymentsOf()).toEqual({ shown: before.shown, paid: expect.objectContaining({ nthOfDay: 1 }) });
});

it('asks for a pause after three fast answers in a row, and not after the last question', async () => {
  const eva = await openStudent('Eva');
  const quiz = await eva.beginQuiz();
  const pauses: boolean[] = [];
  for (let open = quiz; open.next; ) {
    const answered = (await eva.answer(open, open.next.options[0]!.optionId, 0)).data;
    pauses.push(answered.pause);
    open = { ...open, next: answered.next };
  }
  const { length } = pauses;
  expect(length).toBeGreaterThan(3);
  expect(pauses).toEqual(pauses.map((_, index) => index >= 2 && index < length - 1));
});

it('puts off a student who sends answers without end, says until when, and takes the next answer then', async () => {
  const { ana, quiz } = await inQuiz();
  const { calls, seconds } = quizCalls.answerQuestion.limit;
  test.clock.pass(seconds);
  const answerUnasked = () =>
    ana.call(quizCalls.answerQuestion, {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        studentId: ana.id,
        versionId: quiz.versionId,
        questionId: quiz.later[0]!.questionId,
        optionId: quiz.later[0]!.options[0]!.optionId,
        elapsedSeconds: 1,
      },
    });
  const refused = await Promise.all(Array.from({ length: calls }, answerUnasked));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
  const { status, raw } = await answerUnasked();
  expect(status).toBe(429);
  const pause = Number(raw.headers['retry-after']);
  expect(pause).toBeGreaterThan(0);
  test.clock.pass(pause);
  await ana.answer(quiz, keyOf(quiz, 0), SLOW);
  expect((await now(ana))!.answeredCount).toBe(1);
});
