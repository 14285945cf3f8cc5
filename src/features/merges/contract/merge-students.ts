import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { DAYS_TO_UNDO_MERGE } from '../core/undo-merge.ts';

/** Each moves all work of a student. */
const MERGE_LIMIT: RateLimit = { calls: 30, seconds: 600, countedIn: 'process' };

/** Anyone can register as a teacher and have students join a class: only one whom an admin has approved joins accounts. */
const ofClass = { kind: 'class', may: ['admits'] } as const;

export const mergeStudents = endpoint({
  name: 'mergeStudents',
  methods: ['POST'],
  path: 'class/student/merge',
  summary: `Joins two accounts of one child, both in the class; for teachers whom an admin has approved. The kept one has the work, points, and classes of both, and its own level, or that of the other where it has none. The other one is closed: whoever logs in to it with its password is told which one to use. It can be undone for ${DAYS_TO_UNDO_MERGE} days (\`undoMerge\`).`,
  access: only(['teacher'], { ...ofClass, at: 'body.classId' }),
  body: z.object({
    classId: id,
    keptId: id,
    /** The account that is closed. */
    joinedId: id,
  }),
  response: z.object({ keptId: id, joinedId: id }),
  errors: {
    'not-two-students': { status: 409, detail: 'Choose two students of this class.' },
    'account-locked': {
      status: 409,
      detail: 'One of these accounts is locked. Unlock it first.',
    },
    'in-competition': {
      status: 409,
      detail:
        'A competition is under way in which these accounts do not count for the same class. You can merge them when it has ended.',
    },
  },
  limit: MERGE_LIMIT,
  heavy: true,
  changes: true,
  // Whoever has the kept account's password is in the work of both.
  whileImpersonated: 'never',
});

export const undoMerge = endpoint({
  name: 'undoMerge',
  methods: ['POST'],
  path: 'class/student/undoMerge',
  summary: `Undoes for ${DAYS_TO_UNDO_MERGE} days that two accounts were joined, in this class or in another. Everything that was moved goes back. What was done since stays with the account that was kept.`,
  access: only(['teacher'], { ...ofClass, at: 'body.classId' }),
  body: z.object({ classId: id, joinedId: id }),
  response: z.object({ keptId: id, joinedId: id }),
  errors: {
    over: { status: 409, detail: 'This can no longer be undone.' },
    'started-over': {
      status: 409,
      detail: 'This student has started over since. Undo that first.',
    },
    'merged-since': {
      status: 409,
      detail: 'Another account was merged with this one later. Undo that merge first.',
    },
    'points-taken': {
      status: 409,
      detail:
        'This student’s points were reset after the accounts were merged, so the merge can no longer be undone.',
    },
  },
  limit: MERGE_LIMIT,
  heavy: true,
  changes: true,
  // Whoever has the kept account's password is in the work of both.
  whileImpersonated: 'never',
});

export const mergedStudent = z.object({
  /** The account that was closed. */
  joinedId: id,
  joinedUsername: z.string(),
  keptId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mergedAt: moment,
  /** Who did it, where it was not the teacher who asks. */
  byName: z.string().nullable(),
});
export type MergedStudent = z.output<typeof mergedStudent>;

export const listMerges = endpoint({
  name: 'listMerges',
  methods: ['GET'],
  path: 'class/{id}/merges',
  summary: `The students of a class whose two accounts a teacher joined within ${DAYS_TO_UNDO_MERGE} days, in this class or in another, so that it can be undone (\`undoMerge\`), the last one first.`,
  access: only(['teacher'], { ...ofClass, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  response: z.object({ students: z.array(mergedStudent) }),
  limit: READ_LIMIT,
  heavy: true,
});
