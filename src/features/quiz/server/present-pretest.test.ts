import { expect, it } from 'vitest';
import { answerAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { presentPretest, startPretest } from '../contract/endpoints.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const GUESSER = { ...READER, guessing: 1 };
const present = async (student: Student) => (await student.call(presentPretest, {})).data;
const reading = (student: Student) => ({
  student,
  library: test.app.services.library,
  clock: test.clock,
});

/** Starts the pretest and answers every question of its first passage. */
async function readFirst(student: Student, reader = READER) {
  const { quiz } = (await student.call(startPretest, { params: { id: student.id } })).data;
  await answerAs(reader, { ...reading(student), quiz: quiz! });
  return quiz!;
}

it('Looking at the pretest does not start it', async () => {
  const ana = await test.world.student('Ana');
  for (const view of [await present(ana), await present(ana)])
    expect(view).toEqual({
      again: false,
      mayStart: true,
      pretestStatus: 'pretest_not_started',
      passagesDone: 0,
      passagesPlanned: 4,
      quiz: null,
      initialLevel: null,
      reward: null,
    });
});

it('The next passage opens when the one before is done, and stays the same until it is done', async () => {
  const ana = await test.world.student('Ana');
  const first = await readFirst(ana);
  const view = await present(ana);
  expect(view).toMatchObject({ pretestStatus: 'pretest_in_progress', passagesDone: 1, passagesPlanned: 4 });
  expect(view.quiz!.versionId).not.toBe(first.versionId);
  expect(await present(ana)).toEqual(view);
});

it('Two calls at one moment open one passage', async () => {
  const ana = await test.world.student('Ana');
  await readFirst(ana);
  const [one, other] = await Promise.all([present(ana), present(ana)]);
  expect(other.quiz!.attemptId).toBe(one.quiz!.attemptId);
});

it('The pretest plans more passages for a student whose answers were too fast to count', async () => {
  const ana = await test.world.student('Ana');
  await readFirst(ana, GUESSER);
  expect((await present(ana)).passagesPlanned).toBeGreaterThan(4);
});

it('A finished pretest shows the level to start at and opens no more passages', async () => {
  const ana = await test.world.student('Ana');
  await takePretestAs(READER, reading(ana));
  const view = await present(ana);
  expect(view).toMatchObject({ pretestStatus: 'pretest_complete', passagesDone: 4, quiz: null });
  expect(view.initialLevel).toBeGreaterThanOrEqual(1);
  expect(view.reward).toMatchObject({ points: 10, rank: { title: 'Luminary', totalPoints: 10 } });
});

it('A finished pretest shows no level while no answer could be counted', async () => {
  const ana = await test.world.student('Ana');
  await takePretestAs(GUESSER, reading(ana));
  expect(await present(ana)).toMatchObject({ pretestStatus: 'pretest_complete', initialLevel: null });
});

it('A finished pretest shows no level where the class hides it', async () => {
  const teacher = await test.world.teacher('Rivera');
  const ana = await (await teacher.class('Room 12', { settings: { showGrade: false } })).student('Ana');
  await takePretestAs(READER, reading(ana));
  expect(await present(ana)).toMatchObject({ pretestStatus: 'pretest_complete', initialLevel: null });
});

it('A finished pretest shows no points where the class hides them', async () => {
  const teacher = await test.world.teacher('Rivera');
  const ana = await (await teacher.class('Room 12', { settings: { showPoints: false } })).student('Ana');
  await takePretestAs(READER, reading(ana));
  expect(await present(ana)).toMatchObject({ pretestStatus: 'pretest_complete', reward: null });
});
