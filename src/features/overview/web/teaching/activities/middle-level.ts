import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { levelOf } from '../library/chosen-class.ts';
import { levelInMiddle, type Reader } from '../reads-at.ts';

/** The level in the middle of a class, within its limits; the one of its grade while no student's is known. */
export function middleLevel(
  schoolClass: Pick<TeacherClass, 'grade' | 'settings'>,
  students: readonly Reader[],
): number | null {
  const middle = levelInMiddle(students);
  if (middle === null) return levelOf(schoolClass);
  const { lowestLevel, highestLevel } = schoolClass.settings;
  return Math.min(Math.max(middle, lowestLevel), highestLevel);
}
