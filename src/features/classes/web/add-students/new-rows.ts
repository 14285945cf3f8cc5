import type { NewStudentAnswer, NewStudentFault } from '../../contract/create-students.ts';
import type { WrittenName } from '../../core/pasted-names.ts';

/** A student on the list, until the account is there and after. */
export interface NewRow extends WrittenName {
  /** Stays the same however the list changes. */
  readonly key: number;
  readonly username: string;
  readonly password: string;
  readonly faults: readonly NewStudentFault[];
  /** Known once the account is there. */
  readonly studentId: number | null;
}

export const isCreated = ({ studentId }: NewRow): boolean => studentId !== null;

/** Why the rest of the list was not created, where it is not about a row. */
export type Stop = 'not-yet' | 'class-full' | 'enough-for-today';

/** What the list is after the server has answered for some of its rows, and what stops the rest. */
export function withAnswers(
  rows: readonly NewRow[],
  sent: readonly NewRow[],
  answers: readonly NewStudentAnswer[],
): { readonly rows: readonly NewRow[]; readonly stop: Stop | null } {
  const answerOf = new Map(answers.map((answer) => [sent[answer.index]?.key, answer]));
  let stop: Stop | null = null;
  const next = rows.map((row): NewRow => {
    const answer = answerOf.get(row.key);
    if (!answer) return row;
    if (answer.outcome !== 'created' && answer.outcome !== 'refused') stop = answer.outcome;
    return { ...row, faults: answer.faults, studentId: answer.studentId };
  });
  return { rows: next, stop };
}
