import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';

/** A student who has read a passage, by the last time. */
const passageReader = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  attemptId: id,
  /** The version that was read. */
  versionId: id,
  /** On the calendar of the student's class. */
  finishedOn: z.iso.date(),
  right: z.number().int(),
  total: z.number().int(),
  fastAnswers: z.number().int(),
  passed: z.boolean(),
});
export type PassageReader = z.output<typeof passageReader>;

export const listPassageReaders = endpoint({
  name: 'listPassageReaders',
  methods: ['GET'],
  path: 'teaching/catalogQuiz/{quizId}/readers',
  summary:
    'The students of the teacher who asks who have read a passage, in any version of it, the last first: as far as the teacher may read their work.',
  access: only(['teacher']),
  noObject: 'A passage is open to every teacher; the list has nobody but students of the teacher who asks.',
  params: z.object({ versionId: idInPath }),
  wire: { params: { versionId: 'quizId' } },
  response: z.object({
    readers: z.array(passageReader),
    /** So many have read it and are not listed. */
    more: z.number().int(),
  }),
  // It looks through all students of the teacher.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});
