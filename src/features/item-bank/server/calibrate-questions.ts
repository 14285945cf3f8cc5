import { learnLessons } from '#features/progress/core/learn-lessons.ts';
import { selectLearnedQuestions, upsertLearnedQuestions } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { selectLessons, takeBatch, tryLockCalibration } from './calibration-queries.ts';

/** Attempts in one batch: some ten thousand answers, learned in well under a second. */
const BATCH = 2_000;

/**
 * Teaches questions from one batch of finished attempts. An answer writes to no question's row; the rows are written
 * here, all at once, by one process at a time.
 * @returns the attempts learned from; 0 when none wait or another process learns just now.
 */
async function learnBatch(tx: Tx, now: Date, most: number): Promise<number> {
  if (!(await tryLockCalibration(tx))) return 0;
  const batch = await takeBatch(tx, most, now);
  if (!batch) return 0;
  const lessons = await selectLessons(tx, batch.batchId);
  const ids = [...new Set(lessons.map(({ questionId }) => questionId))];
  const known = await selectLearnedQuestions(tx, ids);
  const learned = learnLessons(new Map(known.map((question) => [question.questionId, question])), lessons);
  await upsertLearnedQuestions(tx, learned);
  return batch.attempts;
}

/** Teaches questions from every finished attempt that waits, batch by batch; each batch is a transaction. */
export async function learnFromAttempts(db: Db, now: () => Date, most = BATCH): Promise<void> {
  let learned: number;
  do learned = await db.transaction().execute((tx) => learnBatch(tx, now(), most));
  while (learned === most);
}

export const calibrateQuestions = ({
  db,
  now,
  questionStates,
}: Pick<QuizServices, 'db' | 'now' | 'questionStates'>): ScheduledJob => ({
  name: 'calibrate-questions',
  cron: '*/5 * * * *',
  run: async () => {
    await learnFromAttempts(db, now);
    await questionStates.refresh();
  },
});
