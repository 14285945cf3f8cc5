import { beforeAll, expect, it } from 'vitest';
import { answerAs, readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as practice from '../contract/endpoints.ts';

const test = useTestApp();
const DAY = 86_400;
const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
const place = (student: Student) => ({ student, library: test.app.services.library, clock: test.clock });
let teacher: Teacher;
let room: Awaited<ReturnType<Teacher['class']>>;
let ana: Student;

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  room = await teacher.class('Room 12');
  ana = await room.student('Ana');
});
const dataOf = async (body: { start?: string; end?: string } = {}, by: Student | Teacher = ana) =>
  (await by.call(practice.studentProfileData, { params: { id: ana.id }, body })).data;

it('is empty before anything was read, and while the pretest runs', async () => {
  expect(await dataOf()).toEqual({ studentId: ana.id, levels: [], answers: 0, fastAnswers: 0 });
  const { quiz } = (await ana.call(practice.startPretest, { params: { id: ana.id } })).data;
  await answerAs(reader, { ...place(ana), quiz: quiz! });
  expect((await dataOf()).levels).toEqual([]);
});

it('has the end of the pretest as its first point, and then each quiz', async () => {
  await takePretestAs(reader, place(ana));
  const placed = await dataOf();
  expect(placed.levels).toMatchObject([{ kind: 'pretest', at: test.clock.now().toISOString() }]);
  const [start] = placed.levels!;
  expect(start!.low).toBeLessThan(start!.value);
  expect(start!.high).toBeGreaterThan(start!.value);

  await readPassageAs(reader, place(ana));
  await readPassageAs({ ...reader, guessing: 1 }, place(ana));
  const after = await dataOf({}, teacher);
  expect(after.levels!.map(({ kind }) => kind)).toEqual(['pretest', 'practice', 'practice']);
  expect(after.fastAnswers).toBeGreaterThan(0);
  expect(after.answers).toBeGreaterThan(after.fastAnswers);
  const profile = (await teacher.call(practice.viewProfileForStudent, { body: { studentId: ana.id } })).data;
  const last = after.levels!.at(-1)!;
  expect(last.value).toBeCloseTo(profile.readingLevel!.value, 0.9);
  expect(last.level).toBe(profile.readingLevel!.level);
});

it('shows only the days that are asked for, in the time zone of the class', async () => {
  const today = '2026-10-14';
  test.clock.pass(DAY);
  ana = await test.world.comeBack(ana);
  teacher = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
  await readPassageAs(reader, place(ana));
  expect((await dataOf({ end: today })).levels).toHaveLength(3);
  expect((await dataOf({ start: '2026-10-15' })).levels).toHaveLength(1);
});

it('hides the level from the student where the class does, never from the teacher', async () => {
  await teacher.call(classes.updateClass, {
    params: { id: room.id },
    body: { teacherId: teacher.id, class_setting: { show_grade: false } },
  });
  expect((await dataOf()).levels).toBeNull();
  expect((await dataOf({}, teacher)).levels).toHaveLength(4);
});
