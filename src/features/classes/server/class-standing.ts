import type { Relation } from '#platform/endpoint/contract/access.ts';
import type { Resolver } from '#platform/endpoint/server/standing.ts';
import { changesClass, isApprovedTeacherOf, type TaughtClass, teachesClass } from '../core/teacher-rights.ts';
import { type ClassRow, selectClass } from './classes-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    class: ClassRow;
  }
}

/** Who teaches a class, of its row. */
export const teachersOf = ({
  teacher_id: teacherId,
  teacherApproved,
  coTeachers,
}: Pick<ClassRow, 'teacher_id' | 'teacherApproved' | 'coTeachers'>): TaughtClass => ({
  teacherId,
  teacherApproved,
  coTeachers,
});

/** A class is read and changed by its owner and its co-teachers; one that is archived can only be restored, by its owner. */
export const classStanding: Resolver<'class'> = async (
  { db },
  actor,
  id,
  read = () => selectClass(db, id),
) => {
  const object = await read();
  if (!object) return null;
  return { relations: actor.role === 'teacher' ? relationsOf(actor.userId, object) : [], object };
};

function relationsOf(teacherId: number, row: ClassRow): Relation[] {
  const isOwner = row.teacher_id === teacherId;
  const isOver = row.archived_at !== null;
  if (isOver) return isOwner ? ['restores'] : [];
  const taught = teachersOf(row);
  if (!teachesClass(teacherId, taught) || (!isOwner && row.teacherLocked)) return [];
  const changes = isOwner ? 'owner' : 'co-teacher';
  return [
    'teaches',
    ...(changesClass(teacherId, taught) ? ([changes] as const) : []),
    ...(isApprovedTeacherOf(teacherId, [taught]) ? (['admits'] as const) : []),
  ];
}
