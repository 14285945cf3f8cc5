import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { renewStudentPassword } from '../../contract/student-login.ts';
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

/** The server tells no more than that it is not there (decision 34). */
const NOT_YOURS = 'Only a teacher whom an administrator has approved can give a student a new password.';

/** Gives students new passwords, one after the other; what was given is never lost by what fails after it. */
export function useNewPasswords() {
  const api = useApi();
  const [done, setDone] = useState<number | null>(null);

  const renew = async (students: readonly CardStudent[]): Promise<NewPasswords> => {
    const rows: CardRow[] = [];
    const without: WithoutCard[] = [];
    for (const [index, student] of students.entries()) {
      setDone(index);
      const { studentId } = student;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the page shows how far it is
      const result = await api(renewStudentPassword, { body: { studentId } });
      if (result.ok) rows.push({ ...student, ...result.data, key: studentId });
      else {
        const { code, detail } = result.problem;
        without.push({ student, why: code === 'not-found' ? NOT_YOURS : detail });
      }
    }
    setDone(null);
    return { rows, without };
  };
  /** How many are through; null while none is under way. */
  return { renew, done };
}
