import { describe, expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import { dismissWorklistRow, listWorklist } from '#features/overview/contract/worklist.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import * as corrections from '../contract/key-corrections.ts';
import { learnFromAttempts } from './calibrate-questions.ts';
import { replayEverything } from './replay.ts';
import { rescoreCorrections, SETTLE_MS } from './rescore-correction.ts';

const test = useTestApp();
const notesOf = async (by: Teacher) =>
  (await by.call(listWorklist, {})).data.rows.flatMap((row) => (row.type === 'correction' ? [row.note] : []));
const SLOW = 60;
const REASON = 'Paragraph 2 says the other.';

/** Each test corrects a key of its own passage, because a correction is seen by everyone. */
let nthPassage = 0;
function wrongKey() {
  const passage = test.app.services.library.current('practice').filter(({ level }) => level === 4)[
    nthPassage++
  ]!;
  /** The second question: its key turns out to be wrong, another option is right. */
  const question = passage.questions[1]!;
  const better = question.options.find(({ id }) => id !== question.key.id)!.id;
  return { passage, question, better };
}
type WrongKey = ReturnType<typeof wrongKey>;

/** Begins a quiz on the passage: it is put among the offers. */
async function begin(student: Student, { passage }: WrongKey): Promise<QuizView> {
  const first = (await student.call(quizCalls.startQuiz, { query: {} })).data;
  if (first.kind !== 'offers') throw new Error('offers were expected');
  const { offerId } = first.offers[0]!;
  await test.database.pool.query('update offers set passage_id = $1 where id = $2', [
    passage.passageId,
    offerId,
  ]);
  const taken = (await student.call(quizCalls.startQuiz, { query: { offerId } })).data;
  if (taken.kind !== 'quiz') throw new Error('no quiz began');
  return taken.quiz;
}

/** Reads the passage, with the second question answered by `option`, the others right; at most so many of them. */
async function answer(student: Student, wrong: WrongKey, option: number, atMost = 99): Promise<void> {
  let quiz = await begin(student, wrong);
  for (let given = 0; quiz.next && given < atMost; given++) {
    const asked = wrong.passage.questions[quiz.next.number - 1]!;
    test.clock.pass(SLOW);
    const { data } = await student.answer(quiz, asked.id === wrong.question.id ? option : asked.key.id, SLOW);
    quiz = { ...quiz, next: data.next };
  }
}

/** Three readers of a passage with a wrong key, and the admin who can correct it. */
async function setUp() {
  const wrong = wrongKey();
  const admin = await test.world.admin('Ada');
  const { teacher, reader, read } = await openReadingClass(test);
  /** Ana chose what becomes the key, Bao the old key, Chi is in the middle of the quiz after choosing what becomes it. */
  const [ana, bao, chi] = [await reader('Ana'), await reader('Bao'), await reader('Chi')];
  await answer(ana, wrong, wrong.better);
  await answer(bao, wrong, wrong.question.key.id);
  await answer(chi, wrong, wrong.better, 2);
  // What comes after also moves when the past does.
  await read(ana);
  await learnFromAttempts(test.database.db, test.clock.now);
  const correct = (questionId = wrong.question.id, optionId = wrong.better, reason = REASON) =>
    admin.call(correctKey, { body: { questionId, optionId, reason } });
  return {
    ...wrong,
    admin,
    teacher,
    ana,
    bao,
    chi,
    correct,
    /** Corrects the key, and judges the old answers again. */
    rescored: async () => {
      await correct();
      test.clock.pass(SETTLE_MS / 1000);
      await rescoreCorrections(test.app.services).run();
    },
    attemptOf: ({ id }: Student) =>
      test.database.db
        .selectFrom('attempts')
        .selectAll()
        .where('student_id', '=', id)
        .where('passage_id', '=', wrong.passage.passageId)
        .executeTakeFirstOrThrow(),
    notes: () => notesOf(teacher),
  };
}

const progressOf = async ({ id }: Student) =>
  await test.database.db
    .selectFrom('student_progress')
    .selectAll()
    .where('student_id', '=', id)
    .executeTakeFirstOrThrow();

describe('a key that was wrong', () => {
  it('is corrected by an admin, once, to an option of the question', async () => {
    const { correct, passage, question, better } = await setUp();
    expect((await correct(question.id, passage.questions[0]!.key.id)).problem.code).toBe('unknown-option');
    expect((await correct(question.id, question.key.id)).problem.code).toBe('key-already');
    expect((await correct(999_999, better)).problem.code).toBe('no-question');
    expect((await correct(question.id, better, ' ')).problem.errors).toMatchObject([{ path: 'reason' }]);
    expect((await correct()).status).toBe(200);
    expect((await correct()).problem.code).toBe('key-already');
  });

  it('judges new answers at once, and the old ones when every server knows', async () => {
    const { passage, correct, ana, bao, chi, attemptOf, notes } = await setUp();
    const before = await Promise.all([ana, bao].map(attemptOf));
    await correct();
    await rescoreCorrections(test.app.services).run();
    expect((await attemptOf(ana)).marks).toBe(before[0]!.marks);
    expect(await notes()).toEqual([]);
    test.clock.pass(SETTLE_MS / 1000);

    const points = await Promise.all([ana, bao].map(progressOf));
    await rescoreCorrections(test.app.services).run();
    const [anas, baos, chis] = await Promise.all([ana, bao, chi].map(attemptOf));
    expect(anas!.marks).toBe('r'.repeat(passage.questions.length));
    expect(baos!.marks[1]).toBe('w');
    expect(chis!.marks).toBe('rr');
    expect(anas!.points).toBeGreaterThan(before[0]!.points ?? 0);
    expect(baos!.points).toBe(before[1]!.points);
    const [ana2, bao2] = await Promise.all([ana, bao].map(progressOf));
    expect(ana2!.total_points).toBe(points[0]!.total_points + anas!.points! - before[0]!.points!);
    expect(ana2!.mean).toBeGreaterThan(points[0]!.mean);
    expect(bao2!.total_points).toBe(points[1]!.total_points);
    expect(bao2!.mean).toBeLessThan(points[1]!.mean);
  });

  it('leaves everything as if it had been right from the beginning', async () => {
    const { rescored, ana, question } = await setUp();
    await rescored();
    expect((await replayEverything(test.database.db)).differences).toEqual([]);
    const before = await progressOf(ana);
    await test.database.pool.query('update key_corrections set scored_at = null where question_id = $1', [
      question.id,
    ]);
    await rescoreCorrections(test.app.services).run();
    expect(await progressOf(ana)).toEqual(before);
  });

  it('is shown where the question is looked at again, with the reason in place of what was written for the old key', async () => {
    const { rescored, ana, attemptOf, better } = await setUp();
    await rescored();
    const attempt = await attemptOf(ana);
    const { data } = await ana.call(quizCalls.quizReviewData, {
      params: { versionId: attempt.passage_version_id },
      query: { attemptId: attempt.id },
    });
    expect(data.answered[1]!.feedback).toMatchObject({
      right: true,
      rightOptionId: better,
      rightRationale: REASON,
      keyCorrectedAt: expect.stringMatching(/^2026-10-14T/),
    });
    expect(data.answered[0]!.feedback.keyCorrectedAt).toBeNull();
    expect(data.result.points!.causes.map(({ cause }) => cause)).toContain('key-corrected');
  });

  it('is noted for the teacher of those whom it changed, until the note was read', async () => {
    const { rescored, admin, teacher, notes, passage, question } = await setUp();
    await rescored();
    const [note, ...others] = await notes();
    expect(others).toEqual([]);
    expect(note).toMatchObject({ title: passage.title, number: 2, reason: REASON, students: 3 });
    expect(note!.points).toBeGreaterThan(0);
    const stranger = await test.world.teacher('Moss');
    expect(await notesOf(stranger)).toEqual([]);
    const { correctionId } = note!;
    const row = { rowKey: `correction:${correctionId}`, state: `${correctionId}:0` };
    await teacher.call(dismissWorklistRow, { body: row });
    expect(await notes()).toEqual([]);
    const { data } = await admin.call(corrections.listKeyCorrections, {});
    expect(data.corrections.filter(({ questionId }) => questionId === question.id)).toMatchObject([
      { students: 3, scoredAt: expect.any(String) },
    ]);
  });
});
