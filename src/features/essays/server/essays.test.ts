import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { essaysWaiting, listEssays, scoreEssay } from '../contract/endpoints.ts';

const test = useTestApp();
const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
const OWN =
  'I think that the people in this passage were careful because they looked twice before they said anything about what had happened to them.';
let teacher: Teacher;
let room: SchoolClass;
let ana: Student;

const place = (student: Student) => ({ student, library: test.app.services.library, clock: test.clock });
const openEssay = async (student = ana) =>
  (await student.call(quizCalls.studentQuizData, { params: { studentId: student.id } })).data.essay;
const handIn = (
  responseText: string,
  questionId: number,
  isSkipped = false,
  student = ana,
  key: string = randomUUID(),
) =>
  student.call(answerShortEssay, {
    headers: { 'idempotency-key': key },
    body: { studentId: student.id, questionId, responseText, isSkipped, elapsedSeconds: 90 },
  });
const points = async () =>
  (await ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })).data.rank!.totalPoints;
const waiting = async (status: 'waiting' | 'scored' = 'waiting', by = teacher) =>
  (await by.call(listEssays, { params: { id: room.id }, query: { status } })).data.essays;
const score = (attempt: number, value: number, comment = '') =>
  teacher.call(scoreEssay, {
    body: { studentId: ana.id, student_quiz_response_id: attempt, score: value, comment },
  });

const showPoints = (show_points: boolean) =>
  teacher.call(classes.updateClass, {
    params: { id: room.id },
    body: { teacherId: teacher.id, class_setting: { show_points } },
  });

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  room = await teacher.class('Room 12', { include_short_essay_questions: true, may_skip_short_essay: false });
  ana = await room.student('Ana');
  await takePretestAs(reader, place(ana));
  await readPassageAs(reader, place(ana));
});

