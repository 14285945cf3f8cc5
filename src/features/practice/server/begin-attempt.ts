import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { newQuestion } from '#features/progress/core/question-state.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { type AttemptKind, type AttemptRules, insertAttempt } from './attempts-queries.ts';

/** What is believed of each question of a passage: what answers taught, else where its level puts it. */
export const statesOf = (
  passage: PublishedPassage,
  learned: ReadonlyMap<number, QuestionState>,
): QuestionState[] =>
  passage.questions.map(({ id }) => learned.get(id) ?? newQuestion(toLevel(passage.level)));

/** Begins a quiz on a passage; undefined when one of this kind is open already. */
export async function beginAttempt(
  tx: Tx,
  quiz: {
    studentId: number;
    kind: AttemptKind;
    epoch: number;
    pretest: number | null;
    passage: PublishedPassage;
    rules: AttemptRules;
  },
  learned: ReadonlyMap<number, QuestionState>,
  now: Date,
): Promise<number | undefined> {
  const { passage, ...attempt } = quiz;
  return insertAttempt(
    tx,
    {
      ...attempt,
      passageId: passage.passageId,
      versionId: passage.versionId,
      questionStates: statesOf(passage, learned),
    },
    now,
  );
}
