import { studentSkillsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { SkillTable } from './skill-table.tsx';
import { StudentHub } from './student-hub.tsx';

/** How the questions of a student went, skill by skill. */
export function StudentSkillsPage() {
  const { id: studentId } = useScreen(studentSkillsPage).params;
  return (
    <StudentHub studentId={studentId} part="Skills" skeleton={<SkeletonTable rows={9} columns={4} />}>
      {({ name }) => <SkillTable studentId={studentId} name={name} />}
    </StudentHub>
  );
}
