import { beforeEach, expect, it } from 'vitest';
import { answerAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import {
  openReadingClass,
  placeByPretest,
  readingEnvironment,
  STEADY_READER,
} from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student } from '#app/server/world.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { classReport } from '#features/reports/contract/class-report.ts';
import { keepTwentyAnswers } from '#features/reports/server/testing/kept-answers.ts';
import * as overview from '../contract/endpoints.ts';

const test = useTestApp();
const DAY = 86_400;
const GUESSER = { ...STEADY_READER, guessing: 1 };

beforeEach(() => test.clock.set(new Date('2026-10-14T14:00:00Z')));

/** A student of a class, before the pretest, and what is asked about her. */
async function setUp() {
  const group = await openReadingClass(test);
  const ana = await group.room.student('Ana');
  return {
    ...group,
    ana,
    dataOf: async (body: { start?: string; end?: string } = {}, by: Person = ana) =>
      (await by.call(overview.studentProfileData, { params: { id: ana.id }, body })).data,
    setSettings: (settings: object) =>
      group.teacher.call(classes.updateClass, {
        params: { id: group.room.id },
        body: { teacherId: group.teacher.id, settings },
      }),
  };
}

/** The student after the pretest, a passage read carefully and one that was guessed through. */
async function afterTwoPassages() {
  const group = await setUp();
  await placeByPretest(test, group.ana);
  await group.read(group.ana);
  await group.read(group.ana, GUESSER);
  return group;
}

const sum = (counts: readonly { askedCount: number }[]) =>
  counts.reduce((total, { askedCount }) => total + askedCount, 0);
const profileOf = async ({ id }: Student, by: Person) =>
  (await by.call(overview.viewProfileForStudent, { body: { studentId: id } })).data;
/** Right answers that were not fast, in finished quizzes. */
async function rightAnswers({ id }: Student): Promise<number> {
  const { rows } = await test.database.pool.query<{ n: number }>(
    `select count(*) as n from answers n join attempts a on a.student_id = n.student_id and a.id = n.attempt_id
      where a.student_id = $1 and a.kind = 'practice' and a.status = 'finished' and n.is_right and not n.is_fast`,
    [id],
  );
  return rows[0]!.n;
}

it('is empty before anything was read, and while the pretest runs', async () => {
  const { ana, dataOf } = await setUp();
  const data = await dataOf();
  expect(data).toMatchObject({ studentId: ana.id, levels: [], points: [], answers: 0, fastAnswers: 0 });
  expect(data.skills).toHaveLength(3);
  for (const group of data.skills) expect(group).toMatchObject({ askedCount: 0, skillsOfGroup: [] });
  const { quiz } = (await ana.call(quizCalls.startPretest, { params: { id: ana.id } })).data;
  await answerAs(STEADY_READER, { ...readingEnvironment(test, ana), quiz: quiz! });
  expect((await dataOf()).levels).toEqual([]);
});

it('has the end of the pretest as its first point, and then each quiz', async () => {
  const { ana, teacher, dataOf, read } = await setUp();
  await placeByPretest(test, ana);
  const placed = await dataOf();
  expect(placed.levels).toMatchObject([{ kind: 'pretest', at: test.clock.now().toISOString() }]);
  const [start] = placed.levels!;
  expect(start!.low).toBeLessThan(start!.value);
  expect(start!.high).toBeGreaterThan(start!.value);

  await read(ana);
  await read(ana, GUESSER);
  const after = await dataOf({}, teacher);
  expect(after.levels!.map(({ kind }) => kind)).toEqual(['pretest', 'practice', 'practice']);
  expect(after.fastAnswers).toBeGreaterThan(0);
  expect(after.answers).toBeGreaterThan(after.fastAnswers);
  const profile = await profileOf(ana, teacher);
  const last = after.levels!.at(-1)!;
  expect(last.value).toBeCloseTo(profile.readingLevel!.value, 0.9);
  expect(last.level).toBe(profile.readingLevel!.level);
});

