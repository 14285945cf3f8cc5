import { PassageScreen } from '#features/library/web/public.tsx';
import { useLibraryClass } from './chosen-class.ts';
import { PassageReaders } from './passage-readers.tsx';

/** A passage of the library, for a teacher with those of their students who have read it. */
export function PassagePage() {
  const { isTeacher, zone } = useLibraryClass();
  return <PassageScreen zone={zone} {...(isTeacher && { Readers: PassageReaders })} />;
}
