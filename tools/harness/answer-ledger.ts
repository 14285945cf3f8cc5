import type pg from 'pg';
import { selectStoredAnswers, selectStoredAttempts } from './answer-ledger-queries.ts';
import { none, some } from './figures.ts';
import { selectBrokenInvariants } from './invariants-queries.ts';
import type { Figure } from './report.ts';
import type { SentAnswer } from './sent-answer.ts';

/** An answer in the table. */
export interface StoredAnswer {
  readonly key: string;
  readonly studentId: number;
  readonly questionId: number;
  readonly optionId: number;
  readonly right: boolean;
  /** From 0. */
  readonly position: number;
  /** Epoch milliseconds. */
  readonly answeredAt: number;
}

/** An attempt in the table. */
export interface StoredAttempt {
  readonly studentId: number;
  readonly answered: number;
  readonly marks: string;
  readonly status: string;
  readonly questions: number;
}

/** How what is stored differs from what clients sent. */
export interface AnswerComparison {
  readonly acknowledged: number;
  /** Acknowledged, and not stored, or stored with another question, option or mark. */
  readonly lost: number;
  /** More than one row for one key, or for one question of one student. */
  readonly duplicated: number;
  /** Stored, and sent by no client. */
  readonly unknown: number;
  /** Shown to the student as something else than "saved". */
  readonly refused: number;
  /** Sent, and in the end neither acknowledged nor refused. */
  readonly waiting: number;
  /** The first that was lost or refused, in words. */
  readonly examples: readonly string[];
}

const countDistinct = (values: readonly string[]): number => new Set(values).size;

/** Compares what clients sent with what is stored. */
export function compareAnswers(
  sent: readonly SentAnswer[],
  stored: readonly StoredAnswer[],
): AnswerComparison {
  const rows = new Map(stored.map((row) => [row.key, row]));
  const keys = new Set(sent.map(({ key }) => key));
  const acknowledged = sent.filter(({ outcome }) => outcome === 'acknowledged');
  const refused = sent.filter(({ outcome }) => outcome === 'refused');
  const lost = acknowledged.filter((answer) => !isSame(answer, rows.get(answer.key)));
  const questions = countDistinct(stored.map(({ studentId, questionId }) => `${studentId} ${questionId}`));
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    duplicated: stored.length - Math.min(rows.size, questions),
    unknown: stored.filter(({ key }) => !keys.has(key)).length,
    refused: refused.length,
    waiting: sent.length - acknowledged.length - refused.length,
    examples: [
      ...lost.slice(0, 1).map((answer) => `lost: ${JSON.stringify(answer)}`),
      ...refused.slice(0, 1).map(({ studentId, reply }) => `refused: student ${studentId}, ${reply}`),
    ],
  };
}

const isSame = (answer: SentAnswer, row: StoredAnswer | undefined): boolean =>
  row?.studentId === answer.studentId &&
  row.questionId === answer.questionId &&
  row.optionId === answer.optionId &&
  row.right === answer.right;

/** What the database holds after a run in which each student read one quiz. Everything but `acknowledged` is to be 0. */
export interface LedgerCheck extends AnswerComparison {
  /** Quizzes whose count, marks or state are not those of the acknowledged answers. */
  readonly wrongQuizzes: number;
  readonly brokenInvariants: number;
}

/** Compares a run with the tables. @param since when the run began: whatever was stored later belongs to it. */
export async function checkLedger(
  pool: pg.Pool,
  sent: readonly SentAnswer[],
  { since, versionId }: { readonly since: Date; readonly versionId: number },
): Promise<LedgerCheck> {
  const studentIds = [...new Set(sent.map(({ studentId }) => studentId))];
  const comparison = compareAnswers(sent, await selectStoredAnswers(pool, { since }));
  const wrong = wrongQuizzes(sent, await selectStoredAttempts(pool, { studentIds, versionId }));
  const broken = await selectBrokenInvariants(pool);
  return {
    ...comparison,
    wrongQuizzes: wrong.length,
    brokenInvariants: broken.length,
    examples: [...comparison.examples, ...wrong.slice(0, 1), ...broken.slice(0, 1)],
  };
}

/** In words. Answers without a reply may be stored or not. */
function wrongQuizzes(sent: readonly SentAnswer[], attempts: readonly StoredAttempt[]): string[] {
  const sentBy = Map.groupBy(sent, ({ studentId }) => studentId);
  const attemptsOf = Map.groupBy(attempts, ({ studentId }) => studentId);
  return [...sentBy].flatMap(([studentId, answers]) => {
    const [attempt, ...more] = attemptsOf.get(studentId) ?? [];
    const acknowledged = answers.filter(({ outcome }) => outcome === 'acknowledged');
    const marks = acknowledged.map(({ right }) => (right ? 'r' : 'w')).join('');
    const isOpen = answers.length > acknowledged.length;
    const fits =
      attempt !== undefined &&
      more.length === 0 &&
      attempt.answered === attempt.marks.length &&
      (isOpen ? attempt.marks.startsWith(marks) : attempt.marks === marks) &&
      (attempt.status === 'finished') === (attempt.answered === attempt.questions);
    return fits
      ? []
      : [`quiz of student ${studentId}: acknowledged ${marks}, stored ${JSON.stringify(attempt)}`];
  });
}

/** @param names of the refused, which are errors where students see them. @param name adds what distinguishes one run from another. */
export const ledgerFigures = (
  check: LedgerCheck,
  { refused, name = (plain) => plain }: { refused: string; name?: (plain: string) => string },
): Figure[] =>
  [
    some('answers acknowledged', check.acknowledged),
    none('acknowledged answers lost', check.lost),
    none('answers counted twice', check.duplicated),
    none('answers that nobody gave', check.unknown),
    none(refused, check.refused),
    none('answers never acknowledged', check.waiting),
    none('quizzes unlike their answers', check.wrongQuizzes),
    none('broken invariants', check.brokenInvariants),
  ].map((figure) => ({ ...figure, name: name(figure.name) }));
