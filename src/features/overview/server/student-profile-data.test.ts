import { beforeAll, expect, it } from 'vitest';
import { answerAs, readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import * as overview from '../contract/endpoints.ts';

const test = useTestApp();
const DAY = 86_400;
const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
const place = (student: Student) => ({ student, library: test.app.services.library, clock: test.clock });
let teacher: Teacher;
let room: Awaited<ReturnType<Teacher['class']>>;
let ana: Student;

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  room = await teacher.class('Room 12');
  ana = await room.student('Ana');
});
const dataOf = async (body: { start?: string; end?: string } = {}, by: Student | Teacher = ana) =>
  (await by.call(overview.studentProfileData, { params: { id: ana.id }, body })).data;
const sum = (counts: readonly { totalQuestions: number }[]) =>
  counts.reduce((total, { totalQuestions }) => total + totalQuestions, 0);
const profileOf = async () =>
  (await ana.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })).data;
/** Right answers that were not fast, in finished quizzes. */
async function rightAnswers(): Promise<number> {
  const { rows } = await test.database.pool.query<{ n: number }>(
    `select count(*) as n from answers n join attempts a on a.student_id = n.student_id and a.id = n.attempt_id
      where a.student_id = $1 and a.kind = 'practice' and a.status = 'finished' and n.is_right and not n.is_fast`,
    [ana.id],
  );
  return rows[0]!.n;
}
it('is empty before anything was read, and while the pretest runs', async () => {
  const data = await dataOf();
  expect(data).toMatchObject({ studentId: ana.id, levels: [], points: [], answers: 0, fastAnswers: 0 });
  expect(data.skills).toHaveLength(3);
  for (const group of data.skills) expect(group).toMatchObject({ totalQuestions: 0, coreTypesSummary: [] });
  const { quiz } = (await ana.call(quizCalls.startPretest, { params: { id: ana.id } })).data;
  await answerAs(reader, { ...place(ana), quiz: quiz! });
  expect((await dataOf()).levels).toEqual([]);
});

it('has the end of the pretest as its first point, and then each quiz', async () => {
  await takePretestAs(reader, place(ana));
  const placed = await dataOf();
  expect(placed.levels).toMatchObject([{ kind: 'pretest', at: test.clock.now().toISOString() }]);
  const [start] = placed.levels!;
  expect(start!.low).toBeLessThan(start!.value);
  expect(start!.high).toBeGreaterThan(start!.value);

  await readPassageAs(reader, place(ana));
  await readPassageAs({ ...reader, guessing: 1 }, place(ana));
  const after = await dataOf({}, teacher);
  expect(after.levels!.map(({ kind }) => kind)).toEqual(['pretest', 'practice', 'practice']);
  expect(after.fastAnswers).toBeGreaterThan(0);
  expect(after.answers).toBeGreaterThan(after.fastAnswers);
  const profile = (await teacher.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })).data;
  const last = after.levels!.at(-1)!;
  expect(last.value).toBeCloseTo(profile.readingLevel!.value, 0.9);
  expect(last.level).toBe(profile.readingLevel!.level);
});

it('counts the answers that were not fast by skill', async () => {
  const { skills, answers, fastAnswers } = await dataOf();
  expect(sum(skills)).toBe(answers - fastAnswers);
  for (const { totalQuestions, correctQuestions, coreTypesSummary } of skills) {
    expect(sum(coreTypesSummary)).toBe(totalQuestions);
    expect(correctQuestions).toBeLessThanOrEqual(totalQuestions);
    for (const skill of coreTypesSummary) expect(skill.totalQuestions).toBeGreaterThan(0);
  }
  expect(await rightAnswers()).toBe(
    skills.reduce((total, { correctQuestions }) => total + correctQuestions, 0),
  );
});

it('adds the points of a day to those before, up to what the rank says', async () => {
  const { points } = await dataOf();
  const profile = await profileOf();
  expect(points).toEqual([
    { day: '2026-10-14', points: profile.rank!.totalPoints, total: profile.rank!.totalPoints },
  ]);
});

it('shows only the days that are asked for, in the time zone of the class', async () => {
  const today = '2026-10-14';
  test.clock.pass(DAY);
  ana = await test.world.comeBack(ana);
  teacher = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
  await readPassageAs(reader, place(ana));
  expect((await dataOf({ end: today })).levels).toHaveLength(3);
  const tomorrow = await dataOf({ start: '2026-10-15' });
  expect(tomorrow.levels).toHaveLength(1);
  expect(tomorrow.answers).toBeLessThan((await dataOf()).answers);
  const { rank } = await profileOf();
  const [first] = (await dataOf({ end: today })).points!;
  const [second] = tomorrow.points!;
  expect(second).toEqual({
    day: '2026-10-15',
    points: rank!.totalPoints - first!.total,
    total: rank!.totalPoints,
  });
});

it('hides the points from the student where the class does, never from the teacher', async () => {
  const showPoints = (show_points: boolean) =>
    teacher.call(classes.updateClass, {
      params: { id: room.id },
      body: { teacherId: teacher.id, class_setting: { show_points } },
    });
  await showPoints(false);
  expect((await dataOf()).points).toBeNull();
  expect((await dataOf({}, teacher)).points).toHaveLength(2);
  await showPoints(true);
});

it('is nobody else’s', async () => {
  const other = await test.world.student('Ben');
  const answer = await other.call(overview.studentProfileData, { params: { id: ana.id }, body: {} });
  expect(answer.problem.code).toBe('not-found');
});

it('hides the level from the student where the class does, never from the teacher', async () => {
  await teacher.call(classes.updateClass, {
    params: { id: room.id },
    body: { teacherId: teacher.id, class_setting: { show_grade: false } },
  });
  expect((await dataOf()).levels).toBeNull();
  expect((await dataOf({}, teacher)).levels!.length).toBeGreaterThan(0);
});

it('knows how many weeks in a row had their goal, in the time zone of the class', async () => {
  let bo = await room.student('Bo');
  const weekAt = async (time: string) => {
    test.clock.set(new Date(time));
    bo = await test.world.comeBack(bo);
    return (await bo.call(overview.viewProfileForStudent, { body: { studentId: bo.id } })).data.week;
  };
  const read = async (quizzes: number) => {
    for (let quiz = 0; quiz < quizzes; quiz += 1) await readPassageAs(reader, place(bo));
  };
  await takePretestAs(reader, place(bo));
  await read(4);
  // Late on Sunday in New York, where the class is, it is Monday already in London.
  expect(await weekAt('2026-10-19T02:00:00Z')).toEqual({
    quizzes: 4,
    goal: 5,
    weeksInARow: 0,
    notCounted: [],
  });
  await read(1);
  expect(await weekAt('2026-10-19T03:30:00Z')).toEqual({
    quizzes: 5,
    goal: 5,
    weeksInARow: 1,
    notCounted: [],
  });
  expect(await weekAt('2026-10-19T14:00:00Z')).toEqual({
    quizzes: 0,
    goal: 5,
    weeksInARow: 1,
    notCounted: [],
  });
  await read(5);
  expect(await weekAt('2026-10-23T14:00:00Z')).toEqual({
    quizzes: 5,
    goal: 5,
    weeksInARow: 2,
    notCounted: [],
  });
  expect(await weekAt('2026-11-01T14:00:00Z')).toEqual({
    quizzes: 0,
    goal: 5,
    weeksInARow: 2,
    notCounted: [],
  });
  expect(await weekAt('2026-11-02T14:00:00Z')).toEqual({
    quizzes: 0,
    goal: 5,
    weeksInARow: 0,
    notCounted: [],
  });
});
