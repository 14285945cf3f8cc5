import type { Resolver } from '#platform/endpoint/server/standing.ts';
import { type ClassRow, selectClass } from './classes-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    class: ClassRow & {
      /** Whether an admin has approved the class's teacher. */
      readonly teacher_approved: boolean;
    };
  }
}

/** A class is read and changed by its teacher; one that is archived can only be restored. */
export const classStanding: Resolver<'class'> = async (
  { db },
  actor,
  id,
  read = () => selectClass(db, id),
) => {
  const object = await read();
  if (!object) return null;
  if (actor.role !== 'teacher' || object.teacher_id !== actor.userId) return { relations: [], object };
  if (object.archived_at !== null) return { relations: ['restores'], object };
  const approved = object.teacher_approved ? (['admits'] as const) : [];
  return { relations: ['owner', 'teaches', ...approved], object };
};
