import { beforeAll, describe, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student, Teacher } from '#app/server/world.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import type { PublishedPassage, PublishedQuestion } from '#features/library/core/published-passage.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import * as corrections from '../contract/key-corrections.ts';
import { learnFromAttempts } from './calibrate-questions.ts';
import { replayEverything } from './replay.ts';
import { SETTLE, scoreCorrectedAgain } from './score-again.ts';

const test = useTestApp();
const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
const place = (student: Student) => ({ student, library: test.app.services.library, clock: test.clock });
const SLOW = 60;

let admin: Person;
let teacher: Teacher;
/** Chose what becomes the key, chose the old key, and stands in the middle of the quiz after choosing what becomes the key. */
let [ana, bao, chi]: Student[] = [];
let passage: PublishedPassage;
/** The second question: its key turns out to be wrong, another option is right. */
let question: PublishedQuestion;
let better: number;

/** Reads the passage, with the second question answered by `option`, the others right. */
async function read(student: Student, option: number, most = 99): Promise<void> {
  let quiz = await begin(student);
  for (let given = 0; quiz.next && given < most; given++) {
    const asked = passage.questions[quiz.next.number - 1]!;
    test.clock.pass(SLOW);
    const { data } = await student.answer(quiz, asked.id === question.id ? option : asked.key.id, SLOW);
    quiz = { ...quiz, next: data.next };
  }
}

/** Begins the one passage that all three read: it is put on the table. */
async function begin(student: Student): Promise<QuizView> {
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

const progressOf = async ({ id }: Student) =>
  await test.database.db
    .selectFrom('student_progress')
    .selectAll()
    .where('student_id', '=', id)
    .executeTakeFirstOrThrow();
const attemptOf = async ({ id }: Student) =>
  test.database.db
    .selectFrom('attempts')
    .selectAll()
    .where('student_id', '=', id)
    .where('passage_id', '=', passage.passageId)
    .executeTakeFirstOrThrow();
const review = async (student: Student, by: Person = student) => {
  const attempt = await attemptOf(student);
  const { data } = await by.call(quizCalls.quizReviewData, {
    params: { quizId: attempt.passage_version_id },
    query: { student_quiz_response_id: attempt.id },
  });
  return data;
};
const notes = async () => (await teacher.call(corrections.keyCorrectionNotes, {})).data.corrections;

beforeAll(async () => {
  admin = await test.world.admin('Ada');
  teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  passage = test.app.services.library.current('practice').find(({ level }) => level === 4)!;
  question = passage.questions[1]!;
  better = question.options.find(({ id }) => id !== question.key.id)!.id;
  for (const name of ['Ana', 'Bao', 'Chi']) {
    const student = await room.student(name);
    await takePretestAs(reader, place(student));
    [ana, bao, chi] = name === 'Ana' ? [student] : name === 'Bao' ? [ana!, student] : [ana!, bao!, student];
  }
  await read(ana!, better);
  await read(bao!, question.key.id);
  await read(chi!, better, 2);
  // What comes after also moves when the past does.
  await readPassageAs(reader, place(ana!));
  await learnFromAttempts(test.database.db, test.clock.now);
}, 60_000);

const correct = (questionId: number, answerId: number, reason = 'Paragraph 2 says the other.') =>
  admin.call(correctKey, { body: { questionId, answerId, reason } });

describe('a key that was wrong', () => {
  it('is corrected by an admin, once, to an option of the question', async () => {
    expect((await correct(question.id, passage.questions[0]!.key.id)).problem.code).toBe('unknown-option');
    expect((await correct(question.id, question.key.id)).problem.code).toBe('key-already');
    expect((await correct(999_999, better)).problem.code).toBe('no-question');
    expect((await correct(question.id, better, ' ')).problem.errors).toMatchObject([{ path: 'reason' }]);
    expect((await correct(question.id, better)).status).toBe(200);
    expect((await correct(question.id, better)).problem.code).toBe('key-already');
  });

  it('judges new answers at once, and the old ones when every server knows', async () => {
    const before = await Promise.all([ana!, bao!].map(attemptOf));
    await scoreCorrectedAgain(test.app.services).run();
    expect((await attemptOf(ana!)).marks).toBe(before[0]!.marks);
    expect(await notes()).toEqual([]);
    test.clock.pass(SETTLE / 1000);

    const points = await Promise.all([ana!, bao!].map(progressOf));
    await scoreCorrectedAgain(test.app.services).run();
    const [anas, baos, chis] = await Promise.all([ana!, bao!, chi!].map(attemptOf));
    expect(anas!.marks).toBe('r'.repeat(passage.questions.length));
    expect(baos!.marks[1]).toBe('w');
    expect(chis!.marks).toBe('rr');
    expect(anas!.points).toBeGreaterThan(before[0]!.points ?? 0);
    expect(baos!.points).toBe(before[1]!.points);
    const [ana2, bao2] = await Promise.all([ana!, bao!].map(progressOf));
    expect(ana2!.total_points).toBe(points[0]!.total_points + anas!.points! - before[0]!.points!);
    expect(ana2!.mean).toBeGreaterThan(points[0]!.mean);
    expect(bao2!.total_points).toBe(points[1]!.total_points);
    expect(bao2!.mean).toBeLessThan(points[1]!.mean);
  });

  it('leaves everything as if it had been right from the beginning', async () => {
    expect((await replayEverything(test.database.db)).differences).toEqual([]);
    const before = await progressOf(ana!);
    await test.database.pool.query('update key_corrections set scored_at = null');
    await scoreCorrectedAgain(test.app.services).run();
    expect(await progressOf(ana!)).toEqual(before);
  });

  it('is told where the question is looked at again, with the reason in place of what was written for the old key', async () => {
    const { answered, result } = await review(ana!);
    expect(answered[1]!.feedback).toMatchObject({
      right: true,
      correctAnswerId: better,
      rightRationale: 'Paragraph 2 says the other.',
      keyCorrectedAt: expect.stringMatching(/^2026-10-14T/),
    });
    expect(answered[0]!.feedback.keyCorrectedAt).toBeNull();
    expect(result.points!.causes.map(({ cause }) => cause)).toContain('key-corrected');
  });

  it('is noted for the teacher of those whom it changed, until the note was read', async () => {
    const [note, ...others] = await notes();
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      title: passage.title,
      number: 2,
      reason: 'Paragraph 2 says the other.',
      students: 3,
    });
    expect(note!.points).toBeGreaterThan(0);
    const stranger = await test.world.teacher('Moss');
    expect((await stranger.call(corrections.keyCorrectionNotes, {})).data.corrections).toEqual([]);
    await teacher.call(corrections.dismissKeyCorrection, { body: { correctionId: note!.correctionId } });
    expect(await notes()).toEqual([]);
    const { data } = await admin.call(corrections.listKeyCorrections, {});
    expect(data.corrections).toMatchObject([
      { questionId: question.id, students: 3, scoredAt: expect.any(String) },
    ]);
  });
});
