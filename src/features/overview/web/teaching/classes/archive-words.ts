import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { ClassToArchive } from '#features/activities/contract/archive-preview.ts';
import { count } from '#platform/wording/core/figures.ts';

/** So many students are named; the rest are counted. */
const NAMED = 8;

/** "Ana Lopez, Ben Okafor, and 3 more". */
function namesOf({ students, withoutClass }: ClassToArchive): string {
  const named = students.slice(0, NAMED).map(namesAmong(students));
  const more = withoutClass - named.length;
  return new Intl.ListFormat('en-US').format([...named, ...(more > 0 ? [`${more} more`] : [])]);
}

/** What archiving a class does to its open activities, in a sentence; null where there are none. */
export function activitiesWords({ openActivities }: Pick<ClassToArchive, 'openActivities'>): string | null {
  if (openActivities === 0) return null;
  return openActivities === 1
    ? '1 open activity ends; it comes back if you restore the class.'
    : `${openActivities} open activities end; they come back if you restore the class.`;
}

/** Which students are in no class after it, in a sentence; null where all are. */
export function withoutClassWords(preview: ClassToArchive): string | null {
  if (preview.withoutClass === 0) return null;
  return `${count(preview.withoutClass, 'student')} will be in no class: ${namesOf(preview)}. They can still log in and read.`;
}
