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
  /** No password opens the account. */
  readonly accountLocked: boolean;
}

/** A student who has no new card, with the reason in a sentence. */
export interface WithoutCard {
  readonly student: CardStudent;
  readonly why: string;
  /** No answer came, so that the old password may be over. */
  readonly isUnsure: boolean;
}

export interface NewPasswords {
  readonly rows: readonly CardRow[];
  readonly without: readonly WithoutCard[];
}

/** So many in one call: few enough to show how far it is. */
const AT_ONCE = 5;
/** So often those are asked for again for whom there was no time, each after so many milliseconds. */
const TRIES_AGAIN = 3;
const PAUSE_MS = 3_000;

/** Gives students new passwords, a few at a time; what was given is never lost by what fails after it. */
export function useNewPasswords() {
  const api = useApi();
  const { userId: teacherId } = useActor();
  const [done, setDone] = useState<number | null>(null);

  const ask = async (students: readonly CardStudent[], mustChangePassword: boolean) => {
    const studentPasswords = students.map(({ studentId }) => ({ studentId }));
    const result = await api(renewPasswords, {
      params: { teacherId },
      body: { studentPasswords, mustChangePassword },
    });
    return sorted(students, result);
  };
  /** Asks once more for those for whom there was no time. */
  const askUntilThere = async (students: readonly CardStudent[], mustChange: boolean) => {
    let found = await ask(students, mustChange);
    for (let tries = 0; found.late.length > 0 && tries < TRIES_AGAIN; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- the server is busy
      await pause(PAUSE_MS);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const again = await ask(found.late, mustChange);
      found = {
        rows: [...found.rows, ...again.rows],
        without: [...found.without, ...again.without],
        late: again.late,
      };
    }
    const without = found.late.map((student) => ({ student, why: BUSY, isUnsure: false }));
    return { rows: found.rows, without: [...found.without, ...without] };
  };

  const renew = async (students: readonly CardStudent[], mustChange: boolean): Promise<NewPasswords> => {
    const all: NewPasswords[] = [];
    for (let first = 0; first < students.length; first += AT_ONCE) {
      setDone(first);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the page shows how far it is
      all.push(await askUntilThere(students.slice(first, first + AT_ONCE), mustChange));
    }
    setDone(null);
    return {
      rows: all.flatMap(({ rows }) => rows),
      without: all.flatMap(({ without }) => without),
    };
  };
  /** How many are through; null while none is under way. */
  return { renew, done };
}

const BUSY = 'Many people are logging in right now. Please try again in a few minutes.';
const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Who has a card, who has none, and for whom there was no time yet. */
interface Sorted extends NewPasswords {
  readonly late: readonly CardStudent[];
}

function sorted(students: readonly CardStudent[], result: CallResult<typeof renewPasswords>): Sorted {
  if (!result.ok) {
    const { detail: why } = result.problem;
    return { rows: [], without: students.map((student) => ({ student, why, isUnsure: true })), late: [] };
  }
  const answered = students.flatMap((student, index) => {
    const answer = result.data.students[index];
    return answer ? [{ student, answer }] : [];
  });
  return {
    rows: answered.flatMap(({ student, answer: { login } }) =>
      login ? [{ ...student, ...login, key: student.studentId }] : [],
    ),
    without: answered
      .filter(({ answer }) => answer.login === null && answer.outcome !== 'not-yet')
      .map(({ student, answer }) => ({ student, why: answer.message, isUnsure: false })),
    late: answered.filter(({ answer }) => answer.outcome === 'not-yet').map(({ student }) => student),
  };
}
