import { expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { archiveClass, restoreClass } from '#features/classes/contract/archive.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { mergeStudents } from '#features/merges/contract/merge-students.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { listRecentChanges } from '../contract/recent-changes.ts';

const test = useTestApp();
const DAY = 24 * 3600;
const changes = async (by: Teacher, classId?: number) =>
  (await by.call(listRecentChanges, { query: classId === undefined ? {} : { classId } })).data;
const NOTHING = { classes: [], archived: [], years: [], more: false };

/** A teacher who has removed a student, joined two accounts, and archived a class. */
async function setUp() {
  const rivera = await test.world.teacher('Rivera');
  await approve(test, rivera);
  const [room, club, old] = [
    await rivera.class('Room 12'),
    await rivera.class('Club'),
    await rivera.class('Old'),
  ];
  const [ana, twin, ben] = [await room.student('Ana'), await room.student('Anna'), await club.student('Ben')];
  expect(await changes(rivera)).toEqual(NOTHING);
  await rivera.call(mergeStudents, { body: { classId: room.id, keptId: ana.id, joinedId: twin.id } });
  await rivera.call(removeStudentsFromClass, { body: { classId: club.id, studentIds: [ben.id] } });
  await rivera.call(archiveClass, { params: { id: old.id } });
  return { rivera, room, club, old, ana, twin, ben };
}

it('lists what was done in every class, and the classes that were archived', async () => {
  const { rivera, room, club, old, ana, twin, ben } = await setUp();
  expect(await changes(rivera)).toMatchObject({
    classes: [
      { id: club.id, removed: [{ studentId: ben.id, byName: null }], resets: [], merges: [] },
      { id: room.id, removed: [], resets: [], merges: [{ keptId: ana.id, joinedId: twin.id }] },
    ],
    archived: [{ id: old.id, name: 'Old' }],
    years: [],
    more: false,
  });
  expect((await changes(rivera, club.id)).classes.map(({ id }) => id)).toEqual([club.id]);
  await rivera.call(restoreClass, { body: { classId: old.id } });
  expect((await changes(rivera)).archived).toEqual([]);
});

it('is for seven days', async () => {
  const { rivera } = await setUp();
  test.clock.pass(7 * DAY + 1);
  expect(await changes((await test.world.logIn(rivera.username, rivera.password)) as Teacher)).toEqual(
    NOTHING,
  );
});

it('tells another teacher nothing, and one who is not approved of no new start', async () => {
  const { club } = await setUp();
  const novak = await test.world.teacher('Novak');
  expect(await changes(novak)).toEqual(NOTHING);
  const room = await novak.class('Room 7');
  const cal = await room.student('Cal');
  const refused = await novak.call(resetProgress, {
    body: { classId: room.id, studentIds: [cal.id], resetPoints: false },
  });
  expect(refused.status).toBe(404);
  await novak.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [cal.id] } });
  const { classes } = await changes(novak);
  expect(classes).toMatchObject([{ id: room.id, mayReset: false, removed: [{ studentId: cal.id }] }]);
  expect(classes.map(({ id }) => id)).not.toContain(club.id);
  expect((await changes(novak, club.id)).classes).toEqual([]);
});

it('sends as many statements for many classes as for one', async () => {
  const { rivera } = await setUp();
  const few = await statementsOf(() => changes(rivera));
  for (let n = 0; n < 5; n++) await (await rivera.class(`Room ${n}`)).student(`Dee${n}`);
  expect(await statementsOf(() => changes(rivera))).toHaveLength(few.length);
});

it('says when there are more than it lists', async () => {
  const { rivera, room } = await setUp();
  expect((await changes(rivera)).more).toBe(false);
  await removeCrowd(room.id, rivera.id, MAX_STUDENTS_OF_CLASS);
  const { classes, more } = await changes(rivera);
  expect([classes.flatMap(({ removed }) => removed).length, more]).toEqual([MAX_STUDENTS_OF_CLASS, true]);
});

/** Writes students whom a teacher has taken out of a class. */
const removeCrowd = (classId: number, by: number, students: number) =>
  test.database.pool.query(
    `with crowd as (
       insert into users (username, username_key, role, register_as, password_hash, timezone, created_at)
       select 'crowd' || n, 'crowd' || n, 'student', 'student', '', 'UTC', now() from generate_series(1, $3) n returning id)
     insert into class_students (class_id, student_id, joined_at, removed_at, removed_by)
     select $1, id, $4::timestamptz - interval '1 day', $4, $2 from crowd`,
    [classId, by, students, test.clock.now()],
  );
