import { z } from 'zod';
import { MAX_CLASSES_OF_TEACHER } from '#features/classes/core/class-limits.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

/** Students named of each class; more of them are counted. */
export const MOST_NAMED = 30;

const classToArchive = z.object({
  classId: id,
  /** Activities that are neither over nor canceled. */
  openActivities: z.number().int(),
  /** How many students are in no other class that stays open. */
  withoutClass: z.number().int(),
  /** The first of them by name. */
  students: z.array(
    z.object({ studentId: id, username: z.string(), firstName: z.string(), lastName: z.string() }),
  ),
});
export type ClassToArchive = z.output<typeof classToArchive>;

export const previewArchive = endpoint({
  name: 'previewArchive',
  methods: ['POST'],
  path: 'teaching/classes/previewArchive',
  summary: `What becomes of open activities and of students when the teacher who asks archives these classes of theirs together: how many activities end, and which students are in no class then, ${MOST_NAMED} at most of each class.`,
  access: only(['teacher']),
  noObject:
    'It names many classes; those that the teacher who calls does not own are left out of the answer.',
  body: z.object({ classIds: z.array(id).min(1).max(MAX_CLASSES_OF_TEACHER) }),
  response: z.object({ classes: z.array(classToArchive) }),
  limit: READ_LIMIT,
  heavy: true,
});
