import type { QuizView } from '#features/quiz/contract/views.ts';
import type { Device, DeviceCall } from '../../proving/devices.ts';
import type { SchoolStudent } from '../../proving/school.ts';
import { callOf, chooseAnswer } from './answers.ts';
import { failureOf, whyOf } from './failures.ts';
import { getIn } from './get-in.ts';
import type { Ringing } from './ringing.ts';
import type { Kind } from './tally.ts';

/** One student from pressing Start to the end of the run: log in, look at the home, choose, read, answer, results, again. */
export async function liveDay(
  ringing: Ringing,
  device: Device,
  student: SchoolStudent,
  start: number,
): Promise<void> {
  const token = await getIn(ringing, device, student, start);
  if (token === undefined) return;
  const ask = askAs(ringing, device, token);
  await ask('session', { method: 'GET', path: 'auth/session' });
  for (let read = 0; read < ringing.quizzes; read++) {
    const body = { studentId: student.id };
    await ask('dashboard', { method: 'POST', path: 'dashboard/viewProfileForStudent', body });
    const quiz = await openQuiz(ringing, ask);
    if (!quiz || !(await answerAll(ringing, ask, student, quiz))) return;
    const { reading_comprehension_quiz_id: versionId, student_quiz_response_id: attemptId } = quiz;
    const path = `quiz/quiz_review_data/${versionId}?student_quiz_response_id=${attemptId}`;
    await ask('results', { method: 'GET', path });
  }
}

type Ask = (kind: Kind, call: Omit<DeviceCall, 'token'>, meant?: number) => Promise<string | undefined>;

/** Sends, times from the moment that was meant, and counts. @returns the answer as it came; undefined when it failed. */
function askAs({ pace, tally }: Ringing, device: Device, token: string): Ask {
  return async (kind, call, meant = pace.now()) => {
    tally.sent(kind);
    const reply = await device.call({ ...call, token }).catch(failureOf);
    if (reply.status !== 200) {
      tally.failed(kind, whyOf(reply));
      return undefined;
    }
    tally.went(kind, pace.now() - meant);
    return reply.text;
  };
}

type Started =
  | { readonly kind: 'quiz'; readonly quiz: QuizView }
  | { readonly kind: 'offers'; readonly offers: readonly { readonly offerId: number }[] }
  | { readonly kind: 'essay' };

const readStarted = (text: string | undefined) =>
  text === undefined ? undefined : (JSON.parse(text) as Started);

/** The quiz that is open, or one of the offers. */
async function openQuiz({ random }: Ringing, ask: Ask): Promise<QuizView | undefined> {
  const started = readStarted(await ask('offers', { method: 'POST', path: 'reading/startQuiz' }));
  if (started?.kind !== 'offers') return started?.kind === 'quiz' ? started.quiz : undefined;
  const offer = started.offers[Math.floor(random() * started.offers.length)];
  const path = `reading/startQuiz?offerId=${offer?.offerId}`;
  const taken = readStarted(await ask('quiz', { method: 'POST', path }));
  return taken?.kind === 'quiz' ? taken.quiz : undefined;
}

/** Answers at its own beat, whatever the server does. @returns whether all were given. */
async function answerAll(
  { pace, library, random, sent, answerEvery, end }: Ringing,
  ask: Ask,
  { id: studentId }: SchoolStudent,
  quiz: QuizView,
): Promise<boolean> {
  const opened = pace.now();
  const attemptId = quiz.student_quiz_response_id;
  const passage = library.known(quiz.reading_comprehension_quiz_id);
  for (let position = 0; position < quiz.questionCount; position++) {
    const meant = opened + (position + 1) * answerEvery;
    if (meant > end()) return false;
    await pace.until(meant);
    if (pace.now() > end()) return false;
    const answer = chooseAnswer({ studentId, attemptId, position }, passage, random);
    sent.push(answer);
    answer.acknowledged = (await ask('answer', callOf(answer), meant)) !== undefined;
    if (!answer.acknowledged) return false;
  }
  return true;
}
