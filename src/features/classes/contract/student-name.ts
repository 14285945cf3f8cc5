import { z } from 'zod';
import { writtenName } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';

const studentName = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** Whether the person who asks may set it: a student only while there is none. */
  mayChange: z.boolean(),
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
  summary: 'Sets or corrects the name of a student whose account the teacher manages.',
  access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['manages'] }),
  body: z.object({
    studentId: id,
    firstName: writtenName('Please give the first name.'),
    lastName: writtenName('Please give the last name.'),
  }),
  response: studentName,
  limit: WRITE_LIMIT,
  changes: true,
});
