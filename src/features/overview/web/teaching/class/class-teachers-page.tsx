import { ClassTeachers } from '#features/classes/web/public.tsx';
import { classTeachersPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ClassHub } from './class-hub.tsx';

/** Who teaches a class together. */
export function ClassTeachersPage() {
  const { id } = useScreen(classTeachersPage).params;
  return (
    <ClassHub id={id} part="Co-teachers">
      {(schoolClass) => <ClassTeachers key={schoolClass.id} schoolClass={schoolClass} />}
    </ClassHub>
  );
}
