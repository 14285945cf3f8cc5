import { bodyOf } from '#features/library/core/paragraphs.ts';
import { essayPoints } from '#features/progress/core/extra-points.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { lockProgress, type ProgressRow, payPoints } from '#features/progress/server/public.ts';
import type { answerShortEssay as contract } from '#features/quiz/contract/short-essay.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { readVisibility, rulesOf } from '#features/quiz/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { ownWords } from '../core/own-words.ts';
import {
  type EssayByKey,
  type EssayRow,
  selectEssayByKey,
  selectEssayOn,
  selectPaidEssays,
  submitEssay,
} from './essay-queries.ts';

type EssayCall = Call<typeof contract>;

/** Hands in an essay, or leaves it out (points rule, short essay). What was handed in stays; the same key again returns the same. */
export async function answerEssay(services: QuizServices, call: EssayCall): Promise<Reply<typeof contract>> {
  const { body, headers } = call;
  const { studentId } = body;
  return services.db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx, studentId);
    if (!progress) return refuse('no-essay');
    const given = await selectEssayByKey(tx, studentId, headers['idempotency-key']);
    if (given) return isSame(given, body) ? again(tx, given) : refuse('key-reused');
    const essay = await selectEssayOn(tx, studentId, body.questionId);
    if (!essay) return refuse('no-essay');
    if (essay.status !== 'open') return refuse('essay-done');
    if (essay.passed_over) return refuse('essay-over');
    if (body.skipped && !rulesOf(essay.settings, essay.attempt_id).settings.maySkipEssay)
      return refuse('essay-needed');
    if (!body.skipped && body.text.trim() === '') return refuse('essay-empty');
    return handIn(tx, services, { ...essay, progress }, call);
  });
}

async function handIn(
  tx: Tx,
  { library, onPointsWritten }: QuizServices,
  { progress, ...essay }: EssayRow & { readonly progress: ProgressRow },
  { body, headers, now }: EssayCall,
): Promise<Reply<typeof contract>> {
  const { settings } = rulesOf(essay.settings, essay.attempt_id);
  const passage = await library.version(essay.passage_version_id);
  const text = body.text.trim();
  const own = body.skipped ? 0 : ownWords(text, bodyOf(passage?.paragraphs ?? []));
  await submitEssay(tx, essay, {
    text,
    ownWords: own,
    seconds: body.elapsedSeconds,
    skipped: body.skipped,
    key: headers['idempotency-key'],
    now,
  });
  const day = studentDay(progress, now, settings.timezone);
  const { student_id: studentId, attempt_id: attemptId, epoch, class_id: classId } = essay;
  const paid = await selectPaidEssays(tx, studentId, { day, attemptId });
  const points = essayPoints({ ownWords: own, paidToday: paid.today });
  if (points > 0) {
    const earned = { studentId, epoch, attemptId, classId, at: now };
    await payPoints(tx, onPointsWritten, { earned, row: { cause: 'essay', points, earnedDay: day } });
  }
  const status = body.skipped ? 'skipped' : 'submitted';
  return replyTo(tx, { ...essay, status, own_words: own }, points);
}

/** Whether this is what was sent under the key before. */
const isSame = (given: EssayByKey, body: EssayCall['body']): boolean =>
  given.question_id === body.questionId &&
  (given.status === 'skipped') === body.skipped &&
  (body.skipped || given.text === body.text.trim()) &&
  // The column is a real; its driver reads the shortest decimal, 20.3, and not the number that is stored.
  Math.fround(given.seconds) === Math.fround(body.elapsedSeconds);

async function again(tx: Tx, essay: EssayByKey): Promise<Reply<typeof contract>> {
  const { student_id: studentId, attempt_id: attemptId } = essay;
  const { causes } = await selectPaidEssays(tx, studentId, { day: -1, attemptId });
  return replyTo(
    tx,
    essay,
    causes.has('essay') ? essayPoints({ ownWords: essay.own_words, paidToday: 0 }) : 0,
  );
}

/** An essay may be written long after its quiz: a class that hides points by now counts too. */
async function replyTo(
  tx: Tx,
  {
    student_id,
    attempt_id,
    status,
    own_words,
    settings,
  }: Pick<EssayRow, 'student_id' | 'attempt_id' | 'status' | 'own_words' | 'settings'>,
  points: number,
): Promise<Reply<typeof contract>> {
  const stored = rulesOf(settings, attempt_id).visible;
  const showPoints = stored.showPoints && (await readVisibility(tx, student_id)).showPoints;
  return {
    saved: true,
    status: status === 'skipped' ? 'skipped' : 'submitted',
    ownWords: own_words,
    points: showPoints ? points : null,
  };
}
