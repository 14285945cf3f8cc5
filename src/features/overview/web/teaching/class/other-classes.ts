import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';

/** What a roster says of students for whom another class counts: whose limits a level is shown in, and what is not shown. */
export function otherClasses(students: readonly RosterLine[]): string[] {
  const nameIn = namesAmong(students);
  const names = (those: readonly RosterLine[]) => inWords.format(those.map(nameIn));
  const byLimits = Map.groupBy(
    students.filter(({ limitsOf }) => limitsOf !== null),
    ({ limitsOf }) => limitsOf,
  );
  const limited = [...byLimits].map(
    ([limitsOf, those]) =>
      `For ${names(those)}, ${limitsOf} is the class that counts. The level stays within its limits.`,
  );
  const hidden = students.filter(({ figures }) => !figures);
  return hidden.length === 0
    ? limited
    : [
        ...limited,
        `Another class counts for ${names(hidden)}. You see only the work for this class. An administrator can approve you as a teacher.`,
      ];
}

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
