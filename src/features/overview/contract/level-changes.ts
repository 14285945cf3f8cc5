import { z } from 'zod';
import { period } from '#features/reports/contract/period.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath } from '#platform/endpoint/contract/ids.ts';
import { levelChange } from './views.ts';

export const listLevelChanges = endpoint({
  name: 'listLevelChanges',
  about: 'practice',
  methods: ['POST'],
  path: 'quiz/level_changes/{studentId}',
  summary: 'Each change of the shown level of a student with its reason, newest first, ten on a page.',
  access: only(['teacher'], { kind: 'student', at: 'params.studentId', may: ['teaches'] }),
  params: z.object({ studentId: idInPath }),
  body: z.object({
    page: z.number().int().min(0).max(100_000).default(0),
    size: z.number().int().min(1).max(100).default(10),
    ...period,
  }),
  response: z.object({
    /** The zone in which days are meant. */
    timezone: z.string(),
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    changes: z.array(levelChange),
  }),
  limit: READ_LIMIT,
  notHeavy: 'It reads one page of one student.',
});
