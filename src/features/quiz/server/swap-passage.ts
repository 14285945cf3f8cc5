import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { type swapPassage as contract, SWAPS_A_DAY } from '../contract/swap-passage.ts';
import { isFarAbove, rulesOf } from './attempt-rules.ts';
import { selectUnanswered, stopUnanswered } from './attempts-queries.ts';
import type { QuizServices } from './quiz.ts';

/** What is counted of a student's swaps. */
const swapsOf = (studentId: number) => `passages put back by ${studentId}`;

/** How often a student may put a passage back today. */
export const swapsLeft = (
  { limits }: Pick<QuizServices, 'limits'>,
  studentId: number,
  now: Date,
): Promise<number> => limits.left(swapsOf(studentId), SWAPS_A_DAY, now);

/**
 * Ends a quiz before its first answer; of those that a teacher assigned only one that is far above the student, which then waits on the home again.
 * Its offer is taken, so that the next look at the offers draws new ones (`make-offers.ts`).
 */
export async function swapPassage(
  { db, limits }: QuizServices,
  { actor: { userId: studentId }, body: { attemptId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const attempt = { studentId, attemptId };
  const unanswered = await selectUnanswered(db, attempt);
  if (!unanswered) return refuse('answered-already');
  const isAssigned = unanswered.activity_id !== null;
  if (isAssigned && !isFarAbove(rulesOf(unanswered.settings, attemptId))) return refuse('assigned');
  const swaps = swapsOf(studentId);
  if (!(await limits.takeMany(swaps, SWAPS_A_DAY, now, 1)))
    return refuse('swapped-enough', { retryAfter: secondsLeft(SWAPS_A_DAY, now) });
  if (await stopUnanswered(db, attempt)) return { swapped: true };
  // An answer may have come meanwhile, or the same request a second time: nothing was put back.
  await limits.giveBackMany(swaps, SWAPS_A_DAY, now, 1);
  return refuse('answered-already');
}
