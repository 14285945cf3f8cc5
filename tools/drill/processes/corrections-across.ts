import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { correctKey, loadLibrary } from '#features/library/server/public.ts';
import type { Database } from '#platform/db/server/database.ts';
import { answerBody, answerCall } from '../../proving/answer-call.ts';
import { addressOf, openDevice } from '../../proving/devices.ts';
import type { School, SchoolStudent } from '../../proving/school.ts';

/** Scoring again begins 90 s after a correction: by then every server must judge by the new key. Seconds. */
export const MOST_SECONDS = 90;
/** Between two looks; each takes a student's first answer. Milliseconds. */
const LOOK_AGAIN = 1_000;
const CLAIM = 20;

/**
 * Corrects the key of the first question from a third process, as the command does, and lets students answer it until
 * both servers judge by the new key.
 * @returns seconds until the later one did; NaN when it did not before the students were used up.
 */
export async function tryCorrection(
  database: Database,
  origins: readonly [string, string],
  { school, students }: { readonly school: School; readonly students: readonly SchoolStudent[] },
): Promise<number> {
  const question = school.passage.questions[0];
  const other = question?.options.find(({ id }) => id !== question.key.id);
  if (!question || !other) throw new Error('The passage has no question to correct.');
  const services = { db: database.db, library: await loadLibrary(database.db) };
  const change = { questionId: question.id, answerId: other.id, reason: 'It was the other one.', by: null };
  await correctKey(services, change, new Date());
  const began = performance.now();
  const waiting = new Set(origins);
  for (const [number, student] of students.entries()) {
    const [origin] = waiting;
    if (origin === undefined) return (performance.now() - began) / 1000;
    const answer = { questionId: question.id, answerId: other.id, versionId: school.passage.versionId };
    if (await isRight(origin, { student, number, answer })) waiting.delete(origin);
    else await sleep(LOOK_AGAIN);
  }
  return Number.NaN;
}

interface Try {
  readonly student: SchoolStudent;
  readonly number: number;
  readonly answer: { readonly questionId: number; readonly answerId: number; readonly versionId: number };
}

/** Gives the answer that is right now. @returns whether this server says so. */
async function isRight(origin: string, { student, number, answer }: Try): Promise<boolean> {
  const device = openDevice(origin, addressOf(number));
  try {
    const { answerId: optionId, ...asked } = answer;
    const body = answerBody({ ...asked, optionId, studentId: student.id, seconds: CLAIM });
    const { status, text } = await device.call(answerCall({ key: randomUUID(), body }, student.token));
    if (status !== 200) throw new Error(`An answer was told ${status}: ${text}`);
    return (JSON.parse(text) as { feedback: { right: boolean } }).feedback.right;
  } finally {
    await device.close();
  }
}