describe('a short essay', () => {
  it('waits after the questions, and the next passage waits for it where it may not be left out', async () => {
    const essay = await openEssay();
    expect(essay).toMatchObject({ maySkip: false, prompt: expect.any(String), title: expect.any(String) });
    const { data } = await ana.call(quizCalls.startQuiz, { query: {} });
    expect(data).toEqual({ kind: 'essay', essay });
    expect((await handIn('', essay!.questionId, true)).problem.code).toBe('essay-needed');
    expect((await handIn('  ', essay!.questionId)).problem.code).toBe('essay-empty');
    expect((await handIn(OWN, 999_999)).problem.code).toBe('no-essay');
  });

  it('is refused without a key', async () => {
    const { problem } = await handIn(OWN, (await openEssay())!.questionId, false, ana, '');
    expect(problem).toMatchObject({
      status: 400,
      errors: [{ message: 'Every answer carries a key of its own (a UUID).' }],
    });
  });

  it('is paid when it has twenty own words, once, and its key is told the same again', async () => {
    const { questionId } = (await openEssay())!;
    const key = randomUUID();
    const before = await points();
    const send = (text: string, of = questionId) => handIn(text, of, false, ana, key);
    for (const { data } of await Promise.all([send(OWN), send(OWN)]))
      expect(data).toEqual({ saved: true, status: 'submitted', ownWords: 24, points: 5 });
    for (const { problem } of [
      await send(`${OWN} More.`),
      await send(OWN, 999_999),
      await handIn(OWN, questionId, true, ana, key),
    ])
      expect(problem).toMatchObject({ status: 422, code: 'key-reused' });
    expect((await handIn(OWN, questionId)).problem.code).toBe('essay-done');
    expect(await points()).toBe(before + 5);
    expect((await ana.call(quizCalls.startQuiz, { query: {} })).data.kind).toBe('offers');
  });

  it('is read by the teacher with what it is judged by, and by no other', async () => {
    const [essay, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(essay).toMatchObject({ studentName: 'Ana Lopez', text: OWN, ownWords: 24, score: null });
    expect(essay!.rubric).toHaveLength(5);
    const stranger = await test.world.teacher('Moss');
    expect((await stranger.call(listEssays, { params: { id: room.id }, query: {} })).status).toBe(404);
    expect((await teacher.call(essaysWaiting, {})).data.classes).toEqual([{ classId: room.id, waiting: 1 }]);
    expect((await stranger.call(essaysWaiting, {})).data.classes).toEqual([]);
  });

  it('is scored: a good one is paid once, a lower score later takes nothing, and the student reads it', async () => {
    const attempt = (await waiting())[0]!.student_quiz_response_id;
    const before = await points();
    expect((await score(attempt, 2)).data).toEqual({ score: 2, points: 0 });
    expect((await score(attempt, 4, 'You looked closely.')).data).toEqual({ score: 4, points: 5 });
    expect((await score(attempt, 3, 'You looked closely.')).data).toEqual({ score: 3, points: 0 });
    expect(await points()).toBe(before + 5);
    expect(await waiting()).toEqual([]);
    expect((await teacher.call(essaysWaiting, {})).data.classes).toEqual([]);
    const [scored] = await waiting('scored');
    expect(scored).toMatchObject({ score: 3, comment: 'You looked closely.' });
    const { data } = await ana.call(quizCalls.quizReviewData, {
      params: { quizId: scored!.reading_comprehension_quiz_id },
      query: { student_quiz_response_id: attempt },
    });
    expect(data.essay).toMatchObject({
      status: 'submitted',
      text: OWN,
      score: 3,
      comment: 'You looked closely.',
    });
    expect(data.result.points!.causes.map(({ cause }) => cause)).toEqual(
      expect.arrayContaining(['essay', 'essay-good']),
    );
  });

  it('earns nothing when it is copied, and not a third time in a day', async () => {
    for (const expected of [0, 5, 0]) {
      await readPassageAs(reader, place(ana));
      const essay = (await openEssay())!;
      const attempt = test.app.services.library
        .current('practice')
        .find(({ essay: own }) => own?.questionId === essay.questionId)!;
      const text = expected === 0 && (await waiting()).length === 0 ? attempt.paragraphs.join(' ') : OWN;
      expect((await handIn(text, essay.questionId)).data.points).toBe(expected);
    }
  });

  it('may be left out where the class allows it', async () => {
    await teacher.call(classes.updateClass, {
      params: { id: room.id },
      body: { teacherId: teacher.id, may_skip_short_essay: true },
    });
    await readPassageAs(reader, place(ana));
    const first = (await openEssay())!;
    expect(first.maySkip).toBe(true);
    expect((await handIn('', first.questionId, true)).data).toMatchObject({ status: 'skipped', points: 0 });
  });

  it('stays open beside the next quiz until its first answer, and is passed over then', async () => {
    await readPassageAs(reader, place(ana));
    const essay = (await openEssay())!;
    const review = async () =>
      (
        await ana.call(quizCalls.quizReviewData, {
          params: { quizId: essay.reading_comprehension_quiz_id },
          query: { student_quiz_response_id: essay.student_quiz_response_id },
        })
      ).data;
    const home = async () =>
      (await ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })).data;
    expect((await home()).essay).toEqual(essay);
    await ana.beginQuiz();
    expect(await openEssay()).toEqual(essay);
    expect((await home()).essay).toEqual(essay);
    expect((await review()).essay!.status).toBe('open');
    await readPassageAs(reader, { ...place(ana), most: 1 });
    expect(await openEssay()).toBeNull();
    expect((await home()).essay).toBeNull();
    expect((await review()).essay!.status).toBe('skipped');
    expect((await handIn(OWN, essay.questionId)).problem).toMatchObject({ status: 409, code: 'essay-over' });
  });

  it('can be written after the next quiz was begun, before its first answer', async () => {
    await readPassageAs(reader, place(ana));
    await readPassageAs(reader, place(ana));
    const { questionId } = (await openEssay())!;
    const quiz = await ana.beginQuiz();
    expect((await handIn(OWN, questionId)).data.status).toBe('submitted');
    expect((await ana.beginQuiz()).student_quiz_response_id).toBe(quiz.student_quiz_response_id);
    const ofTeacher = await teacher.call(overview.viewProfileForStudent, { body: { studentId: ana.id } });
    expect(ofTeacher.data.essay).toBeNull();
  });

  it('tells no points where a class hides them by now', async () => {
    await readPassageAs(reader, place(ana));
    const { questionId } = (await openEssay())!;
    await showPoints(false);
    expect((await handIn(OWN, questionId)).data.points).toBeNull();
    await showPoints(true);
  });

  it('waits beside those on the same question, or by the same student, the longest wait first', async () => {
    const yard = await teacher.class('Room 13', { include_short_essay_questions: true });
    const [cal, dee] = [await yard.student('Cal'), await yard.student('Dee')];
    for (const student of [cal, dee]) await takePretestAs(reader, place(student));
    for (const student of [cal, dee, cal]) {
      await readPassageAs(reader, place(student));
      await handIn(OWN, (await openEssay(student))!.questionId, false, student);
    }
    const listed = async (by: 'time' | 'question' | 'student') =>
      (await teacher.call(listEssays, { params: { id: yard.id }, query: { by } })).data.essays;
    const writers = (await listed('time')).map(({ studentId }) => studentId);
    expect(writers).toEqual([cal.id, dee.id, cal.id]);
    expect((await listed('student')).map(({ studentId }) => studentId)).toEqual([cal.id, cal.id, dee.id]);
    const asked = (await listed('question')).map(({ questionId }) => questionId);
    expect(asked).toHaveLength(3);
    expect(asked.filter((one, index) => one !== asked[index - 1])).toHaveLength(new Set(asked).size);
  });
});
