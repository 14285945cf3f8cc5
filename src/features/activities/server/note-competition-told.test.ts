import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { noteCompetitionTold } from '../contract/competition.ts';
import { openCompetition } from './testing/set-competition.ts';

const test = useTestApp();

it('tells the result once', async () => {
  const world = await openCompetition(test);
  const one = await world.room('One');
  const ana = await world.reader(one, 'Ana');
  const { competitionId } = await world.compete(one);
  const note = async () => {
    const there = await test.world.comeBack(ana);
    return (await there.call(noteCompetitionTold, { body: { studentId: ana.id, competitionId } })).data;
  };
  await world.day(1);
  // It is not over: there is nothing to put away.
  expect(await note()).toEqual({ noted: true });
  expect(await world.toldTo(ana)).toHaveLength(1);
  await world.day(4);
  await world.count();
  expect(await world.toldTo(ana)).toMatchObject([{ phase: 'ended', daysLeft: 0 }]);
  expect(await note()).toEqual({ noted: true });
  expect(await world.toldTo(ana)).toEqual([]);
});
