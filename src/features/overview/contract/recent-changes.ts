import { z } from 'zod';
import { archivedClass } from '#features/classes/contract/archive.ts';
import { removedStudent } from '#features/classes/contract/class-members.ts';
import { schoolYear } from '#features/classes/contract/school-year.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { mergedStudent } from '#features/merges/contract/merge-students.ts';
import { studentReset } from '#features/quiz/contract/reset-progress.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

const changedClass = z.object({
  id,
  name: z.string(),
  /** The zone in which the moments are meant. */
  timezone: z.string(),
  mayReset: z.boolean(),
  removed: z.array(removedStudent),
  resets: z.array(studentReset),
  merges: z.array(mergedStudent),
});
export type ChangedClass = z.output<typeof changedClass>;

export const listRecentChanges = endpoint({
  name: 'listRecentChanges',
  methods: ['GET'],
  path: 'teaching/recentChanges',
  summary: `What was done within ${DAYS_TO_UNDO_REMOVAL} days and the teacher who asks can undo, the last first: students of their classes who were removed, started over or had two accounts joined, classes that they archived, and school years that they started.`,
  access: only(['teacher']),
  noObject: 'The class only narrows a list that has nothing but the changes of the teacher who asks.',
  query: z.object({
    /** Only of the students of this class; a class of another teacher has none here. */
    classId: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({
    /** Classes in which there is something to undo. */
    classes: z.array(changedClass),
    archived: z.array(archivedClass),
    years: z.array(schoolYear),
    /** Whether there are more than are listed: of each kind, the last MAX_STUDENTS_OF_CLASS are listed. */
    more: z.boolean(),
  }),
  limit: READ_LIMIT,
  heavy: true,
});
