import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { joinClass } from '../contract/endpoints.ts';
import {
  acceptTeacherInvitation,
  inviteTeacher,
  listTeacherInvitations,
} from '../contract/teacher-invitations.ts';

// Anyone can register as a teacher, also a child, and have another child join a class.
const test = useTestApp();

const approve = ({ username }: Teacher) =>
  approveTeacher(test.database.db, usernameKey(username), test.clock.now());
async function approvedTeacher(name: string): Promise<Teacher> {
  const teacher = await test.world.teacher(name);
  await approve(teacher);
  return teacher;
}
const join = (student: Student, classCode: string) => student.call(joinClass, { body: { classCode } });

/** Puts a student into classes of a teacher. */
async function joinMany(teacher: Teacher, student: Student, count: number): Promise<void> {
  await test.database.pool.query(
    `with made as (
       insert into classes (teacher_id, name, grade, settings, timezone, created_at)
       select $1, 'Class ' || n, 4, '{}', 'UTC', now() from generate_series(1, $3::int) n returning id)
     insert into class_students (student_id, class_id, joined_at) select $2, id, now() from made`,
    [teacher.id, student.id, count],
  );
}

describe('classes of a teacher who is not approved', () => {
  it('take no place in a class of an approved teacher, whether by code or by invitation', async () => {
    const rivera = await approvedTeacher('Rivera');
    const [room, next] = [await rivera.class('Room 12'), await rivera.class('Room 13')];
    const fake = await test.world.teacher('Bonus');
    const ana = await test.world.student('Ana');
    await joinMany(fake, ana, 20);
    const another = await fake.class('One more');
    expect((await join(ana, another.code)).problem.code).toBe('enough-classes');
    expect((await join(ana, room.code)).status).toBe(200);

    const ben = await test.world.student('Ben');
    await joinMany(fake, ben, 20);
    await ben.call(inviteTeacher, { body: { email: `${rivera.username}@school.example` } });
    const { invitations } = (await rivera.call(listTeacherInvitations, {})).data;
    const body = { invitationId: invitations[0]!.invitationId, classId: next.id };
    expect((await rivera.call(acceptTeacherInvitation, { body })).status).toBe(200);
  });

  it('leave the limit of 20 classes of approved teachers as it is', async () => {
    const rivera = await approvedTeacher('Rivera');
    const ana = await test.world.student('Ana');
    await joinMany(rivera, ana, 20);
    const room = await rivera.class('Room 12');
    expect((await join(ana, room.code)).problem.code).toBe('enough-classes');
    const club = await (await test.world.teacher('Novak')).class('Club');
    expect((await join(ana, club.code)).status).toBe(200);
  });
});
