import { describe, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#app/server/world.ts';
import * as overview from '../contract/endpoints.ts';

const test = useTestApp();
const careful = { level: 3, guessing: 0, random: () => 0.5 };
const hasty = { ...careful, guessing: 1 };
const DAYS_31 = 31 * 86_400;

it('tells a teacher how many of the last answers came too fast to have been read', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  const roster = async (caller: Caller = teacher) => {
    const { data } = await caller.call(overview.listStudentsOfClass, { params: { id: room.id } });
    return data.students[0]!;
  };
  const read = async (reader: typeof careful) =>
    readPassageAs(reader, {
      student: await test.world.comeBack(ana),
      library: test.app.services.library,
      clock: test.clock,
    });
  await takePretestAs(careful, { student: ana, library: test.app.services.library, clock: test.clock });
  expect(await roster()).toMatchObject({ recentAnswers: 0, fastShare: null });

  await read(hasty);
  const { recentAnswers: fast } = await roster();
  expect(fast).toBeGreaterThan(0);
  expect(await roster()).toMatchObject({ fastShare: 1, recentQuizzes: { taken: 0, passed: 0 } });

  await read(careful);
  const after = await roster();
  expect(after.recentAnswers).toBeGreaterThan(fast);
  expect(after.fastShare).toBeCloseTo(fast / after.recentAnswers);

  test.clock.pass(DAYS_31);
  const later = await test.world.logIn(teacher.username, teacher.password);
  expect(await roster(later)).toMatchObject({
    recentAnswers: 0,
    fastShare: null,
    recentQuizzes: { taken: 1 },
  });
});

async function newStudent() {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  const reading = { student: ana, library: test.app.services.library, clock: test.clock };
  const line = async (by: Caller = teacher) =>
    (await by.call(overview.listStudentsOfClass, { params: { id: room.id } })).data.students[0]!;
  const profile = async (by: Caller = teacher) =>
    (await by.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })).data;
  return { teacher, ana, reading, line, profile };
}

describe('what the roster tells of a student', () => {
  it('No level at the start is told while every answer was too fast to count', async () => {
    const { reading, line, profile } = await newStudent();
    await takePretestAs(hasty, reading);
    const none = { readingLevel: null, initialLevel: null };
    expect(await line()).toMatchObject({ ...none, sinceStart: null, pretestStatus: 'pretest_complete' });
    expect(await profile()).toMatchObject(none);
    await readPassageAs(careful, reading);
    for (const shown of [await line(), await profile()]) expect(shown.initialLevel).not.toBeNull();
  });

  it('The change since the start is that of the shown figures', async () => {
    const { reading, line } = await newStudent();
    await takePretestAs(careful, reading);
    const start = await line();
    expect(start).toMatchObject({ sinceStart: null, moved: null });
    for (const _ of [1, 2, 3]) await readPassageAs({ ...careful, level: 7 }, reading);
    const now = await line();
    expect(now.sinceStart).toBeCloseTo(now.readingLevel!.value - start.readingLevel!.value, 5);
    expect(now.sinceStart).not.toBe(0);
  });

  it('No change is told where every answer since was too fast to count', async () => {
    const { teacher, reading, line } = await newStudent();
    await takePretestAs(careful, reading);
    for (const _ of [1, 2, 3]) await readPassageAs(hasty, reading);
    test.clock.pass(60 * 86_400);
    const again = await test.world.logIn(teacher.username, teacher.password);
    expect(await line(again)).toMatchObject({ sinceStart: null, moved: null });
  });

  it('The share of fast answers is the same on the page of the student', async () => {
    const { teacher, reading, line, profile } = await newStudent();
    await takePretestAs(careful, reading);
    await readPassageAs(hasty, reading);
    // The first quiz drops out of the window on the roster and on the page alike.
    for (const [days, share] of [
      [0, 1],
      [31, null],
    ]) {
      test.clock.pass((days ?? 0) * 86_400);
      const again = await test.world.logIn(teacher.username, teacher.password);
      const { recentAnswers, fastShare } = await line(again);
      expect(fastShare).toBe(share);
      expect((await profile(again)).recent).toEqual({ recentAnswers, fastShare });
    }
  });

  it('Work from before a reset is not told', async () => {
    const { ana, reading, line, profile } = await newStudent();
    await takePretestAs(careful, reading);
    await readPassageAs(careful, reading);
    expect(await line()).toMatchObject({ recentQuizzes: { taken: 1 }, weekQuizzes: 1 });
    await test.database.db
      .updateTable('student_progress')
      .set({ epoch: 2, quizzes_taken: 0, quizzes_passed: 0 })
      .where('student_id', '=', ana.id)
      .execute();
    expect(await line()).toMatchObject({
      recentAnswers: 0,
      fastShare: null,
      recentQuizzes: { taken: 0, passed: 0 },
      weekQuizzes: 0,
      sinceStart: null,
    });
    expect((await profile()).recent).toEqual({ recentAnswers: 0, fastShare: null });
  });
});
