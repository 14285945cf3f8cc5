import { randomUUID } from 'node:crypto';
import { approve } from '#app/server/testing/approved-teacher.ts';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { acceptCoTeacherLink, inviteCoTeachers } from '../../contract/co-teachers.ts';

/** The address that a teacher of the world has. */
export const emailOf = ({ username }: Pick<Teacher, 'username'>): string => `${username}@school.example`;

/** An address that nobody has. */
export const freeEmail = (): string => `nobody.${randomUUID().slice(0, 8)}@school.example`;

/** Invites one address to a class. */
export async function invite(owner: Teacher, classId: number, email: string) {
  const { data } = await owner.call(inviteCoTeachers, { params: { id: classId }, body: { emails: [email] } });
  return data.invites[0]!;
}

/** Makes a teacher a co-teacher of a class, by the link. */
export async function teachTogether(owner: Teacher, classId: number, colleague: Teacher): Promise<void> {
  const { secret } = await invite(owner, classId, emailOf(colleague));
  const { status } = await colleague.call(acceptCoTeacherLink, { body: { secret: secret ?? '' } });
  if (status !== 200) throw new Error(`The invitation could not be accepted: ${status}.`);
}

/** Two teachers of one class with a student; approved or not. */
export async function openSharedClass(
  test: Pick<TestApp, 'world' | 'database' | 'clock'>,
  approved: { readonly owner: boolean; readonly coTeacher: boolean },
) {
  const [owner, coTeacher] = [await test.world.teacher('Rivera'), await test.world.teacher('Kobi')];
  if (approved.owner) await approve(test, owner);
  if (approved.coTeacher) await approve(test, coTeacher);
  const room = await owner.class('Room 12');
  const ana = await room.student('Ana');
  await teachTogether(owner, room.id, coTeacher);
  return { owner, coTeacher, room, ana };
}
