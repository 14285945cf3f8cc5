import { beforeEach, describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { joinCompetition, MOST_CLASSES } from '../contract/competition.ts';
import { cancelAssignment, uncancelAssignment } from '../contract/teaching.ts';
import { cancelGlobal } from './global-competition-queries.ts';
import { planCompetition } from './testing/plan-competition.ts';
import { openCompetition } from './testing/set-competition.ts';
import { setMany } from './testing/set-many.ts';

const test = useTestApp();
let world: Awaited<ReturnType<typeof openCompetition>>;

beforeEach(async () => {
  world = await openCompetition(test);
});

const join = (teacher: Teacher, competitionId: number, { id: classId }: { readonly id: number }) =>
  teacher.call(joinCompetition, { body: { competitionId, classId } });

const openOne = () => planCompetition(test);

describe('A competition of the classes of a teacher', () => {
  it('is joined by a class of the same teacher once, until it starts', async () => {
    const [one, two, late] = [await world.room('One'), await world.room('Two'), await world.room('Late')];
    const { competitionId } = await world.compete(one);
    const { data } = await join(world.teacher(), competitionId, two);
    expect(data).toMatchObject({ competitionId, activity: { className: 'Two', type: 'LOCAL_COMPETITION' } });
    expect((await join(world.teacher(), competitionId, two)).problem.code).toBe('already-in');
    await world.teacher().call(cancelAssignment, { query: { activityId: data.activity.activityId } });
    expect((await join(world.teacher(), competitionId, two)).problem.code).toBe('already-in');
    await world.day(1);
    expect((await join(world.teacher(), competitionId, late)).problem.code).toBe('already-started');
  });

  it('is not there for teachers of other classes', async () => {
    const { competitionId } = await world.compete(await world.room('One'));
    const novak = await approvedTeacher(test, 'Novak');
    const own = await novak.class('Own');
    expect((await join(novak, competitionId, own)).problem.code).toBe('not-found');
    expect((await join(novak, competitionId + 1000, own)).problem.code).toBe('not-found');
  });

  it(`has ${MOST_CLASSES} classes at most`, async () => {
    const rooms = [await world.room('Room 1')];
    while (rooms.length < MOST_CLASSES) rooms.push(await world.room(`Room ${rooms.length + 1}`));
    const { competitionId } = await world.compete(...rooms);
    expect((await join(world.teacher(), competitionId, await world.room('More'))).problem.code).toBe(
      'enough-classes',
    );
  });
});

describe('A competition of all schools', () => {
  it('is joined by confirmed classes of anybody, and by no others', async () => {
    const competitionId = await openOne();
    const novak = await approvedTeacher(test, 'Novak');
    const joined = await join(novak, competitionId, await novak.class('Own'));
    expect(joined.data.activity.type).toBe('GLOBAL_COMPETITION');
    const pell = await test.world.teacher('Pell');
    expect((await join(pell, competitionId, await pell.class('Club'))).problem.code).toBe('not-confirmed');
  });

  it('is neither joined nor brought back once it was called off', async () => {
    const competitionId = await openOne();
    const [one, two] = [await world.room('One'), await world.room('Two')];
    const { activityId } = (await join(world.teacher(), competitionId, one)).data.activity;
    await test.database.db.transaction().execute((tx) => cancelGlobal(tx, competitionId, test.clock.now()));
    expect((await join(world.teacher(), competitionId, two)).problem.code).toBe('called-off');
    const back = await world.teacher().call(uncancelAssignment, { query: { activityId } });
    expect(back.problem.code).toBe('called-off');
  });

  it.each([
    [{ activities: 50, dueInDays: 3 }, 'enough-activities'],
    [{ activities: 200, dueInDays: 3, canceled: true }, 'enough-canceled'],
  ] as const)('has no class with %j', async (many, code) => {
    const room = await world.room('One');
    await setMany(test, room.id, many);
    expect((await join(world.teacher(), await openOne(), room)).problem.code).toBe(code);
  });
});
