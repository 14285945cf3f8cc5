import { ClassEssays } from '#features/essays/web/public.tsx';
import { classEssaysPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ClassHub } from './class-hub.tsx';

/** The short essays of a class. */
export function ClassEssaysPage() {
  const { params, search } = useScreen(classEssaysPage);
  return (
    <ClassHub id={params.id} part="Essays">
      {(schoolClass) => <ClassEssays schoolClass={schoolClass} {...search} />}
    </ClassHub>
  );
}
