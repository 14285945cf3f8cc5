import type { SentAnswer } from './pupils.ts';
import type { StoredAnswer } from './slow-queries.ts';

/** What became of the answers. */
export interface Comparison {
  readonly acknowledged: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There more than once, or there though nobody sent it. */
  readonly doubled: number;
}

const nameOf = ({ studentId, questionId }: Pick<StoredAnswer, 'studentId' | 'questionId'>): string =>
  `${studentId} ${questionId}`;

/** Compares what was acknowledged with what is stored. */
export function compareAnswers(sent: readonly SentAnswer[], stored: readonly StoredAnswer[]): Comparison {
  const known = new Map(sent.map((answer) => [answer.key, nameOf(answer)]));
  const once = new Map<string, StoredAnswer>();
  let doubled = 0;
  for (const answer of stored) {
    if (once.has(nameOf(answer)) || known.get(answer.key) !== nameOf(answer)) doubled += 1;
    once.set(nameOf(answer), answer);
  }
  const acknowledged = sent.filter((answer) => answer.acknowledged !== null);
  const lost = acknowledged.filter((answer) => once.get(nameOf(answer))?.key !== answer.key).length;
  return { acknowledged: acknowledged.length, lost, doubled };
}
