import { bodyOf } from '#features/library/core/paragraphs.ts';
import type { Library } from '#features/library/server/public.ts';
import { essayPoints } from '#features/progress/core/extra-points.ts';
import {
  insertingLedger,
  lockProgress,
  toLedgerColumns,
  updatingProgress,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { writeTogether } from '#platform/db/server/write-together.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { answerShortEssay as contract } from '../contract/essays.ts';
import { ownWords } from '../core/own-words.ts';
import { type EssayRow, selectEssayOn, selectPaidEssays, submitEssay } from './essay-queries.ts';
import type { PracticeServices } from './practice.ts';
import { rulesOf } from './read-quiz.ts';

type EssayCall = Call<typeof contract>;

/** Hands in an essay, or leaves it out (points rule, short essay). What was handed in stays as it is. */
export async function answerEssay(
  { db, library }: PracticeServices,
  call: EssayCall,
): Promise<Reply<typeof contract>> {
  const { actor, body } = call;
  if (body.studentId !== actor.userId) return notFound();
  return db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx, body.studentId);
    const essay = progress && (await selectEssayOn(tx, body.studentId, body.questionId));
    if (!essay) return refuse('no-essay');
    if (essay.status !== 'open') return again(tx, essay, call);
    const { settings } = rulesOf(essay.settings);
    const text = body.responseText.trim();
    if (body.isSkipped && !settings.maySkipEssay) return refuse('essay-needed');
    if (!body.isSkipped && text === '') return refuse('essay-empty');
    return handIn(tx, library, essay, { ...call, body: { ...body, responseText: text } });
  });
}

async function handIn(
  tx: Tx,
  library: Library,
  essay: EssayRow,
  { body, now }: EssayCall,
): Promise<Reply<typeof contract>> {
  const { settings, visible } = rulesOf(essay.settings);
  const passage = await library.version(essay.passage_version_id);
  const own = body.isSkipped ? 0 : ownWords(body.responseText, bodyOf(passage?.paragraphs ?? []));
  await submitEssay(tx, essay, {
    text: body.responseText,
    ownWords: own,
    seconds: body.elapsedSeconds,
    skipped: body.isSkipped,
    now,
  });
  const day = dayNumber(now.getTime(), settings.timezone);
  const { student_id: studentId, attempt_id: attemptId, epoch, class_id: classId } = essay;
  const paid = await selectPaidEssays(tx, studentId, { day, attemptId });
  const points = essayPoints({ ownWords: own, paidToday: paid.today });
  if (points > 0) {
    const earned = { studentId, epoch, attemptId, classId, at: now };
    await writeTogether(tx, [
      insertingLedger(tx, earned, toLedgerColumns([{ cause: 'essay', points, earnedDay: day }])),
      updatingProgress(tx, studentId, { addPoints: points }),
    ]);
  }
  const status = body.isSkipped ? 'skipped' : 'submitted';
  return { saved: true, status, ownWords: own, points: visible.showPoints ? points : null };
}

/** The same essay again is told the same; another one comes too late. */
async function again(tx: Tx, essay: EssayRow, { body }: EssayCall): Promise<Reply<typeof contract>> {
  const same = body.isSkipped ? essay.status === 'skipped' : essay.text === body.responseText.trim();
  if (!same) return refuse('essay-done');
  const { visible } = rulesOf(essay.settings);
  const { causes } = await selectPaidEssays(tx, essay.student_id, { day: -1, attemptId: essay.attempt_id });
  const points = causes.has('essay') ? essayPoints({ ownWords: essay.own_words, paidToday: 0 }) : 0;
  return {
    saved: true,
    status: essay.status === 'skipped' ? 'skipped' : 'submitted',
    ownWords: essay.own_words,
    points: visible.showPoints ? points : null,
  };
}
