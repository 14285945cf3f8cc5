import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { MAX_CLASSES_OF_TEACHER } from '../core/class-limits.ts';
import { grade } from '../core/class-settings.ts';
import { enoughClasses, teacherClass } from './endpoints.ts';

const ofOwner = { kind: 'class', may: ['owner', 'restores'] } as const;

export const archiveClass = endpoint({
  name: 'archiveClass',
  methods: ['DELETE'],
  path: 'class/{id}',
  summary:
    'Archives a class: it is on no list, and nobody joins it. Nothing is deleted, and it can be restored (`restoreClass`).',
  access: only(['teacher'], { ...ofOwner, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  response: z.object({ archived: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const restoreClass = endpoint({
  name: 'restoreClass',
  methods: ['POST'],
  path: 'teaching/restoreClass',
  summary: 'Brings an archived class back, with its students, its code and its settings.',
  access: only(['teacher'], { ...ofOwner, at: 'body.classId' }),
  body: z.object({ classId: id }),
  response: teacherClass,
  errors: { 'enough-classes': enoughClasses },
  limit: WRITE_LIMIT,
  changes: true,
});

export const archivedClass = z.object({
  id,
  name: z.string(),
  grade,
  studentCount: z.number().int(),
  /** The zone in which the moment is meant. */
  timezone: z.string(),
  archivedAt: moment,
});
export type ArchivedClass = z.output<typeof archivedClass>;

export const getArchivedClass = endpoint({
  name: 'getArchivedClass',
  methods: ['GET'],
  path: 'teaching/classes/archived/{id}',
  summary: 'One archived class of the teacher who asks.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['restores'] }),
  params: z.object({ id: idInPath }),
  response: archivedClass,
  limit: READ_LIMIT,
});

export const listArchivedClasses = endpoint({
  name: 'listArchivedClasses',
  methods: ['GET'],
  path: 'teaching/classes/archived',
  summary: `The archived classes of the teacher who asks, the newest first, ${MAX_CLASSES_OF_TEACHER} at most.`,
  access: only(['teacher']),
  response: z.object({
    classes: z.array(archivedClass),
    /** So many are not listed. */
    more: z.number().int(),
  }),
  limit: READ_LIMIT,
  heavy: true,
});
