import { describe, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student, Teacher } from '#app/server/world.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import {
  removeStudentsFromClass,
  renewClassCode,
  restoreStudentsToClass,
} from '../contract/class-members.ts';
import { joinClass, listClassesOfStudent } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import {
  acceptTeacherInvitation,
  inviteTeacher,
  listTeacherInvitations,
} from '../contract/teacher-invitations.ts';
import { DAYS_TO_UNDO_REMOVAL } from '../core/class-limits.ts';
import { endMembership } from './end-membership.ts';

const test = useTestApp();
const UNDO_SECONDS = (DAYS_TO_UNDO_REMOVAL * MS_PER_DAY) / 1000;
const classesOf = async (student: Student) =>
  (await student.call(listClassesOfStudent, { params: { id: student.id } })).data.classes.map(
    ({ name }) => name,
  );

async function setUp() {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  const of = (students: readonly Student[]) => ({
    body: { classId: room.id, studentIds: students.map(({ id }) => id) },
  });
  return {
    rivera,
    room,
    ana,
    remove: (...students: readonly Student[]) => rivera.call(removeStudentsFromClass, of(students)),
    restore: async (by: Person, ...students: readonly Student[]) => {
      const reply = await by.call(restoreStudentsToClass, of(students));
      return reply.status === 200 ? reply.data.students.map(({ code }) => code) : reply.status;
    },
  };
}

it('puts students back whom the teacher took out, once and as they were, and records it', async () => {
  const { rivera, room, ana, remove, restore } = await setUp();
  const ben = await room.student('Ben');
  const member = () =>
    test.database.pool.query('select joined_at, removed_at from class_students where student_id = $1', [
      ana.id,
    ]);
  const before = (await member()).rows;
  await remove(ana, ben);
  expect(await classesOf(ana)).toEqual([]);
  test.clock.pass(UNDO_SECONDS - 1);
  const again = await test.world.logIn(rivera.username, rivera.password);
  expect(await restore(again, ana, ben)).toEqual(['restored', 'restored']);
  expect(await restore(again, ana)).toEqual(['restored']);
  expect(await classesOf(await test.world.comeBack(ana))).toEqual(['Room 12']);
  expect((await member()).rows).toEqual(before);
  const acts = await test.database.pool.query(
    "select subject_user_id as id from audit_log where act = 'restore-student-to-class' and actor_user_id = $1",
    [rivera.id],
  );
  expect(acts.rows).toEqual([{ id: ana.id }, { id: ben.id }]);
});

it('is over after a week', async () => {
  const { rivera, ana, remove, restore } = await setUp();
  await remove(ana);
  test.clock.pass(UNDO_SECONDS + 1);
  const again = await test.world.logIn(rivera.username, rivera.password);
  expect(await restore(again, ana)).toEqual(['over']);
  expect(await classesOf(await test.world.comeBack(ana))).toEqual([]);
});

it('adds nobody who never was in the class', async () => {
  const { rivera, restore } = await setUp();
  const cal = await (await (await test.world.teacher('Novak')).class('Room 7')).student('Cal');
  expect(await restore(rivera, cal)).toEqual(['over']);
  expect(await classesOf(cal)).toEqual(['Room 7']);
});

it('leaves out a student who left, and one whom somebody else took out', async () => {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  expect((await ana.call(leaveClass, { body: { studentId: ana.id, classId: room.id } })).status).toBe(200);
  const membership = { studentId: ben.id, classId: room.id, act: 'remove-from-class', by: null } as const;
  await endMembership(test.database.db, membership, test.clock.now());
  const body = { classId: room.id, studentIds: [ana.id, ben.id] };
  const { data } = await rivera.call(restoreStudentsToClass, { body });
  expect(data.students.map(({ code }) => code)).toEqual(['over', 'over']);
  expect([await classesOf(ana), await classesOf(ben)]).toEqual([[], []]);
});

/** A student whom one teacher took out of a class, and another teacher out of another one before. */
async function removedFromTwo() {
  const { rivera, room, ana, remove, restore } = await setUp();
  const novak = await approvedTeacher(test, 'Novak');
  const other = await novak.class('Room 7');
  await join(ana, other.code);
  const body = { classId: other.id, studentIds: [ana.id] };
  await novak.call(removeStudentsFromClass, { body });
  test.clock.pass(1);
  await remove(ana);
  test.clock.pass(1);
  return { rivera, novak, room, other, ana, restore };
}
const join = async (student: Student, classCode: string) =>
  expect((await student.call(joinClass, { body: { classCode } })).status).toBe(200);
