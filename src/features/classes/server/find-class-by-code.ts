import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { createSlowLane } from '#platform/limits/server/slow-lane.ts';
import { createWrongTries } from '#platform/limits/server/wrong-tries.ts';
import type { Services } from '#platform/services/server/services.ts';
import { closedCode } from '../contract/class-code.ts';
import { isConfirmed } from '../core/class-that-counts.ts';
import { teacherNameOf } from './class-views.ts';
import { selectClassByCode } from './classes-queries.ts';

/** Wrong class codes of one account, and from one address: a whole school may stand behind it, and children mistype. */
const WRONG_OF_ACCOUNT: RateLimit = { calls: 30, seconds: 3600 };
const WRONG_FROM_ADDRESS: RateLimit = { calls: 300, seconds: 3600 };
/** Tries of an account, right or wrong, that do not stand in the line of its address: a flood from there fills the line. */
const PAST_THE_LINE: RateLimit = { calls: 5, seconds: 3600 };

/** What is left to those who were wrong too often, in tries at a time; each waits a second before it is looked at. */
const PAUSE = 1000;
const ofAccounts = createSlowLane({ pause: PAUSE, most: 2 });
const fromAddresses = createWrongTries({
  name: 'class codes',
  allowed: WRONG_FROM_ADDRESS,
  pause: PAUSE,
  most: 50,
});

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
  { db, limits, counters }: Pick<Services, 'db' | 'limits' | 'counters'>,
  { code, address, studentId, now }: CodeTry,
): Promise<FoundClass | Refusal<'closed-code' | 'too-many-requests'>> {
  const account = studentId === null ? null : `wrong class codes of ${studentId}`;
  const [accountHasLeft, usedUp] = await Promise.all([
    account === null || limits.hasLeft(account, WRONG_OF_ACCOUNT, now),
    fromAddresses.usedUp(limits, { address, now }),
  ]);
  const passLine = async (line: string) =>
    // Counted before the code is looked at, so that tries at the same moment cannot share one.
    (studentId !== null &&
      (await limits.take(`class codes past the line by ${studentId}`, PAST_THE_LINE, now))) ||
    fromAddresses.pass(line);
  const passed =
    account !== null && !accountHasLeft
      ? await ofAccounts.pass(account)
      : usedUp === undefined || (await passLine(usedUp));
  if (!passed) {
    counters.refusedByLimit('class code');
    return refuse('too-many-requests', { retryAfter: Math.ceil(PAUSE / 1000) });
  }

  const found = await selectClassByCode(db, code, now);
  if (found && !found.archived)
    return {
      id: found.id,
      name: found.name,
      code: found.code,
      teacherName: teacherNameOf(found),
      confirmed: isConfirmed(found),
    };
  await Promise.all([
    account !== null && limits.take(account, WRONG_OF_ACCOUNT, now),
    fromAddresses.count(limits, { address, now }),
  ]);
  const detail = found ? ARCHIVED : closedCode.detail;
  return refuse('closed-code', {
    detail,
    errors: [{ path: 'classCode', code: 'closed-code', message: detail }],
  });
}
