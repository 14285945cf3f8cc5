import { describe, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student } from '#app/server/world.ts';
import { listStudentsOfClass } from '#features/overview/contract/endpoints.ts';
import { enterFamilyCode } from '#features/parents/contract/own-children.ts';
import { familyOf } from '#features/parents/server/testing/family-of.ts';
import { joinClass } from '../contract/endpoints.ts';
import { getStudentName, updateStudentRealname } from '../contract/student-name.ts';

const test = useTestApp();
const name = (by: Person, { id }: Pick<Student, 'id'>, names = { firstName: 'Mia', lastName: 'Chen' }) =>
  by.call(updateStudentRealname, { body: { studentId: id, ...names } });

describe('the name of a student', () => {
  it('is set and corrected by an approved teacher of the student, and is on the roster', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const room = await teacher.class('Room 12');
    const ana = await room.student('Iris');
    const read = () => teacher.call(getStudentName, { params: { id: ana.id } });
    expect((await read()).data).toEqual({
      studentId: ana.id,
      firstName: 'Iris',
      lastName: 'Lopez',
      mayChange: true,
    });
    expect((await name(teacher, ana)).data).toMatchObject({ firstName: 'Mia', lastName: 'Chen' });
    const roster = await teacher.call(listStudentsOfClass, { params: { id: room.id } });
    expect(roster.data.students).toMatchObject([{ firstName: 'Mia', lastName: 'Chen' }]);
    const { rows } = await test.database.pool.query(
      "select actor_user_id, subject_user_id from audit_log where act = 'name-student' and subject_user_id = $1",
      [ana.id],
    );
    expect(rows).toEqual([{ actor_user_id: teacher.id, subject_user_id: ana.id }]);
  });

  it('is told to the student, who does not change it in a class of an approved teacher', async () => {
    const ana = await test.world.student('Ana');
    const ben = await test.world.student('Ben');
    expect((await ana.call(getStudentName, { params: { id: ana.id } })).data).toMatchObject({
      firstName: 'Ana',
      mayChange: true,
    });
    expect((await ana.call(getStudentName, { params: { id: ben.id } })).status).toBe(404);
    const rivera = await approvedTeacher(test, 'Rivera');
    await ana.call(joinClass, { body: { classCode: (await rivera.class('Room 12')).code } });
    expect((await ana.call(getStudentName, { params: { id: ana.id } })).data.mayChange).toBe(false);
    expect((await name(ana, ana)).problem).toMatchObject({ status: 409, code: 'name-stands' });
    expect((await name(ben, ana)).status).toBe(404);
  });

  it('is given by a teacher who is not approved only where there is none, and corrected by the student', async () => {
    const child = await test.world.teacher('Sly');
    const room = await child.class('Club');
    const ana = await room.student('Uma');
    const stinky = { firstName: 'Stinky', lastName: 'Socks' };
    const read = async () => (await child.call(getStudentName, { params: { id: ana.id } })).data;
    expect((await name(child, ana, stinky)).problem).toMatchObject({ status: 409, code: 'name-stands' });
    expect(await read()).toMatchObject({ firstName: 'Uma', mayChange: false });
    await test.database.pool.query("update users set first_name = '', last_name = '' where id = $1", [
      ana.id,
    ]);
    expect(await read()).toMatchObject({ firstName: '', mayChange: true });
    expect((await name(child, ana, stinky)).data).toMatchObject({ firstName: 'Stinky', mayChange: false });
    expect((await name(child, ana)).status).toBe(409);
    const uma = { firstName: 'Uma', lastName: 'Lopez' };
    expect((await name(ana, ana, uma)).data).toMatchObject({ ...uma, mayChange: true });
    expect(await read()).toMatchObject(uma);
  });

  it('is not changed by a parent who has asked for a child: a teacher decides by it', async () => {
    const { parent, familyCode } = await familyOf(test);
    const read = async () => (await parent.call(getStudentName, { params: { id: parent.id } })).data;
    expect(await read()).toMatchObject({ firstName: 'Maria', mayChange: true });
    expect((await name(parent, parent, { firstName: 'Marie', lastName: 'Lopez' })).status).toBe(200);
    await parent.call(enterFamilyCode, { body: { familyCode } });
    expect(await read()).toMatchObject({ firstName: 'Marie', mayChange: false });
    expect((await name(parent, parent)).problem).toMatchObject({ status: 409, code: 'name-stands' });
    expect(await read()).toMatchObject({ firstName: 'Marie' });
  });

  it('is neither told to nor changed by a teacher of others', async () => {
    const ana = await (await (await test.world.teacher('Rivera')).class('Room 12')).student('Bea');
    const other = await test.world.teacher('Novak');
    expect((await name(other, ana)).status).toBe(404);
    expect((await other.call(getStudentName, { params: { id: ana.id } })).status).toBe(404);
  });

  it('is changed by approved teachers of the student only', async () => {
    const teacher = await test.world.teacher('Rivera');
    const child = await test.world.teacher('Sly');
    const ana = await (await teacher.class('Room 12')).student('Cleo');
    await ana.call(joinClass, { body: { classCode: (await child.class('Club')).code } });
    const asked = { firstName: 'Zoe', lastName: 'Quill' };
    expect((await name(teacher, ana, asked)).status).toBe(409);
    expect((await name(child, ana)).status).toBe(404);
    await approve(test, teacher);
    expect((await name(child, ana)).status).toBe(404);
    expect((await child.call(getStudentName, { params: { id: ana.id } })).data.mayChange).toBe(false);
    expect((await name(teacher, ana, asked)).status).toBe(200);
  });

  it.each([
    ['firstName', { firstName: ' ', lastName: 'Chen' }],
    ['lastName', { firstName: 'Mia', lastName: 'Ch\u202Een' }],
  ])('is refused at %s when it shows nothing or hides something', async (path, names) => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const ana = await (await teacher.class('Room 12')).student('Dora');
    expect((await name(teacher, ana, names)).problem.errors).toMatchObject([{ path }]);
  });
});
