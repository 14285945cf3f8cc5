import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { studentSupports } from '../core/student-supports.ts';
import { levelsCrossed } from './endpoints.ts';

export const changeStudentSupports = endpoint({
  name: 'changeStudentSupports',
  methods: ['POST'],
  path: 'teaching/studentSupports',
  summary:
    'Sets what a class gives one of its students: levels of their own, listening, larger text, line focus. What is not sent stays. It acts from the next quiz on, while this class is the one that counts.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({ classId: id, studentId: id, ...studentSupports.partial().shape }),
  response: z.object({ supports: studentSupports }),
  errors: {
    'levels-crossed': levelsCrossed,
    'not-in-class': { status: 404, detail: 'This student is not in the class any more.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});
