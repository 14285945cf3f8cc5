import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { middleLevel } from './middle-level.ts';

/**
 * The level in the middle of those for whom an activity is: of the chosen students, or of the whole class while nobody is chosen; null without
 * a class, and until it is known.
 */
export function useMiddleLevel(
  schoolClass: TeacherClass | undefined,
  chosen: readonly number[] | null,
): number | null {
  const { data, error } = useEndpointQuery(
    listStudentsOfClass,
    { params: { id: schoolClass?.id ?? 0 } },
    { enabled: schoolClass !== undefined },
  );
  // Not the grade first and the level then: the list would change under a hand that chooses from it.
  if (schoolClass === undefined || (data === undefined && error === null)) return null;
  const students = data?.students ?? [];
  const meant = students.filter(({ studentId }) => chosen?.includes(studentId));
  return middleLevel(schoolClass, meant.length > 0 ? meant : students);
}
