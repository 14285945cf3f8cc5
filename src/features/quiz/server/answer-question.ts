import type { PublishedPassage, PublishedQuestion } from '#features/library/core/published-passage.ts';
import { fastBelow, needsPause } from '#features/progress/core/fast-answers.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { AnswerResponse, answerQuestion as contract } from '../contract/endpoints.ts';
import { type Mark, marksOf } from '../core/marks.ts';
import {
  type AcceptedAnswer,
  acceptLastAnswer,
  type JudgedAnswer,
  selectAnswerByKey,
} from './answer-queries.ts';
import { attemptStatusOf } from './attempt-columns.ts';
import { selectLatestAttemptAt } from './attempts-queries.ts';
import { askedChallenges, toOpenChallengeView } from './challenges.ts';
import { finishPractice } from './finish-practice.ts';
import { finishPretestPassage } from './finish-pretest-passage.ts';
import type { QuizServices } from './quiz.ts';
import { toFeedbackView, toQuestionView, withoutPlace } from './quiz-views.ts';
import { provisionalPoints } from './read-quiz.ts';

type AnswerCall = Call<typeof contract>;

/** Answers the next question of an open quiz. The server alone judges; the same key again returns the same. */
export async function answerQuestion(
  services: QuizServices,
  call: AnswerCall,
): Promise<Reply<typeof contract>> {
  const { body } = call;
  const { library } = services;
  const versionId = body.versionId;
  const passage = library.known(versionId) ?? (await library.version(versionId));
  const question = passage?.questions.find(({ id }) => id === body.questionId);
  const option = question?.options.find(({ id }) => id === body.optionId);
  if (!passage || !question || !option) return explainRefusal(services, call);

  const answer = judge(passage, question, call);
  const give = async () => {
    const accepted = await call.timed('db', accept(services, passage, answer));
    return accepted && respond({ passage, question, optionId: option.id, accepted });
  };
  const given = await give();
  if (given) return given;
  const refusal = await explainRefusal(services, call);
  if (!isExpected(refusal, question)) return refusal;
  // The one before it came in meanwhile. An attempt only goes on: now this one is accepted, or another one was.
  return (await give()) ?? explainRefusal(services, call);
}

const isExpected = (refusal: Reply<typeof contract>, { id }: PublishedQuestion): boolean =>
  refusal instanceof Refusal && refusal.details.extra?.['expectedQuestionId'] === id;

function judge(
  passage: PublishedPassage,
  question: PublishedQuestion,
  { body, headers, now }: AnswerCall,
): JudgedAnswer {
  return {
    studentId: body.studentId,
    versionId: passage.versionId,
    position: question.position,
    questionId: question.id,
    optionId: body.optionId,
    right: body.optionId === question.key.id,
    claimedSeconds: body.elapsedSeconds,
    fastBelow: fastBelow({ words: passage.words, first: question.position === 0, medianSeconds: null }),
    key: headers['idempotency-key'],
    now,
  };
}

/** One statement, which may carry others' answers too; for a passage's last question, a transaction with all that follows. */
async function accept(
  services: QuizServices,
  passage: PublishedPassage,
  answer: JudgedAnswer,
): Promise<AcceptedAnswer | undefined> {
  if (answer.position < passage.questions.length - 1) return services.answers.accept(answer);
  return services.db.transaction().execute(async (tx) => {
    const { now } = answer;
    const accepted = await acceptLastAnswer(tx, answer);
    if (accepted?.kind === 'practice') await finishPractice(tx, services, { passage, accepted, now });
    if (accepted?.kind === 'pretest') await finishPretestPassage(tx, services, { accepted, now });
    return accepted;
  });
}

interface Accepted {
  readonly passage: PublishedPassage;
  readonly question: PublishedQuestion;
  readonly optionId: number;
  readonly accepted: AcceptedAnswer;
}

/** The feedback on an answer: built from the attempt as it was right after it, so a replay says the same. */
function respond({ passage, question, optionId, accepted }: Accepted): AnswerResponse {
  const inPretest = accepted.kind === 'pretest';
  const { rules } = accepted;
  const visible = inPretest ? { showGrade: false, showPoints: false } : rules.visible;
  const marks = marksOf(accepted.marks);
  const next = passage.questions[question.position + 1];
  const challenge = inPretest ? null : challengeAfter(accepted.rules, passage, question, marks);
  const feedback = toFeedbackView(question, optionId, marks.at(-1)?.counted === false);
  return {
    saved: true,
    attemptId: accepted.attemptId,
    challenge,
    feedback: inPretest ? null : challenge ? withoutPlace(feedback) : feedback,
    pointsSoFar: visible.showPoints ? provisionalPoints(passage, accepted.marks, rules) : null,
    next: next ? toQuestionView(passage, next, { showLevel: visible.showGrade }) : null,
    done: next === undefined,
    pause: next !== undefined && needsPause(marks),
  };
}

/** What is asked beside the question, as if nobody had answered it: a replay says the same. */
function challengeAfter(
  { settings }: AcceptedAnswer['rules'],
  passage: PublishedPassage,
  question: PublishedQuestion,
  marks: readonly Mark[],
) {
  const challenge = askedChallenges(passage, marks, settings).get(question.position);
  return challenge ? toOpenChallengeView(question, challenge) : null;
}

/** The passage was put back, or a teacher has let the student start over. */
const STOPPED = 'This passage was ended before its last question. Go to your home to see what is next.';

/** Why an answer was not accepted: given before under this key, or another question is next, or none as the quiz has ended. */
async function explainRefusal(
  services: QuizServices,
  call: AnswerCall,
): Promise<AnswerResponse | Refusal<'not-next' | 'key-reused'> | Refusal<'not-found'>> {
  const { body, actor, headers } = call;
  // In this order: a key that is not used by now was not used when the attempt was read, so both hold at that moment.
  const attempt = await selectLatestAttemptAt(services.db, actor.userId, body.versionId);
  const given = await selectAnswerByKey(services.db, actor.userId, headers['idempotency-key']);
  if (given) return replay(services, call, given);
  if (!attempt) return notFound();
  const passage = await services.library.version(attempt.passage_version_id);
  const status = attemptStatusOf(attempt.status, attempt.id);
  const expected = status === 'open' ? passage?.questions[attempt.answered] : undefined;
  const detail = status === 'stopped' ? { detail: STOPPED } : {};
  return refuse('not-next', { ...detail, extra: { expectedQuestionId: expected?.id ?? null } });
}

/** The same answer again gets the same response; another answer under its key is refused. */
async function replay(
  services: QuizServices,
  { body }: AnswerCall,
  given: NonNullable<Awaited<ReturnType<typeof selectAnswerByKey>>>,
): Promise<AnswerResponse | Refusal<'key-reused'>> {
  const passage = await services.library.version(given.passage_version_id);
  const question = passage?.questions[given.position];
  const same =
    given.option_id === body.optionId &&
    given.question_id === body.questionId &&
    given.passage_version_id === body.versionId &&
    // The column is a real; its driver reads the shortest decimal, 20.3, and not the number that is stored.
    Math.fround(given.claimed_seconds) === Math.fround(body.elapsedSeconds);
  if (!passage || !question || !same) return refuse('key-reused');
  return respond({ passage, question, optionId: given.option_id, accepted: given });
}
