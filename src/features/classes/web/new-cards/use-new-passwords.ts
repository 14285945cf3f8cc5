import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import { renewPasswords } from '../../contract/renew-passwords.ts';
import type { CardRow } from '../add-students/new-rows.ts';

/** A student of a class who may get a card. */
export interface CardStudent {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  /** Nobody has logged in with the account yet. */
  readonly isNew: boolean;
}

/** A student who keeps the old password, with the reason in a sentence. */
export interface WithoutCard {
  readonly student: CardStudent;
  readonly why: string;
}

export interface NewPasswords {
  readonly rows: readonly CardRow[];
  readonly without: readonly WithoutCard[];
}

/** So many in one call: few enough to show how far it is. */
const AT_ONCE = 5;

/** Gives students new passwords, a few at a time; what was given is never lost by what fails after it. */
export function useNewPasswords() {
  const api = useApi();
  const { userId: teacherId } = useActor();
  const [done, setDone] = useState<number | null>(null);

  const renew = async (students: readonly CardStudent[], mustChange: boolean): Promise<NewPasswords> => {
    const rows: CardRow[] = [];
    const without: WithoutCard[] = [];
    for (let first = 0; first < students.length; first += AT_ONCE) {
      setDone(first);
      const some = students.slice(first, first + AT_ONCE);
      const body = {
        studentPasswords: some.map(({ studentId }) => ({ studentId })),
        mustChangePassword: mustChange,
      };
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the page shows how far it is
      const result = await api(renewPasswords, { params: { teacherId }, body });
      for (const [index, student] of some.entries()) {
        const answer = result.ok ? result.data.students[index] : undefined;
        if (answer?.login) rows.push({ ...student, ...answer.login, key: student.studentId });
        else without.push({ student, why: answer?.message ?? problemOf(result) });
      }
    }
    setDone(null);
    return { rows, without };
  };
  /** How many are through; null while none is under way. */
  return { renew, done };
}

const problemOf = (result: CallResult<typeof renewPasswords>): string =>
  result.ok ? '' : result.problem.detail;