it('counts the answers that were not fast by skill', async () => {
  const { ana, dataOf } = await afterTwoPassages();
  const { skills, answers, fastAnswers } = await dataOf();
  expect(sum(skills)).toBe(answers - fastAnswers);
  for (const { askedCount, rightCount, skillsOfGroup } of skills) {
    expect(sum(skillsOfGroup)).toBe(askedCount);
    expect(rightCount).toBeLessThanOrEqual(askedCount);
    for (const skill of skillsOfGroup) expect(skill.answers).toBeGreaterThan(0);
  }
  const right = skills.reduce((total, { rightCount }) => total + rightCount, 0);
  expect(right).toBeGreaterThan(0);
  expect(await rightAnswers(ana)).toBe(right);
});

it('has the numbers of the report of the class for a teacher, and no number of doubt for the student', async () => {
  const { ana, room, teacher, dataOf } = await afterTwoPassages();
  const report = (await teacher.call(classReport, { params: { classId: room.id }, query: {} })).data;
  const line = report.students.find(({ studentId }) => studentId === ana.id)!;
  const { skills, groups } = line;
  const told = await dataOf({}, teacher);
  expect(told.skillDays).toEqual({ start: report.start, end: report.end });
  for (const { skill, counted, right, answers, standing, ...number } of [...skills, ...groups])
    expect(
      told.skills.flatMap((group) => [group, ...group.skillsOfGroup]).find(({ type }) => type === skill),
    ).toMatchObject({ askedCount: counted, rightCount: right, answers, standing, number });
  expect(skills.length).toBeGreaterThan(1);
  expect(told.work).toMatchObject({ quizzes: 1, quizzesTooFast: 1 });
  expect(line).toMatchObject(told.work);
  const own = (await dataOf()).skills.flatMap((group) => [group, ...group.skillsOfGroup]);
  expect(own.every(({ number }) => number === null)).toBe(true);
  expect(own.map(({ askedCount }) => askedCount)).toEqual(
    told.skills.flatMap((group) => [group, ...group.skillsOfGroup]).map(({ askedCount }) => askedCount),
  );
});

it('names what goes well and what to try only beyond chance', async () => {
  const { ana, dataOf } = await afterTwoPassages();
  expect(await dataOf()).toMatchObject({ goingWell: null, toTry: null });
  await keepTwentyAnswers(test, ana.id, { skill: 'Inference', right: 8 });
  await keepTwentyAnswers(test, ana.id, { skill: 'Vocab', right: 20 });
  expect(await dataOf()).toMatchObject({ goingWell: 'Vocab', toTry: 'Inference' });
});

it('adds the points of a day to those before, up to what the rank says', async () => {
  const { ana, dataOf } = await afterTwoPassages();
  const { totalPoints } = (await profileOf(ana, ana)).rank!;
  expect(totalPoints).toBeGreaterThan(0);
  expect((await dataOf()).points).toEqual([{ day: '2026-10-14', points: totalPoints, total: totalPoints }]);
});

it('shows only the days that are asked for, in the time zone of the class', async () => {
  const { ana, dataOf, read } = await afterTwoPassages();
  const today = '2026-10-14';
  test.clock.pass(DAY);
  const next = await test.world.comeBack(ana);
  await read(next);
  expect((await dataOf({ end: today }, next)).levels).toHaveLength(3);
  const tomorrow = await dataOf({ start: '2026-10-15' }, next);
  expect(tomorrow.levels).toHaveLength(1);
  expect(tomorrow.answers).toBeLessThan((await dataOf({}, next)).answers);
  const { rank } = await profileOf(ana, next);
  const [first] = (await dataOf({ end: today }, next)).points!;
  const [second] = tomorrow.points!;
  expect(second).toEqual({
    day: '2026-10-15',
    points: rank!.totalPoints - first!.total,
    total: rank!.totalPoints,
  });
});

it('hides the points from the student where the class does, never from the teacher', async () => {
  const { teacher, dataOf, setSettings } = await afterTwoPassages();
  await setSettings({ showPoints: false });
  expect(await dataOf()).toMatchObject({ points: null, work: { points: null, quizzes: 1 } });
  expect((await dataOf({}, teacher)).points).toHaveLength(1);
});

