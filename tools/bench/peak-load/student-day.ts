import { quizReviewData } from '#features/quiz/contract/endpoints.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import { replyFromWire } from '#platform/endpoint/contract/wire-call.ts';
import { callOf } from '../../harness/call-of.ts';
import { type Client, type ClientCall, sessionCall } from '../../harness/client.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { answerCall } from '../../harness/sent-answer.ts';
import { chooseAnswer } from './choose-answer.ts';
import { getIn } from './get-in.ts';

import type { Kind } from './tally.ts';
import type { WaveRun } from './wave-run.ts';

/** One student from pressing Start to the end of the run: log in, look at the home, choose, read, answer, results, again. */
export async function liveDay(
  wave: WaveRun,
  client: Client,
  student: SchoolStudent,
  start: number,
): Promise<void> {
  const token = await getIn(wave, client, student, start);
  if (token === undefined) return;
  const ask = askAs(wave, client, token);
  await ask('session', sessionCall(token));
  for (let read = 0; read < wave.quizzes; read++) {
    const body = { studentId: student.id };
    await ask('dashboard', { method: 'POST', path: 'dashboard/viewProfileForStudent', body });
    const quiz = await openQuiz(wave, ask);
    if (!quiz || !(await answerAll(wave, ask, student, quiz))) return;
    const { versionId, attemptId } = quiz;
    await ask('results', callOf(quizReviewData, { params: { versionId }, query: { attemptId } }));
  }
}

type Ask = (kind: Kind, call: ClientCall, due?: number) => Promise<string | undefined>;

/** Sends, measures from the moment that was planned, and counts. @returns the answer as it came; undefined when it failed. */
function askAs({ pace, tally }: WaveRun, client: Client, token: string): Ask {
  return async (kind, call, due = pace.now()) => {
    tally.sent(kind);
    const reply = await client.tryCall({ ...call, token });
    if (reply.status !== 200) {
      tally.failed(kind, reply);
      return undefined;
    }
    tally.succeeded(kind, pace.now() - due);
    return reply.text;
  };
}

type Started =
  | { readonly kind: 'quiz'; readonly quiz: QuizView }
  | { readonly kind: 'offers'; readonly offers: readonly { readonly offerId: number }[] }
  | { readonly kind: 'essay' };

const readStarted = (text: string | undefined) =>
  text === undefined ? undefined : (replyFromWire(JSON.parse(text)) as Started);

/** The quiz that is open, or one of the offers. */
async function openQuiz({ random }: WaveRun, ask: Ask): Promise<QuizView | undefined> {
  const started = readStarted(await ask('offers', { method: 'POST', path: 'reading/startQuiz' }));
  if (started?.kind !== 'offers') return started?.kind === 'quiz' ? started.quiz : undefined;
  const offer = started.offers[Math.floor(random() * started.offers.length)];
  const path = `reading/startQuiz?offerId=${offer?.offerId}`;
  const taken = readStarted(await ask('quiz', { method: 'POST', path }));
  return taken?.kind === 'quiz' ? taken.quiz : undefined;
}

/** Answers at its own rate, whatever the server does. @returns whether all were given. */
async function answerAll(
  { pace, library, random, sent, answerEvery, end }: WaveRun,
  ask: Ask,
  { id: studentId }: SchoolStudent,
  quiz: QuizView,
): Promise<boolean> {
  const opened = pace.now();
  const { attemptId, versionId } = quiz;
  const passage = library.known(versionId);
  for (let position = 0; position < quiz.questionCount; position++) {
    const due = opened + (position + 1) * answerEvery;
    if (due > end()) return false;
    await pace.until(due);
    if (pace.now() > end()) return false;
    const answer = chooseAnswer({ studentId, attemptId, position }, passage, random);
    sent.push(answer);
    if ((await ask('answer', answerCall(answer), due)) === undefined) return false;
    answer.outcome = 'acknowledged';
  }
  return true;
}
