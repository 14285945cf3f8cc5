import {
  type ClassWithTeachers,
  isApprovedTeacherOf,
  managesStudent,
} from '#features/classes/core/teacher-rights.ts';

/** So long a reset can be undone, unless the student begins the new pretest. */
export const DAYS_TO_UNDO_RESET = 7;

/** What says whether a teacher may let a student start over. */
export interface ResetCase {
  /** The classes of the student that decide, in the order of joining. */
  readonly classes: readonly ClassWithTeachers[];
  /** The classes that the work belongs to which a reset would put behind the student; null for work of no class. */
  readonly workOf: readonly (number | null)[];
  /** The classes that the teacher may change. */
  readonly ownClassIds: ReadonlySet<number>;
}

/**
 * Whether a teacher may let a student start over. An approved teacher of the student may. One whom nobody has approved may only
 * where their class counts, and only what was read in classes of theirs: anyone can register as a teacher and have a
 * student join a class (decision 30).
 */
export const mayReset = (teacherId: number, { classes, workOf, ownClassIds }: ResetCase): boolean =>
  isApprovedTeacherOf(teacherId, classes) ||
  (managesStudent(teacherId, classes) &&
    workOf.every((classId) => classId !== null && ownClassIds.has(classId)));
