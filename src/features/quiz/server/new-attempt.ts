import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { newQuestion } from '#features/progress/core/question-state.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import type { NewAttempt } from './begin-attempt-queries.ts';

/** What is believed of each question of a passage: what answers taught, else where its level puts it. */
export const statesOf = (
  passage: PublishedPassage,
  learned: ReadonlyMap<number, QuestionState>,
): QuestionState[] =>
  passage.questions.map(({ id }) => learned.get(id) ?? newQuestion(toLevel(passage.level)));

/** A quiz on a passage that is about to begin. */
export function newAttempt(
  {
    passage,
    ...attempt
  }: Omit<NewAttempt, 'passageId' | 'versionId' | 'questionStates'> & {
    readonly passage: PublishedPassage;
  },
  learned: ReadonlyMap<number, QuestionState>,
): NewAttempt {
  return {
    ...attempt,
    passageId: passage.passageId,
    versionId: passage.versionId,
    questionStates: statesOf(passage, learned),
  };
}