/** The student asks a teacher, who takes them into a class. */
async function comeBackByInvitation(student: Student, teacher: Teacher, classId: number) {
  await student.call(inviteTeacher, { body: { email: `${teacher.username}@school.example` } });
  const { invitations } = (await teacher.call(listTeacherInvitations, {})).data;
  const body = { invitationId: invitations[0]?.invitationId ?? 0, classId };
  expect((await teacher.call(acceptTeacherInvitation, { body })).data).toEqual({ added: true });
}

describe('once the student has come into a class another way', () => {
  it('leaves them where they are: for the first time', async () => {
    const { rivera, ana, remove, restore } = await setUp();
    const other = await (await test.world.teacher('Novak')).class('Room 7');
    await remove(ana);
    await join(ana, other.code);
    expect(await restore(rivera, ana)).toEqual(['over']);
    expect(await classesOf(ana)).toEqual(['Room 7']);
  });

  it('leaves them where they are: again, by an invitation', async () => {
    const { rivera, novak, other, ana, restore } = await removedFromTwo();
    await comeBackByInvitation(ana, novak, other.id);
    expect(await restore(rivera, ana)).toEqual(['over']);
    expect(await classesOf(ana)).toEqual(['Room 7']);
  });

  it('leaves them where they are: again, by a code that was renewed since', async () => {
    const { rivera, novak, other, ana, restore } = await removedFromTwo();
    const renew = () => novak.call(renewClassCode, { body: { classId: other.id } });
    await join(ana, (await renew()).data.classCode ?? '');
    await renew();
    expect(await restore(rivera, ana)).toEqual(['over']);
    expect(await classesOf(ana)).toEqual(['Room 7']);
  });

  it('says of one who is back in the same class that they are there, and changes nothing', async () => {
    const { rivera, room, ana, remove, restore } = await setUp();
    await approve(test, rivera);
    await remove(ana);
    test.clock.pass(1);
    await comeBackByInvitation(ana, rivera, room.id);
    expect(await restore(rivera, ana)).toEqual(['restored']);
    expect(await classesOf(ana)).toEqual(['Room 12']);
    expect((await ana.call(leaveClass, { body: { studentId: ana.id, classId: room.id } })).status).toBe(409);
    const acts = await test.database.pool.query(
      "select from audit_log where act = 'restore-student-to-class' and subject_user_id = $1",
      [ana.id],
    );
    expect(acts.rowCount).toBe(0);
  });
});

it('waits for nobody, and holds up nobody, whom the teacher did not take out', async () => {
  const { rivera, ana, restore } = await setUp();
  const cal = await (await (await test.world.teacher('Novak')).class('Room 7')).student('Cal');
  const elsewhere = await test.database.pool.connect();
  try {
    await elsewhere.query('begin');
    await elsewhere.query('select from users where id = any($1) for update', [[ana.id, cal.id]]);
    expect(await restore(rivera, ana, cal)).toEqual(['restored', 'over']);
  } finally {
    await elsewhere.query('rollback');
    elsewhere.release();
  }
}, 20_000);

it('asks for the owner of the class', async () => {
  const { ana, remove, restore } = await setUp();
  await remove(ana);
  expect(await restore(await test.world.teacher('Novak'), ana)).toBe(404);
  expect(await classesOf(ana)).toEqual([]);
});

it('keeps a full class full', async () => {
  const { rivera, room, ana, remove, restore } = await setUp();
  await remove(ana);
  await test.database.pool.query(
    `with people as (
       insert into users (username, username_key, role, first_name, last_name, created_at)
       select 'filler.' || n, 'filler.' || n, 'student', 'F', '', now() from generate_series(1, 500) n returning id)
     insert into class_students (student_id, class_id, joined_at) select id, $1, now() from people`,
    [room.id],
  );
  expect(await restore(rivera, ana)).toEqual(['class-full']);
});

it('puts a whole class back in one transaction, also when it is asked four times at once', async () => {
  const { rivera, room, restore } = await setUp();
  await test.database.pool.query(
    `with people as (
       insert into users (username, username_key, role, first_name, last_name, created_at)
       select 'many.' || n, 'many.' || n, 'student', 'M', '', now() from generate_series(1, 400) n returning id)
     insert into class_students (student_id, class_id, joined_at, removed_at, removed_by)
     select id, $1, $2, $2, $3 from people`,
    [room.id, test.clock.now(), rivera.id],
  );
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select student_id::int as id from class_students where class_id = $1 and removed_at is not null',
    [room.id],
  );
  const all = rows as unknown as Student[];
  const replies = await Promise.all([1, 2, 3, 4].map(() => restore(rivera, ...all)));
  expect(replies).toEqual([1, 2, 3, 4].map(() => Array<string>(400).fill('restored')));
});
