import { selectAccount } from '#features/accounts/server/public.ts';
import { isParentOf } from '#features/parents/server/public.ts';
import type { Relation } from '#platform/endpoint/contract/access.ts';
import type { Resolver } from '#platform/endpoint/server/standing.ts';
import {
  type ClassWithTeachers,
  isApprovedTeacherOf,
  managesStudent,
  readableWork,
} from '../core/teacher-rights.ts';
import { type CountedClassJson, selectClassesOfStudent } from './classes-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    /** The classes that the student is in now and that count. Nothing is read for students who name themselves, and for admins. */
    student: { readonly classes: readonly CountedClassJson[] } | undefined;
  }
}

/** A student is named by the student, by a parent whom a teacher has confirmed, by the teachers of the student's classes, and by admins. */
export const studentStanding: Resolver<'student'> = async (
  { db },
  actor,
  id,
  read = async () => ({ classes: await selectClassesOfStudent(db, id) }),
) => {
  if (actor.role === 'student') {
    if (actor.userId === id) return { relations: ['self'], object: undefined };
    const isParent = await isParentOf(db, { studentId: id, parentUserId: actor.userId });
    return isParent ? { relations: ['parent'], object: undefined } : null;
  }
  if (actor.role === 'admin') {
    const account = await selectAccount(db, id);
    return account?.role === 'student' ? { relations: ['admin'], object: undefined } : null;
  }
  const object = await read();
  return object ? { relations: relationsOf(actor.userId, object.classes), object } : null;
};

function relationsOf(teacherId: number, joined: readonly ClassWithTeachers[]): Relation[] {
  const relations = {
    teaches: readableWork(teacherId, joined).kind !== 'nothing',
    chooses: isApprovedTeacherOf(teacherId, joined),
    manages: managesStudent(teacherId, joined),
  };
  return (['teaches', 'chooses', 'manages'] as const).filter((relation) => relations[relation]);
}
