import { sql } from 'kysely';
import { FAST_QUIZ_SHARE } from '#features/progress/core/fast-answers.ts';

/** A finished attempt `a` whose passage was read: `wasRead` (progress/core/weekly-goal.ts). */
export const WAS_READ = sql<boolean>`(2 * (length(a.marks) - length(replace(a.marks, 'r', ''))) >= a.question_count
  or a.fast_answers <= a.question_count * ${sql.lit(FAST_QUIZ_SHARE)})`;
