import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { createStudents } from '../../contract/create-students.ts';
import { type NewRow, type Stop, withAnswers } from './new-rows.ts';

/** Rows of one call: few enough that the page shows how far it is. */
const AT_A_TIME = 20;

/** Creates the accounts of a list, some at a time, and goes on where it stopped when it is asked again. */
export function useCreateStudents(classId: number, show: (rows: readonly NewRow[]) => void) {
  const api = useApi();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns the list with what became of those of its rows that were to be created. */
  const create = async (list: readonly NewRow[], waiting: readonly NewRow[]): Promise<readonly NewRow[]> => {
    let rows = list;
    setPending(true);
    setProblem(null);
    for (let from = 0; from < waiting.length; from += AT_A_TIME) {
      const sent = waiting.slice(from, from + AT_A_TIME);
      // oxlint-disable-next-line no-await-in-loop -- the page shows what is there after each part
      const result = await api(createStudents, { body: { classId, newStudents: sent.map(toBody) } });
      if (!result.ok) {
        setProblem(result.problem.detail);
        break;
      }
      const after = withAnswers(rows, sent, result.data.students);
      ({ rows } = after);
      show(rows);
      if (after.stop) {
        setProblem(STOP[after.stop]);
        break;
      }
    }
    setPending(false);
    return rows;
  };
  return { create, pending, problem };
}

const toBody = ({ firstName, lastName, username, password, addAnyway }: NewRow) => ({
  firstName,
  lastName,
  username,
  password,
  addAnyway,
});

const STOP: Readonly<Record<Stop, string>> = {
  'not-yet': 'Many people are logging in right now. Wait a minute, then create the rest.',
  'class-full': 'The class is full. Move the rest of the students to another class.',
  'enough-for-today':
    'You have created as many accounts as you can in one day. Create the rest tomorrow, or ask your school to approve your account.',
};
