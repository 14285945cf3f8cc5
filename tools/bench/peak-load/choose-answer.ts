import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { chooseOption, makeAnswer, type SentAnswer } from '../../harness/sent-answer.ts';

/** The share of right answers of a child who reads with care. */
const RIGHT_SHARE = 0.8;
/** What a client claims for each answer; it has been as long since the answer before, so none is fast. */
const CLAIMED_SECONDS = 25;

/** An answer, and the attempt that it belongs to. */
export interface AttemptAnswer extends SentAnswer {
  readonly attemptId: number;
}

/** Chooses an answer to the question at a position. @throws Error when the passage has no such question. */
export function chooseAnswer(
  { studentId, attemptId, position }: Pick<AttemptAnswer, 'studentId' | 'attemptId' | 'position'>,
  passage: PublishedPassage | undefined,
  random: () => number,
): AttemptAnswer {
  const question = passage?.questions[position];
  if (!passage || !question)
    throw new Error(`The library lacks question ${position} of attempt ${attemptId}.`);
  const optionId = chooseOption(question, RIGHT_SHARE, random);
  const answer = makeAnswer({ id: studentId }, passage, { question, optionId, seconds: CLAIMED_SECONDS });
  return { ...answer, attemptId };
}
