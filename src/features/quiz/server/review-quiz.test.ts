import { expect, it } from 'vitest';
import { answerAs, takePretestAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller, SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { joinClass, updateClass } from '#features/classes/contract/endpoints.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { quizReviewData } from '../contract/endpoints.ts';
import { resetProgress } from '../contract/reset-progress.ts';
import { swapPassage } from '../contract/swap-passage.ts';
import type { QuizView } from '../contract/views.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const HIDDEN = { showGrade: false, showPoints: false };
const reading = (student: Student) => ({
  student,
  library: test.app.services.library,
  clock: test.clock,
});
const review = (by: Caller, quiz: QuizView, versionId = quiz.versionId) =>
  by.call(quizReviewData, {
    params: { versionId },
    query: { attemptId: quiz.attemptId },
  });

async function newClass(): Promise<{ teacher: Teacher; room: SchoolClass; ana: Student }> {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  return { teacher, room, ana: await room.student('Ana') };
}
/** A student who has read one passage in a class. */
async function withFinishedQuiz() {
  const people = await newClass();
  const { ana } = people;
  await takePretestAs(READER, reading(ana));
  const quiz = await ana.beginQuiz();
  await answerAs(READER, { ...reading(ana), quiz });
  return { ...people, quiz };
}

it('A student reviews a finished quiz: the passage, every answer with its reasons, and the result', async () => {
  const { ana, quiz } = await withFinishedQuiz();
  const { data } = await review(ana, quiz);
  expect(data).toMatchObject({
    studentId: ana.id,
    versionId: quiz.versionId,
    passage: { title: quiz.passage.title },
    essay: null,
    result: { total: quiz.questionCount, fastAnswers: 0 },
  });
  expect(data.answered.map(({ number }) => number)).toEqual(
    Array.from({ length: quiz.questionCount }, (_, index) => index + 1),
  );
  for (const { feedback } of data.answered) {
    expect(feedback.rightRationale).not.toBeNull();
    expect(feedback.evidence).not.toEqual([]);
  }
  const { right, points, level, rankBefore, rankAfter } = data.result;
  expect(right).toBe(data.answered.filter(({ feedback }) => feedback.right).length);
  expect(points!.total).toBe(points!.causes.reduce((sum, cause) => sum + cause.points, 0));
  expect(rankAfter!.totalPoints - rankBefore!.totalPoints).toBe(points!.total);
  expect(level!.reason.to).toBe(level!.after);
  expect(level!.after).toBe(level!.reason.to);
});

const named = ({ attemptId, versionId, passage: { title } }: QuizView) => ({ attemptId, versionId, title });

it('A teacher sees whose quiz it is and which quizzes come before and after it, and the student neither', async () => {
  const { teacher, ana, quiz: first } = await withFinishedQuiz();
  const read = async () => {
    const quiz = await ana.beginQuiz();
    await answerAs(READER, { ...reading(ana), quiz });
    return quiz;
  };
  const around = async (quiz: QuizView) => (await review(teacher, quiz)).data.ofStudent;
  expect(await around(first)).toEqual({ studentName: 'Ana Lopez', previous: null, next: null });
  const [second, third] = [await read(), await read()];
  expect(await around(first)).toMatchObject({ previous: null, next: named(second) });
  expect(await around(second)).toMatchObject({ previous: named(first), next: named(third) });
  expect(await around(third)).toMatchObject({ previous: named(second), next: null });
  expect((await review(ana, second)).data.ofStudent).toBeNull();
});

it('A review shows the student neither level nor points where the class hides them, and the teacher both', async () => {
  const { teacher, room, ana, quiz } = await withFinishedQuiz();
  await teacher.call(updateClass, {
    params: { id: room.id },
    body: { teacherId: teacher.id, settings: HIDDEN },
  });
  expect((await review(ana, quiz)).data).toMatchObject({
    level: null,
    result: { points: null, noPoints: null, rankBefore: null, rankAfter: null, level: null },
  });
  const { level, result } = (await review(teacher, quiz)).data;
  expect(level).not.toBeNull();
  for (const part of [result.points, result.rankBefore, result.rankAfter, result.level])
    expect(part).not.toBeNull();
});

it('A teacher who is not approved reads the quiz of their own class without ranks while another class counts', async () => {
  const { teacher, ana, quiz } = await withFinishedQuiz();
  const novak = await test.world.teacher('Novak');
  const other = await novak.class('Room 7');
  await ana.call(joinClass, { body: { classCode: other.code } });
  expect((await review(novak, quiz)).status).toBe(404);
  await approveTeacher(test.database.db, usernameKey(novak.username), test.clock.now());
  const { result } = (await review(teacher, quiz)).data;
  expect(result).toMatchObject({ rankBefore: null, rankAfter: null });
  expect(result.points).not.toBeNull();
  expect((await review(novak, quiz)).data.result.rankAfter).not.toBeNull();
});

it('The server shows no quiz under the number of another passage', async () => {
  const { ana, quiz } = await withFinishedQuiz();
  const wrong = await review(ana, quiz, quiz.versionId + 1);
  expect(wrong.problem).toMatchObject({ status: 404, code: 'not-found' });
});

it('The server reviews no quiz that is still open', async () => {
  const { ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  const quiz = await ana.beginQuiz();
  expect((await review(ana, quiz)).status).toBe(404);
});

it('The student of a quiz that a teacher ended by letting them start over is told so, and nobody else', async () => {
  const { teacher, room, ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  const quiz = await ana.beginQuiz();
  await ana.answer(quiz, quiz.next!.options[0]!.optionId, 20);
  await approve(test, teacher);
  const body = { classId: room.id, studentIds: [ana.id], resetPoints: false };
  await teacher.call(resetProgress, { body });
  expect((await review(ana, quiz)).problem).toMatchObject({ status: 409, code: 'started-over' });
  const stranger = await test.world.student('Ben');
  for (const other of [teacher, stranger]) expect((await review(other, quiz)).status).toBe(404);
});

it('A passage that was put back is not starting over', async () => {
  const { ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  const quiz = await ana.beginQuiz();
  await ana.call(swapPassage, { body: { attemptId: quiz.attemptId } });
  expect((await review(ana, quiz)).status).toBe(404);
});

it('The result says where in the level the student was before and after', async () => {
  const { ana } = await newClass();
  const right = { ...READER, level: 40, random: () => 0 };
  await takePretestAs(READER, reading(ana));
  const quiz = await ana.beginQuiz();
  await answerAs(right, { ...reading(ana), quiz });
  const { perfect, level } = (await review(ana, quiz)).data.result;
  expect(perfect).toBe(true);
  if (level!.after === level!.before) expect(level!.shareAfter!).toBeGreaterThan(level!.shareBefore!);
  // The first quiz after the pretest: the level was a first guess, and still is.
  expect(level!.settling).toBe(true);
  const home = await ana.call(viewProfileForStudent, { body: { studentId: ana.id } });
  expect(home.data.readingLevel).toMatchObject({ settling: true, nearNext: false });
});
