import { countedClasses } from '#features/classes/core/class-that-counts.ts';
import { changesClass, isApprovedTeacherOf, teachesClass } from '#features/classes/core/teacher-rights.ts';
import type { StudentClassJson } from '#features/classes/server/public.ts';
import type { Relation } from '#platform/endpoint/contract/access.ts';
import type { Resolver, RowOf } from '#platform/endpoint/server/standing.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import { selectAttempt } from './attempts-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    attempt: {
      readonly student_id: number;
      /** The class that the work belongs to. */
      readonly class_id: number | null;
      readonly passage_version_id: number;
      /** The classes that its student is in now, also those of locked teachers. */
      readonly classes: readonly StudentClassJson[];
    };
  }
}

/** An attempt is read by its student, by the teachers of its class and by approved teachers of its student. */
export const attemptStanding: Resolver<'attempt'> = async (
  { db },
  actor,
  id,
  read = () => selectAttempt(db, id),
) => {
  const object = await read();
  return object ? { relations: relationsOf(actor, object), object } : null;
};

function relationsOf({ role, userId }: Actor, attempt: RowOf<'attempt'>): Relation[] {
  if (role === 'student') return attempt.student_id === userId ? ['self'] : [];
  if (role !== 'teacher') return [];
  const classes = countedClasses(attempt.classes);
  const ofWork = classes.find(({ id }) => id === attempt.class_id);
  return [
    ...(ofWork && teachesClass(userId, ofWork) ? (['teaches'] as const) : []),
    ...(ofWork && changesClass(userId, ofWork) ? (['scores'] as const) : []),
    ...(isApprovedTeacherOf(userId, classes) ? (['approved'] as const) : []),
  ];
}
