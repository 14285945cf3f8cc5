import { randomUUID } from 'node:crypto';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { answerBody, answerCall } from '../../proving/answer-call.ts';
import type { DeviceCall } from '../../proving/devices.ts';
import type { SentAnswer } from './sent-answers.ts';

/** Of the answers of a child who reads with care. */
const RIGHT = 0.8;
/** What a device claims for each answer, in seconds; it has been as long since the answer before, so none is fast. */
const CLAIMED_SECONDS = 25;

/** Chooses an answer to the question at a position. @throws Error when the passage has no such question. */
export function chooseAnswer(
  { studentId, attemptId, position }: Pick<SentAnswer, 'studentId' | 'attemptId' | 'position'>,
  passage: PublishedPassage | undefined,
  random: () => number,
): SentAnswer {
  const question = passage?.questions[position];
  if (!passage || !question)
    throw new Error(`The library lacks question ${position} of attempt ${attemptId}.`);
  const { key, options } = question;
  const wrong = options.filter((option) => option.id !== key.id);
  const chosen = random() < RIGHT ? key : (wrong[Math.floor(random() * wrong.length)] ?? key);
  return {
    studentId,
    attemptId,
    versionId: passage.versionId,
    position,
    questionId: question.id,
    optionId: chosen.id,
    right: chosen.id === key.id,
    key: randomUUID(),
    acknowledged: false,
  };
}

/** The call of an answer; the same key whenever it is sent again. */
export const callOf = (sent: SentAnswer): DeviceCall =>
  answerCall({ key: sent.key, body: answerBody({ ...sent, seconds: CLAIMED_SECONDS }) });
