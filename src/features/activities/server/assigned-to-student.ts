import type { Library } from '#features/library/server/public.ts';
import type { StudentContext } from '#features/quiz/server/public.ts';
import { passagesFor } from '#features/quiz/server/public.ts';
import { classesThatAssign } from '../core/classes-that-assign.ts';
import type { AssignmentRow } from './assignments-queries.ts';

/** Assignments that a student may know of: of the classes that may set something, passages only where they are for them. */
export function assignedTo<R extends Pick<AssignmentRow, 'class_id' | 'passage_id' | 'attempt_id'>>(
  library: Library,
  { classes, settings }: Pick<StudentContext, 'classes' | 'settings'>,
  rows: readonly R[],
): R[] {
  if (rows.length === 0) return [];
  const classIds = new Set(classesThatAssign(classes).map(({ id }) => id));
  const fit = new Set(passagesFor(library, 'practice', settings).map(({ passageId }) => passageId));
  return rows.filter(
    ({ class_id, passage_id, attempt_id }) =>
      classIds.has(class_id) && (passage_id === null || attempt_id !== null || fit.has(passage_id)),
  );
}

/** The pretests among them, whatever the library has. */
export const assignedAssessments = <R extends Pick<AssignmentRow, 'class_id' | 'kind'>>(
  { classes }: Pick<StudentContext, 'classes'>,
  rows: readonly R[],
): R[] => {
  const classIds = new Set(classesThatAssign(classes).map(({ id }) => id));
  return rows.filter(({ class_id, kind }) => kind === 'ASSESSMENT' && classIds.has(class_id));
};
