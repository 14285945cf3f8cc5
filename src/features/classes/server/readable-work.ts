import type { Actor } from '#platform/session/core/actor.ts';
import { type ClassWithTeachers, type ReadableWork, readableWork } from '../core/teacher-rights.ts';

/**
 * What an actor may read of the work of a student who is in these classes: students their own, a teacher by the classes
 * that they have the student in now. A right to read gives no right to change anything.
 */
export function readableBy(
  actor: Actor,
  studentId: number,
  classes: readonly ClassWithTeachers[],
): ReadableWork {
  if (actor.role === 'student') return { kind: actor.userId === studentId ? 'everything' : 'nothing' };
  return actor.role === 'teacher' ? readableWork(actor.userId, classes) : { kind: 'nothing' };
}

/** The classes whose work is readable; undefined for all work. */
export const classesToRead = (readable: ReadableWork): readonly number[] | undefined =>
  readable.kind === 'class-work' ? readable.classIds : undefined;

/** Whether work that belongs to a class, or to none, is readable. */
export const isReadable = (readable: ReadableWork, classId: number | null): boolean =>
  readable.kind === 'everything' ||
  (readable.kind === 'class-work' && classId !== null && readable.classIds.includes(classId));
