import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { lockCalibration } from './calibration-queries.ts';
import { learnAgain } from './learn-again.ts';
import {
  deleteQuestionsThatForget,
  insertQuestionsOf,
  selectQuestionsThatForget,
} from './relearn-queries.ts';

/** Questions that learn again in one transaction. */
const AT_A_TIME = 50;

/**
 * Notes which questions learned from a student who is erased in this transaction. Nobody learns until it ends: a batch under way could
 * hold answers of the student.
 */
export async function forgetLessonsOf(tx: Tx, studentId: number): Promise<void> {
  await lockCalibration(tx);
  await insertQuestionsOf(tx, studentId);
}

/** Questions forget the answers of students who are erased. @returns how many learned again. */
export async function relearnQuestions(db: Db): Promise<number> {
  let relearned = 0;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      await lockCalibration(tx);
      const ids = await selectQuestionsThatForget(tx, AT_A_TIME);
      if (ids.length === 0) return 0;
      await learnAgain(tx, ids);
      await deleteQuestionsThatForget(tx, ids);
      return ids.length;
    });
    if (done === 0) return relearned;
    relearned += done;
  }
}

/** Looks every minute for questions that are to learn again. */
export const forgetErased = ({
  db,
  questionStates,
}: Pick<QuizServices, 'db' | 'questionStates'>): ScheduledJob => ({
  name: 'forget-erased',
  cron: '* * * * *',
  run: async () => {
    if ((await relearnQuestions(db)) > 0) await questionStates.refresh();
  },
});
