import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { joinCompetition } from '../contract/competition.ts';
import { cancelAssignment, listActivities, uncancelAssignment } from '../contract/teaching.ts';
import { keepCompetitions, moveCompetitions } from './keep-competitions.ts';
import { inDays } from './testing/assign-passage.ts';
import { enterMany } from './testing/many-classes-queries.ts';
import { planCompetition } from './testing/plan-competition.ts';
import { openCompetition, setCompetition } from './testing/set-competition.ts';

const test = useTestApp();
let world: Awaited<ReturnType<typeof openCompetition>>;

beforeEach(async () => {
  world = await openCompetition(test);
});

const stored = async (competitionId: number) =>
  test.database.db
    .selectFrom('competition_classes')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('class_id')
    .execute();
const pointsOf = async ({ competitionId }: { readonly competitionId: number }) =>
  (await stored(competitionId)).map(({ points }) => points);
/** As when a key is corrected: what the quizzes of a student were paid changes. */
const payMore = async (studentId: number, points: number) =>
  test.database.pool.query('update attempts set points = points + $2 where student_id = $1', [
    studentId,
    points,
  ]);
const move = () => moveCompetitions(test.database.db, test.clock.now());

it('runs from the midnight of the first day to that after the last one, and then stays as it is', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  const ana = await world.reader(one, 'Ana');
  const ben = await world.reader(two, 'Ben');
  const {
    competitionId,
    activityIds: [ofOne = 0, ofTwo = 0],
  } = await world.compete(one, two);
  // What was read before it starts does not count.
  await world.read(ana);
  expect(await world.of(ofOne)).toMatchObject({
    phase: 'scheduled',
    daysLeft: 3,
    standing: null,
    classes: [],
  });
  expect(await world.toldTo(ana)).toEqual([]);

  await world.day(1);
  expect(await world.of(ofOne)).toMatchObject({
    phase: 'active',
    daysLeft: 3,
    standing: { score: 0, place: 1, classCount: 2, participants: 0, students: 1 },
  });
  await world.read(ana);
  await world.read(ben, { ...STEADY_READER, guessing: 1 });
  test.clock.pass(20);
  const running = await world.of(ofOne);
  expect(running.standing).toMatchObject({ place: 1, classCount: 2, participants: 1, students: 1 });
  expect(running.standing!.score).toBeGreaterThan(0);
  expect(running.standing!.topScore).toBe(running.standing!.score);
  // Answers that came too fast are neither points nor right nor taking part.
  expect((await world.of(ofTwo)).standing).toMatchObject({ score: 0, place: 2, participants: 0 });
  expect(running.classes).toEqual([
    {
      className: 'One',
      own: true,
      place: 1,
      score: running.standing!.score,
      accuracy: null,
      students: 1,
      participants: 1,
    },
    { className: 'Two', own: true, place: 2, score: 0, accuracy: null, students: 1, participants: 0 },
  ]);

  await world.day(4);
  expect((await world.of(ofOne)).phase).toBe('counting');
  // What is read now is of another day.
  await world.read(ben);
  await world.count();
  expect(await world.of(ofOne)).toMatchObject({ phase: 'ended', daysLeft: 0, standing: running.standing });
  const result = await stored(competitionId);
  // Nothing moves it anymore: neither the same job again nor points that are paid later.
  await payMore(ben.id, 500);
  await move();
  test.clock.pass(20);
  expect(await stored(competitionId)).toEqual(result);
  expect((await world.of(ofTwo)).standing).toMatchObject({ score: 0, place: 2 });
  await payMore(ben.id, -500);
  const list = await world.teacher().call(listActivities, { params: { id: world.teacher().id }, query: {} });
  expect(list.data.activities).toContainEqual(
    expect.objectContaining({ activityId: ofOne, standing: running.standing }),
  );
});

it('counts whoever was in the class at its midnight to the end, and nobody who comes later', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  const leaves = await world.reader(one, 'Lea');
  const comes = await world.reader(two, 'Cal');
  const gone = await world.reader(one, 'Gil');
  await world.teacher().call(removeStudentsFromClass, { body: { classId: one.id, studentIds: [gone.id] } });
  const {
    activityIds: [ofOne = 0, ofTwo = 0],
  } = await world.compete(one, two);
  await world.day(1);
  const there = await test.world.comeBack(comes);
  await there.call(joinClass, { body: { classCode: one.code } });
  await world.read(comes);
  await world.teacher().call(removeStudentsFromClass, { body: { classId: one.id, studentIds: [leaves.id] } });
  test.clock.pass(20);
  expect((await world.of(ofOne)).standing).toMatchObject({ students: 1, participants: 0, score: 0 });
  expect((await world.of(ofTwo)).standing).toMatchObject({ students: 1, participants: 1 });
});

