import { z } from 'zod';
import { writtenName } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';

const studentName = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  /**
   * Whether the person who asks may set it. One that is there is corrected by an approved teacher, or by the student while no class of
   * theirs is of an approved one.
   */
  mayChange: z.boolean(),
});

/** A name that a student is given. */
export const nameFields = z.object({
  firstName: writtenName('Please give the first name.'),
  lastName: writtenName('Please give the last name.'),
});

export const getStudentName = endpoint({
  name: 'getStudentName',
  methods: ['GET'],
  path: 'class/student/{id}/name',
  summary: 'The name of a student, for the student and the teachers, and whether they may set it.',
  access: only(['student', 'teacher'], { kind: 'student', at: 'params.id', may: ['self', 'teaches'] }),
  params: z.object({ id: idInPath }),
  response: studentName,
  limit: READ_LIMIT,
});

export const updateStudentRealname = endpoint({
  name: 'updateStudentRealname',
  methods: ['POST'],
  path: 'user/updateStudentRealname',
  summary:
    'Sets the name of a student who has none. Approved teachers, and students without one, correct it, too.',
  access: only(['student', 'teacher'], { kind: 'student', at: 'body.studentId', may: ['self', 'manages'] }),
  body: z.object({ studentId: id, ...nameFields.shape }),
  response: studentName,
  errors: {
    'name-stands': {
      status: 409,
      detail: 'This name is set. Only a teacher whose account is approved can correct it.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});
