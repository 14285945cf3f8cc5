import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { inviteToTeach } from '#features/classes/server/testing/invite-to-teach.ts';
import { getCompetition, joinCompetition } from '../contract/competition.ts';
import { listActivities } from '../contract/teaching.ts';
import { planCompetition } from './testing/plan-competition.ts';
import { openCompetition } from './testing/set-competition.ts';
import { setGoal } from './testing/set-goal.ts';

const test = useTestApp();
let world: Awaited<ReturnType<typeof openCompetition>>;

beforeEach(async () => {
  world = await openCompetition(test);
});

it('is not there for another activity, nor for teachers of other classes', async () => {
  const one = await world.room('One');
  const goal = await setGoal(world.teacher(), one.id);
  const query = { activityId: goal.activityId };
  expect((await world.teacher().call(getCompetition, { query })).problem.code).toBe('not-competition');
  const {
    activityIds: [ofOne = 0],
  } = await world.compete(one);
  const novak = await approvedTeacher(test, 'Novak');
  const strange = await novak.call(getCompetition, { query: { activityId: ofOne } });
  expect(strange.problem.code).toBe('not-found');
});

it('tells whoever teaches beside the owner the own class, and of the others place and score alone', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  for (const room of [one, two])
    for (const name of ['Abe', 'Ben', 'Cal', 'Dee']) await room.student(`${name} of ${room.id}`);
  const readers = [await world.reader(one, 'Eve'), await world.reader(two, 'Fay')];
  const {
    activityIds: [ofOne = 0],
  } = await world.compete(one, two);
  await world.day(1);
  for (const reader of readers) await world.read(reader);
  test.clock.pass(20);
  const ofOwner = await world.of(ofOne);
  expect(ofOwner).toMatchObject({ classNames: ['One', 'Two'], otherClasses: 0 });
  expect(new Set(ofOwner.classes.map(({ className }) => className))).toEqual(new Set(['One', 'Two']));
  for (const { accuracy, students } of ofOwner.classes) {
    expect(accuracy).toBeGreaterThan(0);
    expect(students).toBe(5);
  }
  for (const teacher of [await test.world.teacher('Una'), await approvedTeacher(test, 'Novak')]) {
    await inviteToTeach(test, { room: one, teacher }, 'approved');
    const told = await world.of(ofOne, teacher);
    expect(told.standing).toEqual(ofOwner.standing);
    // The name of a class that they do not teach is not told, but that there is one.
    expect(told).toMatchObject({ classNames: ['One'], otherClasses: 1 });
    expect(told.classes.find(({ own }) => own)).toMatchObject({
      className: 'One',
      accuracy: expect.any(Number),
      students: 5,
    });
    expect(told.classes.find(({ own }) => !own)).toEqual({
      className: null,
      own: false,
      place: expect.any(Number),
      score: expect.any(Number),
      accuracy: null,
      students: null,
      participants: null,
    });
  }
});

it('tells the right answers of no class of so few students that each could be known', async () => {
  const one = await world.room('One');
  for (const name of ['Abe', 'Ben', 'Cal']) await one.student(name);
  const eve = await world.reader(one, 'Eve');
  const {
    activityIds: [ofOne = 0],
  } = await world.compete(one);
  await world.day(1);
  await world.read(eve);
  test.clock.pass(20);
  const { classes } = await world.of(ofOne);
  expect(classes).toMatchObject([{ className: 'One', students: 4, participants: 1, accuracy: null }]);
});

it('tells the score of a class of few students to those who teach it alone', async () => {
  const [one, two] = [await world.room('One'), await world.room('Two')];
  const [eve, fay] = [await world.reader(one, 'Eve'), await world.reader(two, 'Fay')];
  const {
    activityIds: [ofOne = 0],
  } = await world.compete(one, two);
  await world.day(1);
  await world.read(eve);
  test.clock.pass(20);
  const first = { place: 1, score: expect.any(Number) };
  expect((await world.of(ofOne)).classes).toMatchObject([
    { ...first, className: 'One' },
    { className: 'Two', place: 2, score: 0 },
  ]);
  const novak = await approvedTeacher(test, 'Novak');
  await inviteToTeach(test, { room: two, teacher: novak }, 'approved');
  const { activities } = (await novak.call(listActivities, { params: { id: novak.id }, query: {} })).data;
  const [ofTwo] = activities;
  expect(ofTwo).toMatchObject({ standing: { place: 2, score: 0, topScore: null } });
  const { classes } = await world.of(ofTwo!.activityId, novak);
  expect(classes).toMatchObject([
    { ...first, className: null, score: null },
    { className: 'Two', score: 0 },
  ]);
  for (const student of [eve, fay]) {
    const [told] = await world.toldTo(student);
    expect(told?.classes.map(({ place, score }) => ({ place, score }))).toEqual([
      { place: 1, score: null },
      { place: 2, score: null },
    ]);
  }
});

/** A competition of all schools with a class of one student of each of some teachers. */
async function openGlobal(...teachers: readonly Teacher[]) {
  const competitionId = await planCompetition(test, { from: 1, until: 3 });
  const activityIds = [];
  for (const teacher of teachers) {
    const room = await teacher.class(`Class of ${teacher.username}`);
    await room.student('Ana');
    const joined = await teacher.call(joinCompetition, { body: { competitionId, classId: room.id } });
    activityIds.push(joined.data.activity.activityId);
  }
  return activityIds;
}

it('tells of classes of others in one of all schools nothing by which they could be known', async () => {
  const novak = await approvedTeacher(test, 'Novak');
  const [own = 0] = await openGlobal(world.teacher(), novak);
  const before = await world.of(own);
  expect(before).toMatchObject({ type: 'GLOBAL_COMPETITION', name: 'Reading week', size: null, classes: [] });
  await world.day(1);
  const { size, classes, standing } = await world.of(own);
  expect(size).toBe('small');
  expect(standing).toMatchObject({ place: 1, classCount: 2, students: 1 });
  expect(classes).toEqual([
    expect.objectContaining({ own: true, students: 1, participants: 0 }),
    {
      className: null,
      own: false,
      place: 1,
      score: null,
      accuracy: null,
      students: null,
      participants: null,
    },
  ]);
  expect(classes[0]?.className).toContain('Class of');
});

it('shows one neighbor on each side, however many classes take part', async () => {
  const others = [];
  for (const name of ['Novak', 'Pell', 'Quist', 'Roy']) others.push(await approvedTeacher(test, name));
  const [own = 0] = await openGlobal(world.teacher(), ...others);
  await world.day(1);
  const { classes, standing } = await world.of(own);
  expect(standing?.classCount).toBe(5);
  // All are level; of those the class with the smallest number comes first.
  expect(classes.map((one) => one.own)).toEqual([true, false]);
});
