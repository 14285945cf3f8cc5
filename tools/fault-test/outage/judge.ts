import type { StoredAnswer } from '../../harness/answer-ledger.ts';
import type { Choice } from './child.ts';

/** What became of the answers of one quiz. */
export interface Judgement {
  readonly delivered: number;
  /** Choices without a row of their own: a question that was asked again has lost its first answer. */
  readonly lost: number;
  /** Rows without a choice of their own. */
  readonly doubled: number;
  /** Rows at another place than that of their choice, or taken before the one before them. */
  readonly outOfOrder: number;
}

/** Holds the table, in the order of its positions, against what was chosen, in the order of choosing. */
export function judge(
  given: readonly Choice[],
  rows: readonly Pick<StoredAnswer, 'questionId' | 'optionId' | 'position' | 'answeredAt'>[],
): Judgement {
  const left = [...rows];
  const arrived = given.filter(({ questionId, optionId }) => {
    const at = left.findIndex((row) => row.questionId === questionId && row.optionId === optionId);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const outOfOrder = rows.filter(
    (row, at) =>
      row.position !== at ||
      row.answeredAt < (rows[at - 1]?.answeredAt ?? 0) ||
      (left.length === 0 && row.questionId !== arrived[at]?.questionId),
  );
  return {
    delivered: arrived.length,
    lost: given.length - arrived.length,
    doubled: left.length,
    outOfOrder: outOfOrder.length,
  };
}
