import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { addStudentsToClass, removeStudentsFromClass } from '../contract/class-members.ts';
import { joinClass } from '../contract/endpoints.ts';
import { changeStudentSupports } from '../contract/student-supports.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;
let ana: Student;

beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
  room = await rivera.class('Room 12', { settings: { lowestLevel: 4, highestLevel: 6 } });
  ana = await room.student('Ana');
});

const ALL = {
  ownLevels: { lowestLevel: 1, highestLevel: 3 },
  listening: true,
  largerText: true,
  lineFocus: true,
} as const;
const NOTHING = { ownLevels: null, listening: false, largerText: false, lineFocus: false };

type Changes = Partial<Record<keyof typeof ALL, unknown>>;
const change = (by: Teacher, changes: Changes, where: { classId: number; studentId: number } = here()) =>
  by.call(changeStudentSupports, { body: { ...where, ...changes } as never });
const here = () => ({ classId: room.id, studentId: ana.id });
const acts = async () =>
  (
    await test.database.pool.query(
      "select actor_user_id, subject_user_id, detail from audit_log where act = 'change-student-supports' and subject_user_id = $1 order by id",
      [ana.id],
    )
  ).rows;

it('sets what is sent, leaves the rest, and records once who changed what', async () => {
  expect((await change(rivera, {})).data.supports).toEqual(NOTHING);
  const levels = { ownLevels: ALL.ownLevels };
  expect((await change(rivera, levels)).data.supports).toEqual({ ...NOTHING, ...levels });
  expect((await change(rivera, ALL)).data.supports).toEqual(ALL);
  expect((await change(rivera, ALL)).data.supports).toEqual(ALL);
  expect((await change(rivera, { lineFocus: false })).data.supports).toEqual({ ...ALL, lineFocus: false });
  const by = { actor_user_id: rivera.id, subject_user_id: ana.id };
  expect(await acts()).toEqual([
    { ...by, detail: { classId: room.id, changed: 'ownLevels' } },
    { ...by, detail: { classId: room.id, changed: 'listening largerText lineFocus' } },
    { ...by, detail: { classId: room.id, changed: 'lineFocus' } },
  ]);
  expect((await change(rivera, NOTHING)).data.supports).toEqual(NOTHING);
});

it('refuses levels that are crossed, or that there are not', async () => {
  const crossed = await change(rivera, { ownLevels: { lowestLevel: 4, highestLevel: 2 } });
  expect([crossed.status, crossed.problem?.code]).toEqual([422, 'levels-crossed']);
  for (const ownLevels of [
    { lowestLevel: 0, highestLevel: 2 },
    { lowestLevel: 4, highestLevel: 13 },
    { lowestLevel: 4 },
  ])
    expect((await change(rivera, { ownLevels })).status, JSON.stringify(ownLevels)).toBe(400);
  expect((await change(rivera, {})).data.supports).toEqual(NOTHING);
});

it('is for students of the class and its teachers', async () => {
  const ben = await (await rivera.class('Room 13')).student('Ben');
  const away = await change(rivera, ALL, { classId: room.id, studentId: ben.id });
  expect([away.status, away.problem?.code]).toEqual([404, 'not-in-class']);
  const novak = await test.world.teacher('Novak');
  expect((await change(novak, ALL)).status).toBe(404);
  await ben.call(joinClass, { body: { classCode: room.code } });
  await rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ben.id] } });
  const gone = await change(rivera, ALL, { classId: room.id, studentId: ben.id });
  expect(gone.problem?.code).toBe('not-in-class');
});

describe('a student who goes into another class', () => {
  it('of the same teacher keeps what they have; into one of another teacher they bring nothing', async () => {
    const moss = await test.world.teacher('Moss');
    await approveTeacher(test.database.db, usernameKey(moss.username), test.clock.now());
    const first = await moss.class('Room 1');
    const second = await moss.class('Room 2');
    const cal = await first.student('Cal');
    await change(moss, ALL, { classId: first.id, studentId: cal.id });
    const into = (classId: number) =>
      moss.call(addStudentsToClass, { body: { classId, studentIds: [cal.id] } });
    const given = async (by: Teacher, classId: number) =>
      (await change(by, {}, { classId, studentId: cal.id })).data.supports;
    await into(second.id);
    await moss.call(removeStudentsFromClass, { body: { classId: first.id, studentIds: [cal.id] } });
    expect(await given(moss, second.id)).toEqual(ALL);
    // Back again with what was changed meanwhile.
    await change(moss, { largerText: false }, { classId: second.id, studentId: cal.id });
    await into(first.id);
    expect(await given(moss, first.id)).toEqual({ ...ALL, largerText: false });
    await cal.call(joinClass, { body: { classCode: room.code } });
    expect(await given(rivera, room.id)).toEqual(NOTHING);
  });
});
