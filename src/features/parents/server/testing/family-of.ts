import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { Person, Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import type { ClassForm } from '#features/classes/server/world.ts';
import { enterFamilyCode } from '../../contract/own-children.ts';
import { confirmParent, getStudentFamily, renewFamilyCode } from '../../contract/student-family.ts';

/** A student of an approved teacher, with a parent who has not used the code yet. */
export async function familyOf({ world, database, clock }: TestEnvironment, form?: ClassForm) {
  const teacher = await world.teacher('Rivera');
  await approveTeacher(database.db, usernameKey(teacher.username), clock.now());
  const room = await teacher.class('Room 12', form);
  const ana = await room.student('Ana');
  return { teacher, room, ana, parent: await world.parent('Maria'), familyCode: await codeFor(teacher, ana) };
}

/** A new code for a student. */
export async function codeFor(teacher: Teacher, { id: studentId }: Pick<Student, 'id'>): Promise<string> {
  const { data } = await teacher.call(renewFamilyCode, { body: { studentId } });
  return data.familyCode;
}

/** A parent enters a code. */
export const enter = (parent: Person, familyCode: string, address?: string) =>
  parent.call(enterFamilyCode, { body: { familyCode } }, address);

/** The family of a student as a teacher sees it. */
export const familyFor = async (teacher: Teacher, { id }: Pick<Student, 'id'>) =>
  (await teacher.call(getStudentFamily, { params: { id } })).data;

interface Linking {
  readonly teacher: Teacher;
  readonly ana: Pick<Student, 'id'>;
  readonly parent: Person;
  readonly familyCode: string;
}

/** A parent enters a code, and the teacher confirms them. @returns the number of the link. */
export async function linkParent({ teacher, ana, parent, familyCode }: Linking): Promise<number> {
  await enter(parent, familyCode);
  const { parents } = await familyFor(teacher, ana);
  const found = parents.find(({ username }) => username === parent.username);
  if (!found) throw new Error('The parent has not asked.');
  const { linkId, name } = found;
  await teacher.call(confirmParent, { body: { studentId: ana.id, linkId, seen: { name } } });
  return found.linkId;
}
