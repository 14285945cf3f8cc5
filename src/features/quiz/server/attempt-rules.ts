import { z } from 'zod';
import { levelsFarAbove } from '#features/progress/core/apply-quiz.ts';
import { LEVELS, type Level } from '#features/progress/core/scale.ts';
import { LEVEL_RULES } from '#features/progress/core/shown-level.ts';
import { type ColumnReader, jsonColumn } from '#platform/db/server/stored-column.ts';
import { NO_SUPPORTS, type QuizSettings, type Visibility } from '../core/quiz-settings.ts';

/** What the points of a quiz are paid against; looked at again when it ends. */
export interface Payment {
  readonly referenceLevel: Level;
  readonly nthOfDay: number;
  readonly paidBefore: boolean;
}

/** What is stored of the rules when an attempt begins. */
export interface AttemptRules {
  readonly settings: QuizSettings;
  readonly visible: Visibility;
  /** When the quiz began: what points are shown against meanwhile, and in an answer that is sent again. */
  readonly payment: Payment;
  /** When it ended: what the points were paid against. */
  readonly paid?: Payment | undefined;
}

/** A teacher assigned the passage, and it was far above the student when it began. */
export const isFarAbove = ({ settings, payment }: Pick<AttemptRules, 'settings' | 'payment'>): boolean =>
  settings.assignedLevel !== null && levelsFarAbove(settings.assignedLevel, payment.referenceLevel) !== null;

const level = z.literal(LEVELS);
const payment = z.looseObject({ referenceLevel: level, nthOfDay: z.number(), paidBefore: z.boolean() });
const settings = z.looseObject({
  classId: z.number().nullable(),
  grade: z.number().nullable(),
  timezone: z.string(),
  range: z.looseObject({ minLevel: level, maxLevel: level }),
  rule: z.enum(LEVEL_RULES),
  readAloud: z.boolean(),
  // Quizzes that began before a class could give one student something have none of it.
  supports: z
    .looseObject({ listening: z.boolean(), largerText: z.boolean(), lineFocus: z.boolean() })
    .default({ ...NO_SUPPORTS }),
  studentChooses: z.boolean(),
  // Quizzes that began before there were essays know none.
  includesEssay: z.boolean().default(false),
  maySkipEssay: z.boolean(),
  underThirteen: z.boolean(),
  // Quizzes that began before there were activities were all chosen.
  assignedLevel: level.nullable().default(null),
  // Before there was a second try there was none.
  again: z.boolean().default(false),
  // Before titles were known, a sentence ended after "Mr.".
  sentences: z.enum(['at-titles', 'whole']).default('at-titles'),
});

/**
 * The rules as they were stored with an attempt, by its number. Loose, because they are written again when the attempt ends
 * and must keep what a newer release added. Read with every answer: 0.8 µs.
 */
export const rulesOf: ColumnReader<AttemptRules> = jsonColumn(
  'attempts.settings',
  z.looseObject({
    settings,
    visible: z.looseObject({ showGrade: z.boolean(), showPoints: z.boolean() }),
    payment,
    paid: payment.optional(),
  }),
);
