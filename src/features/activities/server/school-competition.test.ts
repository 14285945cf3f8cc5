import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import {
  writeClaim,
  writeConfirmed,
  writeLeft,
  writeSchool,
} from '#features/schools/server/testing/schools-queries.ts';
import {
  createCompetition,
  getCompetition,
  joinCompetition,
  listCompetitionsToJoin,
  MOST_CLASSES_OF_OWNER,
  MOST_PLANNED,
} from '../contract/competition.ts';
import { cancelAssignment, uncancelAssignment } from '../contract/teaching.ts';
import { openCompetition } from './testing/set-competition.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let world: Awaited<ReturnType<typeof openCompetition>>;
let schoolId: number;
let name: string;
let novak: Teacher;
let own: SchoolClass;
let other: SchoolClass;

const confirm = ({ id: teacherId }: Teacher, at = schoolId) =>
  writeConfirmed(test.database.db, { teacherId, schoolId: at, by: teacherId, now: test.clock.now() });
const claim = ({ id: teacherId }: Teacher, at = schoolId) =>
  writeClaim(test.database.db, { teacherId, schoolId: at, now: test.clock.now() });

beforeEach(async () => {
  world = await openCompetition(test);
  // One of its own for each test.
  name = `School ${randomUUID()}`;
  schoolId = await writeSchool(test.database.db, { name, city: 'Springfield' });
  novak = await approvedTeacher(test, 'Novak');
  await confirm(world.teacher());
  await confirm(novak);
  [own, other] = [await world.room('Own'), await novak.class('Other')];
});

const set = (teacher: Teacher, { id: classId }: { readonly id: number }) =>
  teacher.call(createCompetition, {
    body: {
      type: 'LOCAL_COMPETITION',
      classId,
      startDate: world.startDate,
      dueDate: world.dueDate,
      ofSchool: true,
    },
  });
const join = (teacher: Teacher, competitionId: number, { id: classId }: { readonly id: number }) =>
  teacher.call(joinCompetition, { body: { competitionId, classId } });
async function manyRooms(teacher: Teacher, many: number): Promise<SchoolClass[]> {
  const rooms = [];
  for (let n = 0; n < many; n += 1) rooms.push(await teacher.class(`Room ${n}`));
  return rooms;
}
const toJoin = async (teacher: Teacher) => (await teacher.call(listCompetitionsToJoin, {})).data.competitions;

