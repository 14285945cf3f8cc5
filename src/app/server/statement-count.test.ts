import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getStudentCompetitions } from '#features/activities/contract/competition.ts';
import { getStudentAssignmentReport, listActivities } from '#features/activities/contract/teaching.ts';
import { assignPassage } from '#features/activities/server/testing/assign-passage.ts';
import { runCompetition } from '#features/activities/server/testing/run-competition.ts';
import { setGoal } from '#features/activities/server/testing/set-goal.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import { getStudentName } from '#features/classes/contract/student-name.ts';
import { listEssays } from '#features/essays/contract/endpoints.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import { readPassageAs, takePretestAs } from './simulated-student.ts';
import { approve } from './testing/approved-teacher.ts';
import { useTestApp } from './testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from './world.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
let teacher: Teacher;
let room: SchoolClass;
let ana: Student;
let quiz: QuizView;
let review: { params: { versionId: number }; query: { attemptId: number } };
let statements: string[] = [];

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  room = await teacher.class('Room 12');
  ana = await room.student('Ana');
  const environment = { student: ana, clock: test.clock, library: test.app.services.library };
  await takePretestAs(READER, environment);
  await readPassageAs(READER, environment);
  quiz = await ana.beginQuiz();
  const history = await ana.call(overview.quizHistory, { params: { studentId: ana.id }, body: {} });
  const { attemptId, versionId } = history.data.quizzes[0]!;
  review = { params: { versionId }, query: { attemptId } };

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

const statementsOf = async (call: () => Promise<unknown>) => {
  statements = [];
  await call();
  return statements.filter(isOfTheCall);
};
const byBody = () => ({ params: { studentId: ana.id }, body: {} });

/** The relations to the object are found with what the use case reads anyway. */
it.each<readonly [string, number, () => Promise<{ readonly status: number }>]>([
  ['an answer', 1, () => ana.answer(quiz, quiz.next?.options[0]?.optionId ?? 0, 20)],
  ['the open quiz', 3, () => ana.call(quizCalls.studentQuizData, { params: { studentId: ana.id } })],
  ['a result, for its student', 1, () => ana.call(quizCalls.quizReviewData, review)],
  ['a result, for the teacher', 2, () => teacher.call(quizCalls.quizReviewData, review)],
  ['the history, for the student', 3, () => ana.call(overview.quizHistory, byBody())],
  ['the history, for the teacher', 3, () => teacher.call(overview.quizHistory, byBody())],
  ['a home', 1, () => ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })],
  [
    'a profile, for the teacher of the class that counts',
    4,
    () => teacher.call(overview.viewProfileForStudent, { body: { studentId: ana.id } }),
  ],
  ['a name, for the student', 2, () => ana.call(getStudentName, { params: { id: ana.id } })],
  ['a name, for the teacher', 2, () => teacher.call(getStudentName, { params: { id: ana.id } })],
  ['a class', 1, () => teacher.call(classes.getClass, { params: { id: room.id } })],
  ['a roster', 5, () => teacher.call(overview.listStudentsOfClass, { params: { id: room.id } })],
  ['essays', 2, () => teacher.call(listEssays, { params: { id: room.id }, query: {} })],
  [
    'a stranger to a student, who asks as a student and could be a parent',
    1,
    () => ana.call(getStudentName, { params: { id: teacher.id } }),
  ],
])('%s takes so many statements: %i', async (_, count, call) => {
  await ana.call(quizCalls.quizReviewData, review);
  expect(await statementsOf(call)).toHaveLength(count);
});

it('a competition that runs adds no statement to a quiz, from its start to its end', async () => {
  const dee = await room.student('Dee');
  const environment = { student: dee, clock: test.clock, library: test.app.services.library };
  await takePretestAs(READER, environment);
  await approve(test, teacher);
  // The score of a smaller class is told to its teachers alone.
  const others = [];
  for (const name of ['Eli', 'Fay', 'Gus', 'Hal']) others.push(await room.student(name));
  const studentIds = [dee, ...others].map(({ id }) => id);
  const { competitionId } = await runCompetition(test, { classId: room.id, studentIds });
  const sent = await statementsOf(() => readPassageAs(READER, environment));
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((text) => /competition/.test(text))).toEqual([]);
  const told = await dee.call(getStudentCompetitions, { params: { studentId: dee.id } });
  expect(told.data.competitions).toMatchObject([{ competitionId, phase: 'active' }]);
  expect(told.data.competitions[0]?.classes[0]?.score).toBeGreaterThan(0);
});

it('a result that is opened for the first time takes two statements', async () => {
  await test.database.pool.query('update attempts set results_opened_at = null where id = $1', [
    review.query.attemptId,
  ]);
  expect(await statementsOf(() => ana.call(quizCalls.quizReviewData, review))).toHaveLength(2);
});

it('the activities of a class take as many statements whether it has one of each kind or ten, for one student or five', async () => {
  const crowd = await teacher.class('Room 13');
  await crowd.student('Abe');
  const listed = () => {
    const ofTeacher = { params: { id: teacher.id }, query: { tab: '1' as const, classId: crowd.id } };
    return teacher.call(listActivities, ofTeacher);
  };
  const goal = await setGoal(teacher, crowd.id);
  const passage = await assignPassage(test, teacher, crowd.id);
  const reports = [goal, passage].map(({ activityId }) => async () => {
    const { status } = await teacher.call(getStudentAssignmentReport, { query: { activityId } });
    expect(status).toBe(200);
  });
  const counts = async () => [
    (await statementsOf(listed)).length,
    (await statementsOf(reports[0]!)).length,
    (await statementsOf(reports[1]!)).length,
  ];
  const before = await counts();
  // A week also reads which of its quizzes were too fast to count.
  expect(before).toEqual([4, 5, 4]);
  for (const name of ['Ben', 'Cal', 'Dee', 'Eve']) {
    const student = await crowd.student(name);
    await setGoal(teacher, crowd.id, { studentIds: [student.id] });
  }
  const versions = test.app.services.library.current('practice').map(({ versionId }) => versionId);
  for (const versionId of versions.slice(1, 5)) await assignPassage(test, teacher, crowd.id, { versionId });
  expect((await listed()).data.activities).toHaveLength(10);
  expect(await counts()).toEqual(before);
});
