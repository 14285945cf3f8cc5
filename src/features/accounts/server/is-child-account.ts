import { isUnderThirteen } from '#features/privacy/core/under-thirteen.ts';
import { civilDate } from '#platform/time/core/time-zone.ts';
import type { AccountServices } from './accounts.ts';

interface AgedAccount {
  readonly id: number;
  readonly role: string;
  readonly birth_year: number | null;
  readonly birth_month: number | null;
  readonly timezone: string;
}

/** Whether an account is treated as one of a child under 13, whatever kind of account it is: a child may have registered as a teacher. */
export async function isChildAccount(
  { db, isYoungStudent }: Pick<AccountServices, 'db' | 'isYoungStudent'>,
  { id, role, birth_year: year, birth_month: month, timezone }: AgedAccount,
  now: Date,
): Promise<boolean> {
  if (role === 'student') return isYoungStudent(db, id, now);
  if (year === null || month === null) return false;
  const byBirth = {
    role: 'student',
    isParent: true,
    birth: { year, month },
    inBelowThirteenClass: false,
    // Teachers share the addresses of their school.
    endsInSuffix: false,
  } as const;
  return isUnderThirteen(byBirth, civilDate(now.getTime(), timezone));
}