describe('A competition of a school', () => {
  it('is found and joined by teachers who are confirmed there, each with a class of their own', async () => {
    const { competitionId } = (await set(world.teacher(), own)).data;
    expect(await toJoin(novak)).toMatchObject([{ competitionId, name, ofSchool: true, classIds: [] }]);
    expect((await join(novak, competitionId, other)).data.activity.className).toBe('Other');
    expect(await toJoin(novak)).toMatchObject([{ classIds: [other.id] }]);
  });

  it('compares classes with those of their size, and names none of another teacher', async () => {
    const [ana, ben] = [await world.reader(own, 'Ana'), await world.reader(other, 'Ben')];
    const big = await novak.class('Big');
    for (let n = 0; n < 15; n += 1) await big.student(`Reader ${n}`);
    const set1 = (await set(world.teacher(), own)).data;
    const joined = (await join(novak, set1.competitionId, other)).data.activity;
    await join(novak, set1.competitionId, big);
    await world.day(1);
    await world.read(ana);
    await world.count();
    const competition = await world.of(set1.activity.activityId);
    expect(competition).toMatchObject({
      scope: 'school',
      name,
      size: 'small',
      standing: { place: 1, classCount: 2 },
    });
    expect(competition.classes.map(({ className, own: isOwn }) => [className, isOwn])).toEqual([
      ['Own', true],
      [null, false],
    ]);
    const [told] = await world.toldTo(ben);
    expect(told).toMatchObject({ scope: 'school', place: 2, classCount: 2 });
    expect(told?.classes.map(({ className }) => className)).toEqual([null, 'Other']);
    expect(JSON.stringify(told)).not.toMatch(/Own|Ana|Rivera/);
    const there = { ...novak, ...(await test.world.logIn(novak.username, novak.password)) };
    const query = { activityId: joined.activityId };
    expect(JSON.stringify((await there.call(getCompetition, { query })).data)).not.toMatch(/Own|Ana|Rivera/);
    await world.day(5);
    expect((await world.of(set1.activity.activityId)).phase).toBe('ended');
  });

  it('is not there for who only says that they teach there, nor for who is confirmed elsewhere', async () => {
    const { competitionId } = (await set(world.teacher(), own)).data;
    const child = await approvedTeacher(test, 'Child');
    const room = await child.class('Fun club');
    await claim(child);
    expect(await toJoin(child)).toEqual([]);
    expect((await join(child, competitionId, room)).problem.code).toBe('not-found');
    expect((await set(child, room)).problem.code).toBe('not-at-school');
    const elsewhere = await writeSchool(test.database.db, { name: 'Hill School', city: 'Elgin' });
    await confirm(child, elsewhere);
    expect(await toJoin(child)).toEqual([]);
    expect((await join(child, competitionId, room)).problem.code).toBe('not-found');
  });

  it('takes no class of somebody whom no administrator has approved, though a colleague confirmed them', async () => {
    const { competitionId } = (await set(world.teacher(), own)).data;
    const child = await test.world.teacher('Child');
    const room = await child.class('Fun club');
    await confirm(child);
    expect(await toJoin(child)).toEqual([]);
    expect((await join(child, competitionId, room)).problem.code).toBe('not-confirmed');
    expect((await set(child, room)).problem.code).toBe('not-confirmed');
  });

  it('drops the classes of a teacher who is no longer at the school, before and after it has started', async () => {
    await world.reader(own, 'Ana');
    await world.reader(other, 'Ben');
    const { competitionId, activity } = (await set(world.teacher(), own)).data;
    await join(novak, competitionId, other);
    await world.day(1);
    await world.count();
    expect((await world.of(activity.activityId)).standing?.classCount).toBe(2);
    await writeLeft(test.database.db, novak.id);
    await world.count();
    expect((await world.of(activity.activityId)).standing?.classCount).toBe(1);
  });

  it('is set five times by one teacher at most, so that nobody fills the list of all', async () => {
    const rooms = await Promise.all([1, 2].map((n) => world.room(`Room ${n}`)));
    const made = [];
    for (let n = 0; n < MOST_PLANNED; n += 1)
      made.push((await set(world.teacher(), rooms[n % 2] ?? own)).data);
    expect((await set(world.teacher(), own)).problem.code).toBe('enough-competitions');
    expect((await set(novak, other)).status).toBe(200);
    const [one] = made;
    await world.teacher().call(cancelAssignment, { query: { activityId: one?.activity.activityId ?? 0 } });
    expect((await set(world.teacher(), own)).status).toBe(200);
    // What was canceled to make room does not come back to the list.
    const uncancel = () =>
      world.teacher().call(uncancelAssignment, { query: { activityId: one?.activity.activityId ?? 0 } });
    expect((await uncancel()).problem.code).toBe('enough-competitions');
    // With a class of somebody else it is on the list anyway.
    await join(novak, one?.competitionId ?? 0, other);
    expect((await uncancel()).status).toBe(200);
  });

  it('has places left for others, however many classes one teacher has', async () => {
    const { competitionId } = (await set(world.teacher(), own)).data;
    const rooms = await manyRooms(novak, MOST_CLASSES_OF_OWNER + 1);
    for (const room of rooms.slice(1)) expect((await join(novak, competitionId, room)).status).toBe(200);
    expect((await join(novak, competitionId, other)).problem.code).toBe('enough-of-owner');
    expect((await join(world.teacher(), competitionId, await world.room('Two'))).status).toBe(200);
  });
});
