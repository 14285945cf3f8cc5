import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedQuestion } from '#features/library/core/published-passage.ts';
import { correctKey, loadLibrary } from '#features/library/server/public.ts';
import { addressOf, openClient } from '../../harness/client.ts';
import { using } from '../../harness/report.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { answerCall, makeAnswer } from '../../harness/sent-answer.ts';
import type { TestEnvironment } from '../../harness/test-environment.ts';

/** Scoring again begins 90 s after a correction: by then every server must judge by the new key. */
export const CORRECTION_SEEN_SECONDS = 90;
/** Each try takes a student's first answer. */
const POLL_MS = 1_000;
const CLAIMED_SECONDS = 20;

/**
 * Corrects the key of the first question from a third process, as the command does, and lets students answer it until
 * both servers judge by the new key.
 * @returns seconds until the later one did; NaN when it did not before the students were used up.
 */
export async function tryCorrection(
  { database: { db }, school: { passage } }: TestEnvironment,
  origins: readonly string[],
  students: readonly SchoolStudent[],
): Promise<number> {
  const question = passage.questions[0];
  const other = question?.options.find(({ id }) => id !== question.key.id);
  if (!question || !other) throw new Error('The passage has no question to correct.');
  const change = { questionId: question.id, optionId: other.id, reason: 'It was the other one.', by: null };
  await correctKey({ db, library: await loadLibrary(db) }, change, new Date());
  const began = performance.now();
  const waiting = new Set(origins);
  for (const [number, student] of students.entries()) {
    const [origin] = waiting;
    if (origin === undefined) return (performance.now() - began) / 1000;
    const answer = makeAnswer(student, passage, choice(question, other.id));
    if (await isRight(origin, number, { answer, student })) waiting.delete(origin);
    else await sleep(POLL_MS);
  }
  return Number.NaN;
}

const choice = (question: PublishedQuestion, optionId: number) => ({
  question,
  optionId,
  seconds: CLAIMED_SECONDS,
});

/** Gives the answer that is right now. @returns whether this server says so. */
async function isRight(
  origin: string,
  number: number,
  { answer, student }: { readonly answer: ReturnType<typeof makeAnswer>; readonly student: SchoolStudent },
): Promise<boolean> {
  return using(openClient(origin, addressOf(number)), async (client) => {
    const { status, text } = await client.call(answerCall(answer, student.token));
    if (status !== 200) throw new Error(`An answer was answered ${status}: ${text}`);
    return (JSON.parse(text) as { feedback: { right: boolean } }).feedback.right;
  });
}
