import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as classes from '#features/classes/contract/endpoints.ts';
import { getStudentName } from '#features/classes/contract/student-name.ts';
import { listEssays } from '#features/essays/contract/endpoints.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import { readPassageAs, takePretestAs } from './simulated-student.ts';
import { useTestApp } from './testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from './world.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
let teacher: Teacher;
let room: SchoolClass;
let ana: Student;
let quiz: QuizView;
let attemptId: number;
let quizId: number;
let statements: string[] = [];

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  room = await teacher.class('Room 12');
  ana = await room.student('Ana');
  const place = { student: ana, clock: test.clock, library: test.app.services.library };
  await takePretestAs(READER, place);
  await readPassageAs(READER, place);
  quiz = await ana.beginQuiz();
  const history = await ana.call(overview.quizHistory, { params: { studentId: ana.id }, body: {} });
  attemptId = history.data.quizzes[0]?.student_quiz_response_id ?? 0;
  quizId = history.data.quizzes[0]?.reading_comprehension_quiz_id ?? 0;

  // oxlint-disable-next-line typescript/unbound-method -- it is called on the client below
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { readonly text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return (query as (...all: unknown[]) => unknown).apply(this, given) as never;
  });
});
afterAll(() => void vi.restoreAllMocks());

/** Sessions are kept alive, and the library is looked at, beside the call. */
const isOfTheCall = (text: string): boolean => !/\bsessions\b|as stamp/.test(text);

const review = () => ({ params: { quizId }, query: { student_quiz_response_id: attemptId } });
const byBody = () => ({ params: { studentId: ana.id }, body: {} });

/** Who stands how to the object is found out with what the use case reads anyway. */
it.each<readonly [string, number, () => Promise<{ readonly status: number }>]>([
  ['an answer', 1, () => ana.answer(quiz, quiz.next?.options[0]?.answerId ?? 0, 20)],
  ['the open quiz', 3, () => ana.call(quizCalls.studentQuizData, { params: { studentId: ana.id } })],
  ['a result that is opened for the first time', 2, () => ana.call(quizCalls.quizReviewData, review())],
  ['a result, for its student', 1, () => ana.call(quizCalls.quizReviewData, review())],
  ['a result, for the teacher', 1, () => teacher.call(quizCalls.quizReviewData, review())],
  ['the history, for the student', 3, () => ana.call(overview.quizHistory, byBody())],
  ['the history, for the teacher', 3, () => teacher.call(overview.quizHistory, byBody())],
  ['a home', 1, () => ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })],
  [
    'a profile, for the teacher of the class that counts',
    3,
    () => teacher.call(overview.viewProfileForStudent, { body: { studentId: ana.id } }),
  ],
  ['a name, for the student', 1, () => ana.call(getStudentName, { params: { id: ana.id } })],
  ['a name, for the teacher', 2, () => teacher.call(getStudentName, { params: { id: ana.id } })],
  ['a class', 1, () => teacher.call(classes.getClass, { params: { id: room.id } })],
  ['a roster', 3, () => teacher.call(overview.listStudentsOfClass, { params: { id: room.id } })],
  ['essays', 2, () => teacher.call(listEssays, { params: { id: room.id }, query: {} })],
  [
    'a stranger to a student, who asks as a student',
    0,
    () => ana.call(getStudentName, { params: { id: teacher.id } }),
  ],
])('%s takes so many statements: %i', async (_, count, call) => {
  statements = [];
  await call();
  expect(statements.filter(isOfTheCall)).toHaveLength(count);
});
