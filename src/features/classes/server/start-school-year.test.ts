import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { archiveClass } from '../contract/archive.ts';
import { closeClassCode } from '../contract/class-members.ts';
import { getClass, listClassesOfStudent } from '../contract/endpoints.ts';
import { badgeOf, switchBadgesOf } from './testing/badge-of.ts';
import { openSharedClass } from './testing/co-teaching.ts';
import {
  archive,
  moveUp,
  openClasses,
  startedYear,
  startYear,
  undoYear,
  yearsEnd,
  yearsOf,
} from './testing/school-years.ts';

const test = useTestApp();
let rivera: Teacher;
let readers: SchoolClass;
let club: SchoolClass;
let ana: Student;
beforeEach(async () => {
  ({ rivera, readers, club, ana } = await yearsEnd(test));
});

const codeUntil = async () =>
  (await rivera.call(getClass, { params: { id: readers.id } })).data.classCodeExpires;

it('moves classes up and archives them in one step, and moves students', async () => {
  const done = await startYear(rivera, [moveUp(readers), archive(club, readers)]);
  expect(done.unchanged).toEqual([]);
  expect(done.year?.classes).toMatchObject([
    { classId: readers.id, name: 'Grade 5 Readers', nameBefore: 'Grade 4 Readers', grade: 5, movedTo: null },
    { classId: club.id, step: 'archive', movedTo: { id: readers.id, students: 1 } },
  ]);
  expect(await openClasses(rivera)).toEqual([['Grade 5 Readers', 5, 1]]);
  const { classes } = (await ana.call(listClassesOfStudent, { params: { id: ana.id } })).data;
  expect(classes.map(({ id }) => id)).toEqual([readers.id]);
  const { rows } = await test.database.pool.query(
    "select act from audit_log where actor_user_id = $1 and act like '%school-year'",
    [rivera.id],
  );
  expect(rows).toEqual([{ act: 'start-school-year' }]);
});

it('ends what the badges of archived classes have opened, and leaves the others alone', async () => {
  await approve(test, rivera);
  const kept = await rivera.class('Kept');
  const [ben, cal] = [await readers.student('Ben'), await kept.student('Cal')];
  for (const [room, student] of [
    [club, ana],
    [readers, ben],
    [kept, cal],
  ] as const) {
    await switchBadgesOf(rivera, room, true);
    await badgeOf(rivera, room, student);
  }
  await test.database.pool.query("update sessions set provider = 'badge' where user_id = any($1)", [
    [ana.id, ben.id, cal.id],
  ]);
  await startYear(rivera, [archive(club), archive(readers)]);
  const { rows } = await test.database.pool.query<{ user_id: number }>(
    "select distinct user_id from sessions where provider = 'badge'",
  );
  expect(rows).toEqual([{ user_id: cal.id }]);
});

it('is done once when it is sent again, also by another tab at the same moment', async () => {
  const yearKey = randomUUID();
  const [first, second] = await Promise.all([
    startYear(rivera, [moveUp(readers)], yearKey),
    startYear(rivera, [moveUp(readers)], yearKey),
  ]);
  expect(second).toEqual(first);
  expect(await startYear(rivera, [moveUp(readers)], yearKey)).toEqual(first);
  expect((await startYear(rivera, [moveUp(readers)])).unchanged).toEqual([readers.id]);
  expect(await yearsOf(rivera)).toHaveLength(1);
});

it('leaves alone what is not as the plan saw it, and is no school year where nothing is left', async () => {
  const novak = await test.world.teacher('Novak');
  const theirs = await novak.class('Grade 4');
  await rivera.call(archiveClass, { params: { id: club.id } });
  const plan = [moveUp(theirs), archive(club), { ...moveUp(readers), grade: 3 }];
  expect(await startYear(rivera, plan)).toEqual({ year: null, unchanged: [theirs.id, club.id, readers.id] });
  expect(await yearsOf(rivera)).toEqual([]);
  expect(await openClasses(novak)).toEqual([['Grade 4', 4, 0]]);
});

it('a co-teacher moves a class up and does not archive it; students come into no class of somebody else', async () => {
  const { room, coTeacher } = await openSharedClass(test, { owner: true, coTeacher: true });
  const own = await coTeacher.class('Own');
  expect((await startYear(coTeacher, [archive(room)])).unchanged).toEqual([room.id]);
  expect((await startYear(coTeacher, [archive(own, readers)])).unchanged).toEqual([own.id]);
  expect((await startYear(coTeacher, [moveUp(room, 'Room 12')])).unchanged).toEqual([]);
});

it('lets an open code of a class that moves up work through the new year, and an undo ends it as before', async () => {
  await test.database.pool.query("update class_codes set expires_at = '2020-08-15' where class_id = $1", [
    readers.id,
  ]);
  const before = await codeUntil();
  const yearId = await startedYear(rivera, [moveUp(readers)]);
  expect(Date.parse((await codeUntil()) ?? '')).toBeGreaterThan(test.clock.now().getTime());
  await undoYear(rivera, yearId);
  expect(await codeUntil()).toBe(before);
});

it('leaves a closed code closed, in a class that moves up and in one that is archived', async () => {
  for (const { id } of [readers, club]) await rivera.call(closeClassCode, { body: { classId: id } });
  const { year, unchanged } = await startYear(rivera, [moveUp(readers), archive(club)]);
  expect(unchanged).toEqual([]);
  expect(year?.classes).toHaveLength(2);
  expect(await codeUntil()).toBeNull();
  await undoYear(rivera, year?.yearId ?? 0);
  expect(await codeUntil()).toBeNull();
});
