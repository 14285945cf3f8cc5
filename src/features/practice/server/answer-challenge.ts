import { CHALLENGE_POINTS } from '#features/progress/core/extra-points.ts';
import {
  insertingLedger,
  lockProgress,
  toLedgerColumns,
  updatingProgress,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { writeTogether } from '#platform/db/server/write-together.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { answerChallenge as contract } from '../contract/endpoints.ts';
import { marksOf } from '../core/marks.ts';
import {
  insertChallengeAnswer,
  lockAttemptWithQuestion,
  selectChallengeAnswers,
} from './challenge-queries.ts';
import { askedChallenges, toChallengeAnswer } from './challenges.ts';
import type { PracticeServices } from './practice.ts';
import { rulesOf } from './read-quiz.ts';

/** Answers "which sentence shows this?", once; the same again tells the first answer (points rule, challenge question). */
export async function answerChallenge(
  { db, library }: PracticeServices,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const studentId = actor.userId;
  return db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx, studentId);
    const attempt = progress && (await lockAttemptWithQuestion(tx, studentId, body.parentId));
    const passage = attempt && (await library.version(attempt.passage_version_id));
    if (!attempt || !passage) return refuse('no-challenge');
    const challenge = askedChallenges(passage, marksOf(attempt.marks)).get(attempt.position);
    if (!challenge) return refuse('no-challenge');
    const given = await selectChallengeAnswers(tx, { studentId, attemptId: attempt.id });
    const before = given.find(({ position }) => position === attempt.position);
    if (before) return toChallengeAnswer(challenge, before);
    if (attempt.results_opened_at !== null) return refuse('challenge-over');
    if (!challenge.options.some(({ sentence }) => sentence === body.answerId)) return refuse('no-challenge');
    const right = body.answerId === challenge.right;
    const answer = { studentId, attemptId: attempt.id, position: attempt.position, sentence: body.answerId };
    await insertChallengeAnswer(tx, { ...answer, right, now });
    if (right) await pay(tx, { studentId, attempt, now });
    return toChallengeAnswer(challenge, { sentence: body.answerId, is_right: right });
  });
}

async function pay(
  tx: Tx,
  {
    studentId,
    attempt,
    now,
  }: {
    studentId: number;
    attempt: NonNullable<Awaited<ReturnType<typeof lockAttemptWithQuestion>>>;
    now: Date;
  },
): Promise<void> {
  const { timezone } = rulesOf(attempt.settings).settings;
  const earnedDay = dayNumber(now.getTime(), timezone);
  const earned = {
    studentId,
    epoch: attempt.epoch,
    attemptId: attempt.id,
    classId: attempt.class_id,
    at: now,
  };
  await writeTogether(tx, [
    insertingLedger(
      tx,
      earned,
      toLedgerColumns([{ cause: 'challenge', points: CHALLENGE_POINTS, earnedDay }]),
    ),
    updatingProgress(tx, studentId, { addPoints: CHALLENGE_POINTS }),
  ]);
}
