import { ActivitiesOfStudent } from '#features/activities/web/public.tsx';
import { studentActivitiesPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { StudentHub } from './student-hub.tsx';

/** What a student's classes have set them to do. */
export function StudentActivitiesPage() {
  const { id: studentId } = useScreen(studentActivitiesPage).params;
  return (
    <StudentHub studentId={studentId} part="Activities" skeleton={<SkeletonTable rows={5} columns={4} />}>
      {({ name }) => <ActivitiesOfStudent key={studentId} studentId={studentId} name={name} />}
    </StudentHub>
  );
}
