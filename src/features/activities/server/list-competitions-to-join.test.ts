import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { joinCompetition, listCompetitionsToJoin } from '../contract/competition.ts';
import { cancelAssignment } from '../contract/teaching.ts';
import { cancelGlobal } from './global-competition-queries.ts';
import { inDays } from './testing/assign-passage.ts';
import { planCompetition } from './testing/plan-competition.ts';

const test = useTestApp();

const plan = (name: string, from: number, until: number) => planCompetition(test, { name, from, until });

it('lists open competitions that have not started and were not called off, with the own classes in each', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const novak = await approvedTeacher(test, 'Novak');
  const [one, two, strange] = [
    await rivera.class('One'),
    await rivera.class('Two'),
    await novak.class('Three'),
  ];
  await plan('Over', -9, -3);
  const competitionId = await plan('Winter', 5, 11);
  const off = await plan('Called off', 20, 21);
  await test.database.db.transaction().execute((tx) => cancelGlobal(tx, off, test.clock.now()));
  const join = (teacher: typeof rivera, { id: classId }: { readonly id: number }) =>
    teacher.call(joinCompetition, { body: { competitionId, classId } });
  await join(novak, strange);
  await join(rivera, one);
  const { activityId } = (await join(rivera, two)).data.activity;
  const list = async () => (await rivera.call(listCompetitionsToJoin, {})).data.competitions;
  const winter = {
    competitionId,
    name: 'Winter',
    startDate: inDays(test, 5),
    dueDate: inDays(test, 11),
    ofSchool: false,
  };
  expect(await list()).toEqual([{ ...winter, classIds: [one.id, two.id] }]);
  await rivera.call(cancelAssignment, { query: { activityId } });
  expect(await list()).toEqual([{ ...winter, classIds: [one.id] }]);
});
