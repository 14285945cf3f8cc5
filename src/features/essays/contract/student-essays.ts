import { z } from 'zod';
import { essayScore } from '#features/quiz/contract/short-essay.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';

/** An essay as it is shown on its student's page. */
const essayOfStudent = z.object({
  attemptId: id,
  versionId: id,
  title: z.string(),
  /** The class that it was written for; null where it was for none. */
  classId: id.nullable(),
  prompt: z.string(),
  text: z.string(),
  submittedAt: moment,
  /** Null while it waits to be read. */
  score: essayScore.nullable(),
  comment: z.string(),
});
export type EssayOfStudent = z.output<typeof essayOfStudent>;

export const listEssaysOfStudent = endpoint({
  name: 'listEssaysOfStudent',
  methods: ['GET'],
  path: 'teaching/student/{id}/essays',
  summary: 'The short essays that a student handed in, newest first, as far as the teacher may read them.',
  access: only(['teacher'], { kind: 'student', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }),
  response: z.object({
    total: z.number().int(),
    size: z.number().int(),
    essays: z.array(essayOfStudent),
    /** The zone in which dates are meant: of the class that counts, as far as the teacher may know it. */
    timezone: z.string(),
  }),
  limit: READ_LIMIT,
  notHeavy: 'It reads one page of one student.',
});
