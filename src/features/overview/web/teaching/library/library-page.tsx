import { Shelf, ShelfSkeleton } from '#features/library/web/public.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { useLibraryClass } from './chosen-class.ts';

/** The library, which opens at the level of the teacher's class. */
export function LibraryPage() {
  const { isKnown, level } = useLibraryClass();
  return (
    <Page title="Library" width="teacher">
      {isKnown ? <Shelf opensAt={level} /> : <ShelfSkeleton />}
    </Page>
  );
}