it('begins and ends by itself where the service was down all the time', async () => {
  const one = await world.room('One');
  const ana = await world.reader(one, 'Ana');
  const {
    competitionId,
    activityIds: [ofOne = 0],
  } = await world.compete(one);
  await world.day(2);
  await test.database.db.deleteFrom('competition_students').where('student_id', '=', ana.id).execute();
  await test.database.db
    .updateTable('competition_classes')
    .set({ roster: null })
    .where('class_id', '=', one.id)
    .execute();
  await world.day(5);
  expect((await stored(competitionId))[0]).toMatchObject({ roster: 1, points: 0, took_part: 0 });
  expect((await world.of(ofOne)).phase).toBe('ended');
});

it('lets a student of two classes read for one: the first joined', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  const ana = await world.reader(two, 'Ana');
  test.clock.pass(1);
  await ana.call(joinClass, { body: { classCode: one.code } });
  const {
    activityIds: [ofOne = 0, ofTwo = 0],
  } = await world.compete(one, two);
  await world.day(1);
  expect((await world.of(ofOne)).standing).toBeNull();
  expect((await world.of(ofTwo)).standing).toMatchObject({ students: 1, classCount: 1 });
});

it('begins at the midnight of each class, and ends when the last one is over', async () => {
  const east = await world.room('East');
  const west = await world.room('West', { timezone: 'America/Los_Angeles' });
  await world.reader(east, 'Ana');
  await world.reader(west, 'Ben');
  const {
    activityIds: [ofEast = 0, ofWest = 0],
  } = await world.compete(east, west);
  await world.day(1);
  expect((await world.of(ofEast)).standing).toMatchObject({ classCount: 1 });
  expect(await world.of(ofWest)).toMatchObject({ phase: 'scheduled', standing: null });
  await world.day(1, 'America/Los_Angeles');
  expect((await world.of(ofEast)).standing).toMatchObject({ classCount: 2 });
  await world.day(4);
  await world.count();
  expect((await world.of(ofEast)).phase).toBe('counting');
  expect((await world.of(ofWest)).phase).toBe('active');
  await world.day(4, 'America/Los_Angeles');
  await world.count();
  expect((await world.of(ofEast)).phase).toBe('ended');
});

it('keeps for the class what a student earned before they start over', async () => {
  const one = await world.room('One');
  const ana = await world.reader(one, 'Ana');
  const {
    activityIds: [ofOne = 0],
  } = await world.compete(one);
  await world.day(1);
  await world.read(ana);
  test.clock.pass(20);
  const { standing: before } = await world.of(ofOne);
  await world.teacher().call(resetProgress, { body: { classId: one.id, studentIds: [ana.id] } });
  test.clock.pass(20);
  expect((await world.of(ofOne)).standing).toEqual(before);
  expect(before!.score).toBeGreaterThan(0);
});

/** A class of the teacher and one of another teacher, in a competition of all schools that has begun. */
async function openWithOthers() {
  const competitionId = await planCompetition(test, { from: 1, until: 3 });
  const novak = await approvedTeacher(test, 'Novak');
  const rooms = [await world.room('One'), await novak.class('Two')] as const;
  const activityIds = [];
  for (const [index, room] of rooms.entries()) {
    await room.student(`Reader ${index}`);
    const teacher = index === 0 ? world.teacher() : novak;
    const joined = await teacher.call(joinCompetition, { body: { competitionId, classId: room.id } });
    activityIds.push(joined.data.activity.activityId);
  }
  await world.day(1);
  const [own = 0] = activityIds;
  return {
    novak,
    /** Classes that the own one is compared with. */
    compared: async () => {
      test.clock.pass(20);
      return (await world.of(own)).standing?.classCount;
    },
  };
}
const change = (teacher: Teacher, columns: { keys_approved_at?: Date | null; locked_at?: Date | null }) =>
  test.database.db.updateTable('users').set(columns).where('id', '=', teacher.id).execute();

it('ranks no class whose teacher was locked or is no longer approved, neither while it runs nor in the result', async () => {
  const { novak, compared } = await openWithOthers();
  expect(await compared()).toBe(2);
  await change(novak, { locked_at: test.clock.now() });
  expect(await compared()).toBe(1);
  await change(novak, { locked_at: null });
  expect(await compared()).toBe(2);
  await change(novak, { keys_approved_at: null });
  expect(await compared()).toBe(1);
  await world.day(4);
  await world.count();
  await change(novak, { keys_approved_at: test.clock.now() });
  expect(await compared()).toBe(1);
});

