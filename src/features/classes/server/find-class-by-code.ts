import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { PAUSE_SECONDS, slowWrongGuesses } from '#platform/limits/server/slowed-guesses.ts';
import type { Services } from '#platform/services/server/services.ts';
import { closedCode } from '../contract/class-code.ts';
import { isConfirmed } from '../core/class-that-counts.ts';
import { teacherNameOf } from './class-views.ts';
import { selectClassByCode } from './classes-queries.ts';

const guesses = slowWrongGuesses('class codes');

/** The code of a class that was archived: nobody guesses one to any use. */
const ARCHIVED = 'This class is over. Ask your teacher for the code of your new class.';

export interface CodeTry {
  readonly code: string;
  readonly address: string;
  /** Who tries it; null for a person who is signing up. */
  readonly studentId: number | null;
  readonly now: Date;
}

export interface FoundClass {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly teacherName: string;
  readonly confirmed: boolean;
}

/**
 * The class that a code opens, or a refusal. Only wrong codes are counted, by account and by address. Those who were wrong
 * too often wait before each try, so that a search of the codes is slow; a right code opens its class all the same, so that
 * nobody closes a class for others (docs/decisions/0028-wrong-class-codes-are-slowed.md).
 */
export async function findClassByCode(
  services: Pick<Services, 'db' | 'limits' | 'counters'>,
  { code, address, studentId: userId, now }: CodeTry,
): Promise<FoundClass | Refusal<'closed-code' | 'too-many-requests'>> {
  const guess = { address, userId, now };
  if (!(await guesses.admits(services, guess))) {
    services.counters.refusedByLimit('class code');
    return refuse('too-many-requests', { retryAfter: PAUSE_SECONDS });
  }

  const found = await selectClassByCode(services.db, code, now);
  if (found && !found.archived)
    return {
      id: found.id,
      name: found.name,
      code: found.code,
      teacherName: teacherNameOf(found),
      confirmed: isConfirmed(found),
    };
  await guesses.countWrong(services, guess);
  const detail = found ? ARCHIVED : closedCode.detail;
  return refuse('closed-code', {
    detail,
    errors: [{ path: 'classCode', code: 'closed-code', message: detail }],
  });
}
