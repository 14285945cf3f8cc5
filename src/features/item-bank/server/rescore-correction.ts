import { type CorrectionRow, markScored, selectDueCorrections } from '#features/library/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { lockCalibration } from './calibration-queries.ts';
import { learnAgain } from './learn-again.ts';
import { selectQuestionsToRelearn, selectStudentsToRescore } from './rescore-queries.ts';
import { rescoreStudent } from './rescore-student.ts';

/**
 * Milliseconds between a correction and its rescoring: by then every server process judges new answers by the new key,
 * so none is left out.
 */
export const SETTLE_MS = 90_000;
/** Questions that learn again in one statement. */
const AT_A_TIME = 50;

type Services = Pick<QuizServices, 'db' | 'library' | 'onPointsWritten' | 'onWorkRejudged'>;

/**
 * Rescores every answer to a corrected question, student by student, and lets questions learn again from what
 * changed. Each student is a transaction; after a crash the next run goes on where this one stopped.
 */
export async function rescoreCorrection(
  services: Services,
  correction: CorrectionRow,
  now: Date,
): Promise<void> {
  const { db } = services;
  const corrected = {
    correctionId: correction.id,
    questionId: correction.question_id,
    optionId: correction.option_id,
  };
  for (const studentId of await selectStudentsToRescore(db, corrected))
    await db.transaction().execute((tx) => rescoreStudent(tx, services, { studentId, corrected, now }));
  await db.transaction().execute(async (tx) => {
    await relearn(tx, correction.id);
    await markScored(tx, correction.id, now);
  });
}

/** Questions learned from students whose levels have changed since: they learn again, as if from the beginning. */
async function relearn(tx: Tx, correctionId: number): Promise<void> {
  await lockCalibration(tx);
  const ids = await selectQuestionsToRelearn(tx, correctionId);
  for (let from = 0; from < ids.length; from += AT_A_TIME)
    await learnAgain(tx, ids.slice(from, from + AT_A_TIME));
}

/** Rescores, every minute, the corrections that have settled. */
export const rescoreCorrections = (
  services: Services & Pick<QuizServices, 'now' | 'questionStates'>,
): ScheduledJob => ({
  name: 'rescore-corrections',
  cron: '* * * * *',
  run: async () => {
    const { db, now, questionStates } = services;
    const due = await selectDueCorrections(db, new Date(now().getTime() - SETTLE_MS));
    for (const correction of due) await rescoreCorrection(services, correction, now());
    if (due.length > 0) await questionStates.refresh();
  },
});
