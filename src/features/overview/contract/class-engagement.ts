import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath } from '#platform/endpoint/contract/ids.ts';
import { figuresOfClass } from './class-figures.ts';
import { rosterLine } from './endpoints.ts';

/** Of a student on the roster, what says how they take part. */
const engagedStudent = rosterLine
  .pick({
    studentId: true,
    username: true,
    firstName: true,
    lastName: true,
    joinedAt: true,
    pretestStatus: true,
    quizzesTaken: true,
    quizzesPassed: true,
    quizzesTooFast: true,
    recentAnswers: true,
    fastShare: true,
    recentQuizzes: true,
    weekQuizzes: true,
    weekTooFast: true,
    weekMinutes: true,
    lastSeen: true,
  })
  .extend({
    /** Many of the answers of the last 30 days came too fast to have been read. */
    guesses: z.boolean(),
  });

export const classEngagement = endpoint({
  name: 'classEngagement',
  about: 'practice',
  methods: ['POST'],
  path: 'quiz/class_engagement_data/{classId}',
  summary:
    'How a class takes part: the week, the pretest, who guesses and who was last seen when. The same figures as on its card and its roster.',
  access: only(['teacher'], { kind: 'class', at: 'params.classId', may: ['teaches'] }),
  params: z.object({ classId: idInPath }),
  response: z.object({ figures: figuresOfClass, students: z.array(engagedStudent) }),
  // It reads the roster of a class.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});
