import { z } from 'zod';
import { scaleEnd } from '#features/progress/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

const count = z.number().int();

/** A class in a few numbers (`core/class-figures.ts`). */
export const figuresOfClass = z.object({
  classId: id,
  students: count,
  pretestKnown: count,
  pretestDone: count,
  quizzesTaken: count,
  quizzesPassed: count,
  quizzesTooFast: count,
  weekQuizzes: count,
  weekTooFast: count,
  weekMinutes: count,
  needHelp: count,
  levelsKnown: count,
  medianLevel: z.object({ value: z.number(), end: scaleEnd }).nullable(),
});
export type FiguresOfClass = z.output<typeof figuresOfClass>;

export const listClassFigures = endpoint({
  name: 'listClassFigures',
  methods: ['GET'],
  path: 'teaching/classFigures',
  summary:
    'The week, the pretest, the level in the middle and who needs help, for each class of the teacher who asks; classes beyond 3,000 students are left out.',
  access: only(['teacher']),
  response: z.object({ classes: z.array(figuresOfClass) }),
  // It reads the rosters of all classes.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});
