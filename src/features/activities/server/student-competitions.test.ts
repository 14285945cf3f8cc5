import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { openCompetition } from './testing/set-competition.ts';

const test = useTestApp();
let world: Awaited<ReturnType<typeof openCompetition>>;

beforeEach(async () => {
  world = await openCompetition(test);
});

it('tells a student how the own class stands beside its neighbors, and names no child', async () => {
  const [one, two, three] = [await world.room('One'), await world.room('Two'), await world.room('Three')];
  const ana = await world.reader(one, 'Ana');
  await world.reader(two, 'Ben');
  await world.reader(three, 'Cal');
  for (const room of [one, two])
    for (const name of ['Dee', 'Eli', 'Fay', 'Gil']) await room.student(`${name} of ${room.id}`);
  await world.compete(one, two, three);
  await world.day(1);
  await world.read(ana);
  test.clock.pass(20);
  const [told, ...others] = await world.toldTo(ana);
  expect(others).toEqual([]);
  expect(told).toEqual({
    activityId: expect.any(Number),
    competitionId: expect.any(Number),
    type: 'LOCAL_COMPETITION',
    scope: 'teacher',
    name: null,
    startDate: world.startDate,
    dueDate: world.dueDate,
    phase: 'active',
    daysLeft: 3,
    className: 'One',
    place: 1,
    classCount: 3,
    classes: [
      { className: 'One', own: true, place: 1, score: expect.any(Number) },
      { className: 'Two', own: false, place: 2, score: 0 },
    ],
  });
});

it('tells no points where a class hides them', async () => {
  const one = await world.room('One', { settings: { showPoints: false } });
  const ana = await world.reader(one, 'Ana');
  await world.compete(one);
  await world.day(1);
  const [told] = await world.toldTo(ana);
  expect(told?.classes).toEqual([{ className: 'One', own: true, place: 1, score: null }]);
});

it('forgets a result that nobody looked at within two weeks', async () => {
  const one = await world.room('One');
  const ana = await world.reader(one, 'Ana');
  await world.compete(one);
  await world.day(4);
  await world.count();
  await world.day(14);
  expect(await world.toldTo(ana)).toHaveLength(1);
  await world.day(19);
  expect(await world.toldTo(ana)).toEqual([]);
});
