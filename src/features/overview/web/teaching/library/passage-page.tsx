import { AssignPassage } from '#features/activities/web/public.tsx';
import { PassageScreen } from '#features/library/web/public.tsx';
import { WorksheetPdf } from '#features/reports/web/public.tsx';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { ForWhom } from '../activities/for-whom.tsx';
import { useLibraryClass } from './chosen-class.ts';
import { PassageReaders } from './passage-readers.tsx';

/** A passage of the library, for a teacher who can assign it, with those of their students who have read it. */
export function PassagePage() {
  const { isTeacher, zone } = useLibraryClass();
  return (
    <PassageScreen
      above={<PlaceCrumbs viewer={isTeacher ? 'teacher' : 'admin'} />}
      zone={zone}
      Pdf={WorksheetPdf}
      {...(isTeacher && { Readers: PassageReaders, Assign })}
    />
  );
}

const Assign = (passage: { readonly versionId: number; readonly title: string }) => (
  <AssignPassage {...passage} ForWhom={ForWhom} />
);
