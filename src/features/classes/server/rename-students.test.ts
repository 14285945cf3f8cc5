import { describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { removeStudentsFromClass } from '../contract/class-members.ts';
import { createStudents } from '../contract/create-students.ts';
import { joinClass } from '../contract/endpoints.ts';
import { renameStudents } from '../contract/rename-students.ts';

const test = useTestApp();

interface Named {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
}
const to = ({ id }: { readonly id: number }, firstName: string, lastName = 'Chen'): Named => ({
  studentId: id,
  firstName,
  lastName,
});
/** Sends the names with those that are there, as they are read now. */
const rename = async (by: Person, room: { readonly id: number }, ...names: Named[]) => {
  const { rows } = await test.database.pool.query<Named>(
    'select id as "studentId", first_name as "firstName", last_name as "lastName" from users where id = any($1)',
    [names.map(({ studentId }) => studentId)],
  );
  const seen = (id: number) => rows.find(({ studentId }) => studentId === id);
  const body = {
    classId: room.id,
    names: names.map((name) => {
      const { firstName = '', lastName = '' } = seen(name.studentId) ?? {};
      return { ...name, was: { firstName, lastName } };
    }),
  };
  return by.call(renameStudents, { body });
};
const outcomes = async (...args: Parameters<typeof rename>) =>
  (await rename(...args)).data.students.map(({ outcome }) => outcome);
const nameOf = async ({ id }: { readonly id: number }) => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    "select first_name || ' ' || last_name as name from users where id = $1",
    [id],
  );
  return rows[0]?.name;
};
const actsBy = async ({ id }: Person) => {
  const { rows } = await test.database.pool.query<{ subject_user_id: number }>(
    "select subject_user_id from audit_log where act = 'name-student' and actor_user_id = $1 order by 1",
    [id],
  );
  return rows.map((row) => row.subject_user_id);
};

describe('the names of a list', () => {
  it('are set at once and kept in the audit log, and sent again they change nothing', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const room = await teacher.class('Room 12');
    const [ana, ben, cal] = [await room.student('Ana'), await room.student('Ben'), await room.student('Cal')];
    const names = [to(ana, ' Anna '), to(ben, 'Ben', 'Lopez'), to(cal, 'Calvin')];
    const { data } = await rename(teacher, room, ...names);
    expect(data.students).toMatchObject([
      { index: 0, studentId: ana.id, outcome: 'renamed' },
      { index: 1, studentId: ben.id, outcome: 'unchanged' },
      { index: 2, studentId: cal.id, outcome: 'renamed' },
    ]);
    expect(await nameOf(ana)).toBe('Anna Chen');
    expect(await outcomes(teacher, room, ...names)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await actsBy(teacher)).toEqual([ana.id, cal.id]);
  });

  it('do not replace one that somebody has corrected since it was seen', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const room = await teacher.class('Room 12');
    const ana = await room.student('Ana');
    const was = { firstName: 'Ana', lastName: 'Lopez' };
    expect(await nameOf(ana)).toBe('Ana Lopez');
    await rename(teacher, room, to(ana, 'Anna', 'López'));
    const body = { classId: room.id, names: [{ ...to(ana, 'Anita', 'Lopez'), was }] };
    const { data } = await teacher.call(renameStudents, { body });
    expect(data.students).toMatchObject([{ outcome: 'changed-since', message: expect.any(String) }]);
    expect(await nameOf(ana)).toBe('Anna López');
  });

  it('leave the password and the username as they are', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const room = await teacher.class('Room 12');
    const row = { firstName: 'Dee', lastName: 'Oz', username: 'dee.oz', password: 'maple river 42' };
    const created = await teacher.call(createStudents, { body: { classId: room.id, newStudents: [row] } });
    const id = created.data.students[0]?.studentId ?? 0;
    expect(await outcomes(teacher, room, to({ id }, 'Deirdre', 'Oz'))).toEqual(['renamed']);
    const body = { username: 'dee.oz', password: 'maple river 42' };
    expect((await test.world.anyone.call(logIn, { body })).status).toBe(200);
  });

  it('are judged one by one', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const room = await teacher.class('Room 12');
    const [ana, ben, cal] = [await room.student('Eva'), await room.student('Fay'), await room.student('Gus')];
    const hidden = to(ben, 'Fa\u202Ey');
    expect(await outcomes(teacher, room, to(ana, 'Eve'), hidden, to(cal, 'Gus', ' '))).toEqual([
      'renamed',
      'refused',
      'refused',
    ]);
    expect(await nameOf(ben)).toBe('Fay Lopez');
  });
});

describe('who may', () => {
  it('corrects no name without being approved, and gives one where there is none', async () => {
    const child = await test.world.teacher('Sly');
    const room = await child.class('Club');
    const [ana, ben] = [await room.student('Hal'), await room.student('Ivy')];
    await test.database.pool.query("update users set first_name = '', last_name = '' where id = $1", [
      ben.id,
    ]);
    expect(await outcomes(child, room, to(ana, 'Stinky'), to(ben, 'Ivy'))).toEqual([
      'name-stands',
      'renamed',
    ]);
    expect(await nameOf(ana)).toBe('Hal Lopez');
    expect(await outcomes(child, room, to(ben, 'Stinky'))).toEqual(['name-stands']);
  });

  it('names nobody outside the class, nor in a class of others', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const child = await test.world.teacher('Sly');
    const [room, other] = [await teacher.class('Room 12'), await teacher.class('Room 13')];
    const club = await child.class('Club');
    const [ana, ben] = [await room.student('Jan'), await other.student('Kit')];
    expect(await outcomes(child, club, to(ana, 'Stinky'))).toEqual(['not-in-class']);
    expect((await rename(child, room, to(ana, 'Stinky'))).status).toBe(404);
    expect(await outcomes(teacher, room, to(ben, 'Kitty'), to(teacher, 'Boss'))).toEqual([
      'not-in-class',
      'not-in-class',
    ]);
    // In a class of the child, too: the class of the approved teacher counts.
    await ana.call(joinClass, { body: { classCode: club.code } });
    await test.database.pool.query("update users set first_name = '', last_name = '' where id = $1", [
      ana.id,
    ]);
    expect(await outcomes(child, club, to(ana, 'Stinky'))).toEqual(['name-stands']);
  });

  it('names nobody who has left', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const room = await teacher.class('Room 12');
    const ana = await room.student('Lia');
    await teacher.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
    expect(await outcomes(teacher, room, to(ana, 'Lea'))).toEqual(['not-in-class']);
  });

  it('is refused a list that names a student twice', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const room = await teacher.class('Room 12');
    const ana = await room.student('Mo');
    expect((await rename(teacher, room, to(ana, 'Moe'), to(ana, 'Mow'))).status).toBe(400);
  });
});
