import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { type RenamedStudent, renameStudents } from '../../contract/rename-students.ts';
import type { KnownRow, NewRow } from './new-rows.ts';

/** Gives students of the class the names of a list, all in one call. */
export function useRenameStudents(classId: number) {
  const api = useApi();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns the list with what became of them; null where nothing was changed. */
  const rename = async (
    list: readonly NewRow[],
    changes: readonly KnownRow[],
  ): Promise<readonly NewRow[] | null> => {
    setProblem(null);
    if (changes.length === 0) return list;
    setPending(true);
    const names = changes.map(({ row: { firstName, lastName }, student: { studentId, ...was } }) => ({
      studentId,
      firstName,
      lastName,
      was: { firstName: was.firstName, lastName: was.lastName },
    }));
    const result = await api(renameStudents, { body: { classId, names } });
    setPending(false);
    if (result.ok) return withNewNames(list, changes, result.data.students);
    setProblem(result.problem.detail);
    return null;
  };
  return { rename, pending, problem };
}

function withNewNames(
  list: readonly NewRow[],
  changes: readonly KnownRow[],
  answers: readonly RenamedStudent[],
): readonly NewRow[] {
  const answerOf = new Map(answers.map((answer) => [changes[answer.index]?.row.key, answer]));
  return list.map((row): NewRow => {
    const answer = answerOf.get(row.key);
    if (!answer || row.match.kind === 'new') return row;
    const { outcome, message } = answer;
    if (outcome !== 'renamed' && outcome !== 'unchanged')
      return { ...row, faults: [{ field: 'firstName', code: outcome, message }] };
    const { firstName, lastName } = row;
    const { firstName: first, lastName: last } = row.match.student;
    const student = { ...row.match.student, firstName, lastName };
    return {
      ...row,
      faults: [],
      renamedFrom: { firstName: first, lastName: last },
      match: { kind: 'in-class', by: 'username', student },
    };
  });
}
