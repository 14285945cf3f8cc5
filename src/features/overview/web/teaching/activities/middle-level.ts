import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { medianLevel } from '../../../core/class-figures.ts';
import { levelOf } from '../library/chosen-class.ts';

/** The level in the middle of a class, within its limits; the one of its grade while no student's is known. */
export function middleLevel(
  schoolClass: Pick<TeacherClass, 'grade' | 'settings'>,
  students: readonly Pick<RosterLine, 'readingLevel'>[],
): number | null {
  const median = medianLevel(students.flatMap(({ readingLevel }) => readingLevel ?? []));
  if (median === null) return levelOf(schoolClass);
  const { lowestLevel, highestLevel } = schoolClass.settings;
  return Math.min(Math.max(Math.round(median.value), lowestLevel), highestLevel);
}
