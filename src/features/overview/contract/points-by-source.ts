import { z } from 'zod';
import { period } from '#features/reports/contract/period.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath } from '#platform/endpoint/contract/ids.ts';

const points = z.number().int();

/** The parts of a sum of points, in the order in which they are told. */
export const pointsBySource = z.object({
  /** Of the quizzes themselves, corrected keys included. */
  quizzes: points,
  challenges: points,
  essays: points,
  pretest: points,
  weeklyGoals: points,
  /** Taken back when the student started over with points at 0: zero or less. */
  startedOver: points,
  /** All of these. */
  total: points,
});
export type PointsBySource = z.output<typeof pointsBySource>;

export const readPointsBySource = endpoint({
  name: 'readPointsBySource',
  about: 'practice',
  methods: ['POST'],
  path: 'quiz/points_by_source/{studentId}',
  summary:
    'What the points of a student in some days were earned with, as far as the teacher reads the work.',
  access: only(['teacher'], { kind: 'student', at: 'params.studentId', may: ['teaches'] }),
  params: z.object({ studentId: idInPath }),
  body: z.object({
    /** Only what was earned since the last reset, as reports count it. */
    sinceReset: z.boolean().default(false),
    ...period,
  }),
  response: pointsBySource,
  limit: READ_LIMIT,
  notHeavy: 'It reads the work of one student.',
});
