import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { DAYS_TO_UNDO_REMOVAL, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { teacherClass } from './endpoints.ts';

export const removeStudentsFromClass = endpoint({
  name: 'removeStudentsFromClass',
  methods: ['POST'],
  path: 'teaching/removeStudentsFromClass',
  summary: 'Takes students out of a class of the teacher. Their work is kept.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({
    classId: id,
    /** Older clients send it; the id decides. */
    className: z.string().max(400).optional(),
    studentIds: z.array(id).max(MAX_STUDENTS_OF_CLASS),
  }),
  wire: {
    body: { classId: 'targetClassId', className: 'targetClassName', studentIds: 'actionableStudents' },
  },
  response: z.object({
    removals: z.array(
      z.object({
        index: z.number().int(),
        field: z.literal('studentId'),
        ok: z.boolean(),
        code: z.enum(['removed', 'not-found']),
        message: z.string(),
      }),
    ),
  }),
  limit: WRITE_LIMIT,
  heavy: true,
  changes: true,
});

export const addStudentsToClass = endpoint({
  name: 'addStudentsToClass',
  methods: ['POST'],
  path: 'teaching/addStudentsToClass',
  summary:
    'Puts students of other classes of the teacher into a class of theirs, too. A class of an owner whom no admin has approved takes students only of classes of the same owner, and nobody who left it or whom another teacher took out of it.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({
    classId: id,
    /** Older clients send it; the id decides. */
    className: z.string().max(400).optional(),
    studentIds: z.array(id).max(MAX_STUDENTS_OF_CLASS),
  }),
  wire: {
    body: { classId: 'targetClassId', className: 'targetClassName', studentIds: 'actionableStudents' },
  },
  response: z.object({
    students: z.array(
      z.object({
        index: z.number().int(),
        field: z.literal('studentId'),
        ok: z.boolean(),
        /** `not-found`: is in no class from which the teacher can add to this one. */
        code: z.enum(['added', 'already-there', 'not-found', 'class-full', 'enough-classes']),
        message: z.string(),
      }),
    ),
  }),
  // Each call waits for the class with a connection in hand.
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  heavy: true,
  changes: true,
});

export const removedStudent = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  removedAt: moment,
  /** The class of the teacher who asks that the student came into with this, and is in; null where there is none. */
  movedTo: z.object({ id, name: z.string() }).nullable(),
  /** Who did it, where it was not the teacher who asks. */
  byName: z.string().nullable(),
});
export type RemovedStudent = z.output<typeof removedStudent>;

export const listRemovedStudents = endpoint({
  name: 'listRemovedStudents',
  methods: ['GET'],
  path: 'class/{id}/removedStudents',
  summary: `The students whom a teacher of a class took out of it within ${DAYS_TO_UNDO_REMOVAL} days and whom any of them can bring back (\`restoreStudentsToClass\`), the last removed first, ${MAX_STUDENTS_OF_CLASS} at most.`,
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['owner', 'co-teacher'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ students: z.array(removedStudent) }),
  limit: READ_LIMIT,
  heavy: true,
});

export const restoreStudentsToClass = endpoint({
  name: 'restoreStudentsToClass',
  methods: ['POST'],
  path: 'teaching/restoreStudentsToClass',
  summary: `Undoes for ${DAYS_TO_UNDO_REMOVAL} days that a teacher of a class took students out of it. It lets in nobody who was not there, who left, or who has joined another class meanwhile.`,
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({ classId: id, studentIds: z.array(id).max(MAX_STUDENTS_OF_CLASS) }),
  response: z.object({
    students: z.array(
      z.object({
        index: z.number().int(),
        field: z.literal('studentId'),
        ok: z.boolean(),
        /** Why it is over is not told: where else a student is, is no business of this class. */
        code: z.enum(['restored', 'over', 'class-full', 'enough-classes']),
        message: z.string(),
      }),
    ),
  }),
  // Each call waits for the class with a connection in hand.
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  heavy: true,
  changes: true,
});

const ofClass = only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] });

export const renewClassCode = endpoint({
  name: 'renewClassCode',
  methods: ['POST'],
  path: 'teaching/classCode/renew',
  summary: 'Gives a class a new code. The old one stops working; the students of the class stay.',
  access: ofClass,
  body: z.object({ classId: id }),
  response: teacherClass,
  limit: WRITE_LIMIT,
  changes: true,
});

export const closeClassCode = endpoint({
  name: 'closeClassCode',
  methods: ['POST'],
  path: 'teaching/classCode/close',
  summary: 'Closes the code of a class: nobody new can join. The students of the class stay.',
  access: ofClass,
  body: z.object({ classId: id }),
  response: teacherClass,
  limit: WRITE_LIMIT,
  changes: true,
});
