import { Shelf, ShelfSkeleton } from '#features/library/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { worksheetsPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { useLibraryClass } from './chosen-class.ts';

/** The library, which opens at the level of the teacher's class. */
export function LibraryPage() {
  const { isTeacher, isKnown, level } = useLibraryClass();
  return (
    <Page
      title="Library"
      width="teacher"
      actions={isTeacher && <LinkButton {...linkTo(worksheetsPage)}>Worksheets</LinkButton>}
    >
      {isKnown ? <Shelf opensAt={level} /> : <ShelfSkeleton />}
    </Page>
  );
}
