import { OnlyReads } from '#features/classes/web/public.tsx';
import { ClassEssays } from '#features/essays/web/public.tsx';
import { classEssaysPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ClassHub } from './class-hub.tsx';

/** The short essays of a class, for who may score them. */
export function ClassEssaysPage() {
  const { params, search } = useScreen(classEssaysPage);
  return (
    <ClassHub id={params.id} part="Essays">
      {(schoolClass) =>
        schoolClass.mayChange ? <ClassEssays schoolClass={schoolClass} {...search} /> : <OnlyReads />
      }
    </ClassHub>
  );
}
