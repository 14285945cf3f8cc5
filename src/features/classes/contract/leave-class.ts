import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

export const leaveClass = endpoint({
  name: 'leaveClass',
  methods: ['POST'],
  path: 'reading/leaveClass',
  summary:
    'Takes the student who asks out of a class whose teacher is not approved and whose rules do not hold for them. Their work is kept, and the class code lets them in again.',
  access: only(['student'], { kind: 'student', at: 'body.studentId', may: ['self'] }),
  body: z.object({ studentId: id, classId: id }),
  response: z.object({ left: z.literal(true) }),
  errors: {
    'only-by-teacher': { status: 409, detail: 'Only your teacher can take you out of this class.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const removeFromUnconfirmedClass = endpoint({
  name: 'removeFromUnconfirmedClass',
  methods: ['POST'],
  path: 'teaching/removeFromUnconfirmedClass',
  summary:
    'Takes a student of an approved teacher out of a class whose teacher is not approved. The work is kept.',
  access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['chooses'] }),
  body: z.object({ studentId: id, classId: id }),
  response: z.object({ removed: z.literal(true) }),
  errors: {
    'confirmed-class': {
      status: 409,
      detail: 'The teacher of this class is approved. Only they can take a student out of it.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});
