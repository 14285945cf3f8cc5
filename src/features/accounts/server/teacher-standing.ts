import type { Resolver } from '#platform/endpoint/server/standing.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    /** A teacher is named by the own id only: nothing is read. */
    teacher: undefined;
  }
}

/** A teacher's account is named by the teacher alone. */
export const teacherStanding: Resolver<'teacher'> = async (_, actor, id) =>
  actor.role === 'teacher' && actor.userId === id ? { relations: ['self'], object: undefined } : null;
