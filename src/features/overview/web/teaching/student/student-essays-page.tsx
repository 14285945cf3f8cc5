import { EssaysOfStudent } from '#features/essays/web/public.tsx';
import { studentEssaysPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { StudentHub } from './student-hub.tsx';

/** The short essays of a student. */
export function StudentEssaysPage() {
  const { id: studentId } = useScreen(studentEssaysPage).params;
  return (
    <StudentHub studentId={studentId} part="Essays" skeleton={<SkeletonCard lines={4} />}>
      {({ name }) => <EssaysOfStudent key={studentId} studentId={studentId} name={name} />}
    </StudentHub>
  );
}
