import { mayChangeBirth } from '#features/privacy/core/change-of-birth.ts';
import type { CalendarMonth } from '#features/privacy/core/under-thirteen.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { civilDate } from '#platform/time/core/time-zone.ts';
import { birthOf, isPossibleBirth } from '../core/birth-month.ts';
import { registeredAsOf } from './account-columns.ts';
import type { Profile, ProfileChange } from './own-profile-queries.ts';
import { refusedField } from './refused-field.ts';

/**
 * What becomes of a birth date that a person gives for their account: the month alone, or a refusal.
 * @param birthDate `YYYY-MM-DD`. @param profile locked.
 */
export function giveBirthMonth(
  profile: Profile,
  birthDate: string,
  now: Date,
): ProfileChange | Refusal<'refused-field' | 'age-stands'> {
  if (!isPossibleBirth(birthDate, now))
    return refusedField('birthDate', 'impossible', 'Please check the birth date.');
  const next = birthOf(birthDate);
  const facts = {
    role: roleOf(profile.role, profile.id),
    isParent: registeredAsOf(profile.register_as, profile.id) === 'parent',
    birth: keptBirth(profile),
  };
  const today = civilDate(now.getTime(), profile.timezone);
  if (!mayChangeBirth(facts, next, today)) return refuse('age-stands');
  return { birth_year: next.year, birth_month: next.month };
}

const keptBirth = ({ birth_year: year, birth_month: month }: Profile): CalendarMonth | null =>
  year === null || month === null ? null : { year, month };