it('has a history since the reset alone, as reports count quizzes', async () => {
  const { ana, room, teacher, dataOf } = await afterTwoPassages();
  const total = async (body: { sinceReset?: boolean }) =>
    (await teacher.call(overview.quizHistory, { params: { studentId: ana.id }, body })).data.total;
  expect(await total({ sinceReset: true })).toBe(2);
  expect((await dataOf()).beforeReset).toBe(0);
  await approve(test, teacher);
  await teacher.call(resetProgress, { body: { classId: room.id, studentIds: [ana.id] } });
  expect(await total({ sinceReset: true })).toBe(0);
  expect(await total({})).toBe(2);
  expect(await dataOf()).toMatchObject({ beforeReset: 1, passagesRead: 0, passagesTooFast: 0 });
});

it('is nobody else’s', async () => {
  const { ana } = await setUp();
  const other = await test.world.student('Ben');
  const answer = await other.call(overview.studentProfileData, { params: { id: ana.id }, body: {} });
  expect(answer.problem.code).toBe('not-found');
});

it('hides the level from the student where the class does, never from the teacher', async () => {
  const { teacher, dataOf, setSettings } = await afterTwoPassages();
  await setSettings({ showGrade: false });
  expect(await dataOf()).toMatchObject({ levels: null, work: { lowestLevel: null, highestLevel: null } });
  expect((await dataOf({}, teacher)).levels!.length).toBeGreaterThan(0);
});

it('knows how many weeks in a row had their goal, in the time zone of the class', async () => {
  const { reader, read: readOne } = await openReadingClass(test);
  let bo = await reader('Bo');
  const weekAt = async (time: string) => {
    test.clock.set(new Date(time));
    bo = await test.world.comeBack(bo);
    return (await bo.call(overview.viewProfileForStudent, { body: { studentId: bo.id } })).data.week;
  };
  const read = async (quizzes: number) => {
    for (let quiz = 0; quiz < quizzes; quiz += 1) await readOne(bo);
  };
  await read(4);
  // Late on Sunday in New York, where the class is, it is Monday already in London.
  expect(await weekAt('2026-10-19T02:00:00Z')).toMatchObject({
    quizzes: 4,
    goal: 5,
    weeksInARow: 0,
    notCounted: [],
  });
  await read(1);
  expect(await weekAt('2026-10-19T03:30:00Z')).toMatchObject({
    quizzes: 5,
    goal: 5,
    weeksInARow: 1,
    notCounted: [],
  });
  expect(await weekAt('2026-10-19T14:00:00Z')).toMatchObject({
    quizzes: 0,
    goal: 5,
    weeksInARow: 1,
    notCounted: [],
  });
  await read(5);
  expect(await weekAt('2026-10-23T14:00:00Z')).toMatchObject({
    quizzes: 5,
    goal: 5,
    weeksInARow: 2,
    notCounted: [],
  });
  expect(await weekAt('2026-11-01T14:00:00Z')).toMatchObject({
    quizzes: 0,
    goal: 5,
    weeksInARow: 2,
    notCounted: [],
  });
  expect(await weekAt('2026-11-02T14:00:00Z')).toMatchObject({
    quizzes: 0,
    goal: 5,
    weeksInARow: 0,
    notCounted: [],
  });
});

it('counts the passages of each week up to this one that were read, without one that was guessed through', async () => {
  const { ana, dataOf } = await afterTwoPassages();
  expect(await dataOf()).toMatchObject({
    weeks: [{ monday: '2026-10-12', quizzes: 1 }],
    passagesRead: 1,
    passagesTooFast: 1,
  });
  test.clock.pass(7 * DAY);
  expect((await dataOf({}, await test.world.comeBack(ana))).weeks).toEqual([
    { monday: '2026-10-12', quizzes: 1 },
    { monday: '2026-10-19', quizzes: 0 },
  ]);
});
