import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { inOrderOfNames, type Named, nameOf } from '#features/accounts/core/student-name.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { useSameTab } from '#platform/screens/web/use-same-tab.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { listStudentsToSelect } from '../../../contract/students-of-teacher.ts';
import { fromClassFirst } from '../class/class-come-from.ts';

/** The students before and after this one in the class that the teacher comes from, by name; each on the same tab. */
export function Neighbors({ profile: { studentId, classes } }: { readonly profile: StudentProfile }) {
  const classId =
    fromClassFirst(classes).find((schoolClass) => schoolClass.classId !== null)?.classId ?? null;
  const { data } = useEndpointQuery(
    listStudentsToSelect,
    { body: { classId: classId ?? 0 } },
    { enabled: classId !== null },
  );
  const toStudent = useSameTab('teacher', { of: 'student', tab: 'overview' });
  const { before, after } = neighborsOf(data?.students ?? [], studentId);
  if (!before && !after) return null;
  return (
    <Row gap={4} oneLine>
      {before && (
        <LinkButton {...toStudent({ id: before.studentId })} variant="quiet">
          <IconChevronLeft size={20} aria-hidden />
          <VisuallyHidden>Previous student: </VisuallyHidden>
          {before.firstName || nameOf(before)}
        </LinkButton>
      )}
      {after && (
        <LinkButton {...toStudent({ id: after.studentId })} variant="quiet">
          <VisuallyHidden>Next student: </VisuallyHidden>
          {after.firstName || nameOf(after)}
          <IconChevronRight size={20} aria-hidden />
        </LinkButton>
      )}
    </Row>
  );
}

/** The students on both sides of one by name; undefined at the ends, and both where the student is not among them. */
export function neighborsOf(
  students: readonly (Named & { readonly studentId: number })[],
  studentId: number,
) {
  const sorted = inOrderOfNames(students);
  const index = sorted.findIndex((student) => student.studentId === studentId);
  return index < 0 ? {} : { before: sorted[index - 1], after: sorted[index + 1] };
}