it('keeps the result as it was written when a teacher is locked afterward', async () => {
  const { novak, compared } = await openWithOthers();
  await world.day(4);
  await world.count();
  await change(novak, { locked_at: test.clock.now() });
  expect(await compared()).toBe(2);
});

it('keeps the result as it was written where a class moves to a zone in which the last day goes on', async () => {
  const [one, two, three] = [await world.room('One'), await world.room('Two'), await world.room('Three')];
  for (const room of [one, two, three]) await room.student('Ana');
  const {
    competitionId,
    activityIds: [ofOne = 0, ofTwo = 0, ofThree = 0],
  } = await world.compete(one, two, three);
  await world.day(1);
  await world.teacher().call(cancelAssignment, { query: { activityId: ofThree } });
  await world.day(4);
  await world.count();
  const [result, { standing }] = [await stored(competitionId), await world.of(ofOne)];
  expect(standing?.classCount).toBe(2);
  await test.database.db
    .updateTable('classes')
    .set({ timezone: 'Pacific/Pago_Pago' })
    .where('teacher_id', '=', world.teacher().id)
    .execute();
  const out = await world.teacher().call(cancelAssignment, { query: { activityId: ofTwo } });
  expect(out).toMatchObject({ status: 409, problem: { code: 'result-stands' } });
  const back = await world.teacher().call(uncancelAssignment, { query: { activityId: ofThree } });
  expect(back).toMatchObject({ status: 409, problem: { code: 'result-stands' } });
  await move();
  test.clock.pass(20);
  expect(await stored(competitionId)).toEqual(result);
  expect((await world.of(ofOne)).standing).toEqual(standing);
});

it('ends the others where one cannot be ended', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  for (const room of [one, two]) await room.student('Ana');
  const first = await world.compete(one);
  const second = await world.compete(two);
  await world.day(2);
  const { pool } = test.database;
  await pool.query(
    `alter table competition_classes add constraint refuses_one check (points is null or class_id <> ${one.id})`,
  );
  test.clock.pass(3 * 86_400);
  await expect(move()).rejects.toThrow('refuses_one');
  expect([await pointsOf(first), await pointsOf(second)]).toEqual([[null], [0]]);
  await pool.query('alter table competition_classes drop constraint refuses_one');
  await move();
  expect(await pointsOf(first)).toEqual([0]);
});

it('writes the result of every class, however many there are', async () => {
  const one = await world.room('One');
  const ana = await world.reader(one, 'Ana');
  const { competitionId } = await world.compete(one);
  await world.day(1);
  await world.read(ana);
  await enterMany(test, { competitionId, classId: one.id, count: 401 });
  await world.day(4);
  await world.count();
  const [first, ...others] = await stored(competitionId);
  expect(first).toMatchObject({ class_id: one.id, took_part: 1 });
  expect(others).toHaveLength(401);
  expect(new Set(others.map(({ points }) => points))).toEqual(new Set([0]));
});

it('starts without a look at what is over', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  await world.reader(one, 'Ana');
  const { competitionId } = await world.compete(one);
  await world.day(1);
  const days = { startDate: inDays(test, 2), dueDate: inDays(test, 4) };
  const next = await setCompetition(world.teacher(), [two], days);
  test.clock.pass(3 * 86_400);
  const [start] = keepCompetitions(test.database.db, test.clock.now);
  await start?.run();
  expect((await stored(next.competitionId))[0]).toMatchObject({ roster: 0 });
  expect((await stored(competitionId))[0]).toMatchObject({ roster: 1, points: null });
});

it('leaves a class out that its teacher takes out, with its students as they were when it comes back', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  const ana = await world.reader(one, 'Ana');
  await world.reader(two, 'Ben');
  const {
    activityIds: [ofOne = 0, ofTwo = 0],
  } = await world.compete(one, two);
  await world.teacher().call(cancelAssignment, { query: { activityId: ofOne } });
  await world.day(1);
  expect((await world.of(ofTwo)).standing).toMatchObject({ classCount: 1 });
  expect(await world.toldTo(ana)).toEqual([]);
  await world.teacher().call(uncancelAssignment, { query: { activityId: ofOne } });
  test.clock.pass(20);
  expect((await world.of(ofTwo)).standing).toMatchObject({ classCount: 2 });
  await world.day(4);
  await world.count();
  const over = await world.teacher().call(cancelAssignment, { query: { activityId: ofOne } });
  expect(over.problem.code).toBe('over');
});
