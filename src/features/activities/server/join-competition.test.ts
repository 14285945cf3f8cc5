import { beforeEach, describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { openTransaction } from '#app/server/testing/open-transaction.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { inviteToTeach } from '#features/classes/server/testing/invite-to-teach.ts';
import { joinCompetition, MOST_CLASSES } from '../contract/competition.ts';
import { cancelAssignment, uncancelAssignment } from '../contract/teaching.ts';
import { lockClassOfActivities } from './activities-queries.ts';
import { lockCompetition } from './competition-queries.ts';
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

/** A class that was taken out of a competition of all schools. */
async function canceledIn() {
  const competitionId = await openOne();
  const room = await world.room('One');
  const { activityId } = (await join(world.teacher(), competitionId, room)).data.activity;
  await world.teacher().call(cancelAssignment, { query: { activityId } });
  return { competitionId, activityId, room };
}
const isCanceled = async (id: number) => {
  const of = test.database.db.selectFrom('activities').select('canceled_at').where('id', '=', id);
  return (await of.executeTakeFirstOrThrow()).canceled_at !== null;
};

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

  it('is joined by classes with the same owner alone, also by whoever teaches beside them', async () => {
    const [one, two] = [await world.room('One'), await world.room('Two')];
    const { competitionId } = await world.compete(one);
    const novak = await approvedTeacher(test, 'Novak');
    for (const room of [one, two]) await inviteToTeach(test, { room, teacher: novak }, 'approved');
    const strange = await join(novak, competitionId, await novak.class('Own'));
    expect(strange).toMatchObject({ status: 409, problem: { code: 'other-owner' } });
    expect((await join(novak, competitionId, two)).data.activity.className).toBe('Two');
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

  it('is called off for a class that comes back in the same moment', async () => {
    const { competitionId, activityId } = await canceledIn();
    const caller = await openTransaction(test);
    await cancelGlobal(caller, competitionId, test.clock.now());
    const back = world.teacher().call(uncancelAssignment, { query: { activityId } });
    await expect.poll(() => countWaiting(test)).toBe(1);
    await caller.commit().execute();
    expect((await back).problem.code).toBe('called-off');
    expect(await isCanceled(activityId)).toBe(true);
  });

  it('is called off for a class that has just come back', async () => {
    const { competitionId, activityId, room } = await canceledIn();
    // What comes back waits for its class.
    const holder = await openTransaction(test);
    await lockClassOfActivities(holder, room.id);
    const back = world.teacher().call(uncancelAssignment, { query: { activityId } });
    await expect.poll(() => countWaiting(test)).toBe(1);
    const off = test.database.db.transaction().execute(async (tx) => {
      await lockCompetition(tx, competitionId);
      await cancelGlobal(tx, competitionId, test.clock.now());
    });
    await expect.poll(() => countWaiting(test)).toBe(2);
    await holder.commit().execute();
    expect((await back).status).toBe(200);
    await off;
    expect(await isCanceled(activityId)).toBe(true);
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
