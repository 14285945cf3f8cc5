import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { openTransaction } from '#app/server/testing/open-transaction.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { joinCompetition, listCompetitionsToJoin } from '#features/activities/contract/competition.ts';
import { getStudentAssignmentReport } from '#features/activities/contract/teaching.ts';
import { lockPlans, moveCompetitions } from '#features/activities/server/public.ts';
import { inDays } from '#features/activities/server/testing/assign-passage.ts';
import { callOffCompetition, listOpenCompetitions, planCompetition } from '../contract/competitions.ts';

const test = useTestApp();
const openAdmin = () => test.world.admin('Ada');
type Admin = Awaited<ReturnType<typeof openAdmin>>;

const plan = (admin: Admin, from: number, until: number, name = 'Reading week') =>
  admin.call(planCompetition, {
    body: { name, startDate: inDays(test, from), dueDate: inDays(test, until) },
  });
const list = async (admin: Admin) => (await admin.call(listOpenCompetitions, {})).data;
const callOff = (admin: Admin, competitionId: number) =>
  admin.call(callOffCompetition, { body: { competitionId } });

it('plans a competition that teachers find, and counts the classes that join', async () => {
  const admin = await openAdmin();
  const { competitionId } = (await plan(admin, 10, 16, ' Winter ')).data;
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  await rivera.call(joinCompetition, { body: { competitionId, classId: room.id } });
  const found = await rivera.call(listCompetitionsToJoin, {});
  expect(found.data.competitions).toContainEqual(
    expect.objectContaining({ competitionId, name: 'Winter', classIds: [room.id] }),
  );
  const { competitions, proposed } = await list(admin);
  expect(competitions).toContainEqual({
    competitionId,
    name: 'Winter',
    startDate: inDays(test, 10),
    dueDate: inDays(test, 16),
    classCount: 1,
    status: 'planned',
  });
  expect(proposed).toEqual({
    startDate: expect.stringMatching(/-01-\d\d$/),
    dueDate: expect.stringMatching(/-01-\d\d$/),
  });
});

it('names what is wrong with the days', async () => {
  const admin = await openAdmin();
  const code = async (from: number, until: number) => (await plan(admin, from, until)).problem.code;
  await plan(admin, 100, 106);
  expect(await code(1, 7)).toBe('starts-too-soon');
  expect(await code(9, 8)).toBe('due-before-start');
  expect(await code(2, 33)).toBe('too-long');
  expect(await code(106, 107)).toBe('overlaps');
});

it('lets one of two admins plan the same days, who ask in the same moment', async () => {
  const [ada, bea] = [await openAdmin(), await test.world.admin('Bea')];
  const holder = await openTransaction(test);
  await lockPlans(holder);
  const plans = Promise.all([plan(ada, 150, 156), plan(bea, 156, 160)]);
  await expect.poll(() => countWaiting(test)).toBe(2);
  await holder.commit().execute();
  const codes = (await plans).map((one) => (one.status === 200 ? 'planned' : one.problem.code));
  expect(codes.toSorted()).toEqual(['overlaps', 'planned']);
});

it('calls a competition off for all classes, again without a change, and not once it is over', async () => {
  const admin = await openAdmin();
  const { competitionId } = (await plan(admin, 200, 206)).data;
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const joined = await rivera.call(joinCompetition, { body: { competitionId, classId: room.id } });
  const { activityId } = joined.data.activity;
  expect((await callOff(admin, competitionId)).data).toEqual({ calledOff: true });
  expect((await callOff(admin, competitionId)).data).toEqual({ calledOff: true });
  const report = await rivera.call(getStudentAssignmentReport, { query: { activityId } });
  expect(report.data.activity.status).toBe('canceled');
  expect((await list(admin)).competitions).toContainEqual(
    expect.objectContaining({ competitionId, status: 'canceled', classCount: 0 }),
  );
  // Its days are free again.
  const again = (await plan(admin, 200, 206)).data.competitionId;
  test.clock.pass(208 * 86_400);
  await moveCompetitions(test.database.db, test.clock.now());
  const later = await openAdmin();
  expect((await callOff(later, again)).problem.code).toBe('over');
  expect((await callOff(later, again + 1000)).problem.code).toBe('no-competition');
  expect((await list(later)).competitions).toContainEqual(
    expect.objectContaining({ competitionId: again, status: 'over' }),
  );
});
