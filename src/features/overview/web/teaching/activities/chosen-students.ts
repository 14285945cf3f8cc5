import type { SearchOf } from '#platform/screens/core/address.ts';
import type { newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { filterRoster } from '../class/roster-filter.ts';

/** What the address of a new activity says about whom it is for. */
export type SomeSearch = Pick<SearchOf<typeof newActivityPage>, 'need' | 'level' | 'students'>;

/** The students whom an address names; null where it names none. */
export const studentsNamed = (students: string | undefined): readonly number[] | null =>
  students === undefined ? null : students.split('-').map(Number);

/** The students of a class whom another screen named, or of whom it said what they need; null for everybody. */
export function chosenStudents(
  roster: readonly RosterLine[],
  { students, ...search }: SomeSearch,
  about: Parameters<typeof filterRoster>[2],
): readonly RosterLine[] | null {
  const named = studentsNamed(students);
  if (named) return roster.filter(({ studentId }) => named.includes(studentId));
  const { shown, words } = filterRoster(roster, search, about);
  return words === null ? null : shown;
}
