import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

export const choosePrimaryClass = endpoint({
  name: 'choosePrimaryClass',
  methods: ['POST'],
  path: 'teaching/primaryClass',
  summary:
    "Makes a class of an approved teacher the one whose rules count for a student. It holds from the student's next quiz on.",
  access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['chooses'] }),
  body: z.object({ studentId: id, classId: id }),
  response: z.object({ counts: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});
