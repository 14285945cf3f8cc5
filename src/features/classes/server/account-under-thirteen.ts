import { type Account, registeredAsOf, selectAccount } from '#features/accounts/server/public.ts';
import { type CalendarMonth, isUnderThirteen, yearsOf } from '#features/privacy/core/under-thirteen.ts';
import type { Db } from '#platform/db/server/database.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { civilDate } from '#platform/time/core/time-zone.ts';
import { classesOfStudent, type StudentClassJson } from './classes-queries.ts';

/** What of an account says how old a person is. */
export type AccountAge = Pick<
  Account,
  'id' | 'role' | 'register_as' | 'birth_year' | 'birth_month' | 'timezone' | 'ends_in_suffix'
>;

/** Whether an account is treated as under 13, from what is stored of it. */
export function accountUnderThirteen(
  account: AccountAge,
  classes: readonly Pick<StudentClassJson, 'below_thirteen'>[],
  now: Date,
): boolean {
  return isUnderThirteen(
    {
      role: roleOf(account.role, account.id),
      isParent: registeredAsOf(account.register_as, account.id) === 'parent',
      birth: birthOf(account),
      inBelowThirteenClass: classes.some((row) => row.below_thirteen),
      endsInSuffix: account.ends_in_suffix,
    },
    civilDate(now.getTime(), account.timezone),
  );
}

const birthOf = ({ birth_year: year, birth_month: month }: AccountAge): CalendarMonth | null =>
  year === null || month === null ? null : { year, month };

/** Whole years of who registered as a student; null where the birth month is not known, and for a parent, whose age says nothing here. */
export function ageOfStudent(account: Account, now: Date): number | null {
  const birth = birthOf(account);
  if (birth === null || registeredAsOf(account.register_as, account.id) === 'parent') return null;
  return yearsOf(birth, civilDate(now.getTime(), account.timezone));
}

/** The same for an account of which nothing is known yet; a missing one is a child's. */
export async function isYoungStudent(db: Db, userId: number, now: Date): Promise<boolean> {
  const account = await selectAccount(db, userId);
  const classes = await classesOfStudent(db, userId).execute();
  return !account || accountUnderThirteen(account, classes, now);
}
