import type { PublishedQuestion } from '#features/library/core/published-passage.ts';
import { challengePoints } from '#features/progress/core/extra-points.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { lockProgress, type ProgressRow, payPoints } from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { answerChallenge as contract } from '../contract/endpoints.ts';
import type { Challenge } from '../core/challenge.ts';
import { marksOf } from '../core/marks.ts';
import { rulesOf } from './attempt-rules.ts';
import {
  type AnswerWithAttempt,
  type ChallengeAnswerRow,
  countPaidChallenges,
  insertChallengeAnswer,
  lockAttemptWithQuestion,
  selectChallengeAnswerByKey,
  selectChallengeAnswers,
} from './challenge-queries.ts';
import { askedChallenges, toChallengeAnswer } from './challenges.ts';
import type { QuizServices } from './quiz.ts';
import { toFeedbackView } from './quiz-views.ts';
import { readVisibility } from './student-context.ts';

type ChallengeCall = Call<typeof contract>;

/** A challenge question that was asked, with the answer to its question. */
interface Asked {
  readonly answered: AnswerWithAttempt;
  readonly question: PublishedQuestion;
  readonly challenge: Challenge;
}

/** Answers "which sentence shows this?", or leaves it, once (points rule, challenge question). The same key again returns the same. */
export async function answerChallenge(
  services: QuizServices,
  call: ChallengeCall,
): Promise<Reply<typeof contract>> {
  const { actor, body, headers } = call;
  const studentId = actor.userId;
  return services.db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx, studentId);
    if (!progress) return refuse('no-challenge');
    const given = await selectChallengeAnswerByKey(tx, studentId, headers['idempotency-key']);
    if (given && (given.question_id !== body.challengedQuestionId || given.sentence !== sentenceIn(body)))
      return refuse('key-reused');
    const answered = given ?? (await lockAttemptWithQuestion(tx, studentId, body.challengedQuestionId));
    const asked = answered && (await askedBy(services, answered));
    if (!asked) return refuse('no-challenge');
    return given
      ? replyTo(tx, studentId, asked, given)
      : answerOnce(tx, services, { ...asked, progress }, call);
  });
}

/** The chosen sentence; null when the question is left. */
const sentenceIn = ({ isSelected, sentence }: ChallengeCall['body']): number | null =>
  isSelected ? sentence : null;

async function askedBy({ library }: QuizServices, answered: AnswerWithAttempt): Promise<Asked | undefined> {
  const passage = await library.version(answered.passage_version_id);
  const question = passage?.questions[answered.position];
  const { settings } = rulesOf(answered.settings, answered.id);
  const challenge =
    passage && askedChallenges(passage, marksOf(answered.marks), settings).get(answered.position);
  return question && challenge ? { answered, question, challenge } : undefined;
}

async function answerOnce(
  tx: Tx,
  services: QuizServices,
  asked: Asked & { readonly progress: ProgressRow },
  { actor, body, headers, now }: ChallengeCall,
): Promise<Reply<typeof contract>> {
  const { answered, challenge, progress } = asked;
  const { id: attemptId, position } = answered;
  const studentId = actor.userId;
  const before = await selectChallengeAnswers(tx, { studentId, attemptId });
  if (before.some((given) => given.position === position)) return refuse('challenge-done');
  if (answered.results_opened_at !== null) return refuse('challenge-over');
  const sentence = sentenceIn(body);
  // A screen that was opened before a release may offer other sentences of the passage.
  const isSentence = sentence !== null && sentence <= challenge.sentences;
  if (body.isSelected && !isSentence) return refuse('no-challenge');
  const right = sentence !== null && challenge.showing.includes(sentence);
  const key = headers['idempotency-key'];
  const earnedDay = studentDay(progress, now, rulesOf(answered.settings, answered.id).settings.timezone);
  const points = right
    ? challengePoints({ paidToday: await countPaidChallenges(tx, studentId, earnedDay) })
    : 0;
  const unpaid = right && points === 0;
  await insertChallengeAnswer(tx, { studentId, attemptId, position, sentence, right, unpaid, key, now });
  if (points > 0) await pay(tx, services, { progress, answered, points, earnedDay, now });
  return replyTo(tx, studentId, asked, { sentence, is_right: right, unpaid });
}

/** The feedback on it: the sentence, and the place and the reasons that waited for it. */
async function replyTo(
  tx: Tx,
  studentId: number,
  { answered, question, challenge }: Asked,
  given: Pick<ChallengeAnswerRow, 'sentence' | 'is_right' | 'unpaid'>,
): Promise<Reply<typeof contract>> {
  const stored = rulesOf(answered.settings, answered.id).visible;
  const showPoints = stored.showPoints && (await readVisibility(tx, studentId)).showPoints;
  return {
    ...toChallengeAnswer(challenge, given, { showPoints }),
    feedback: toFeedbackView(question, answered.option_id, answered.is_fast),
  };
}

interface Payment {
  readonly progress: ProgressRow;
  readonly answered: AnswerWithAttempt;
  readonly points: number;
  /** Days since 1970-01-01. */
  readonly earnedDay: number;
  readonly now: Date;
}

async function pay(
  tx: Tx,
  { onPointsWritten }: QuizServices,
  { progress, answered, points, earnedDay, now }: Payment,
): Promise<void> {
  const studentId = progress.student_id;
  const earned = {
    studentId,
    epoch: answered.epoch,
    attemptId: answered.id,
    classId: answered.class_id,
    at: now,
  };
  const row = { cause: 'challenge', points, earnedDay } as const;
  await payPoints(tx, onPointsWritten, { earned, row });
}
