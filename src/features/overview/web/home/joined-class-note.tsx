import { useJustJoined } from '#features/classes/web/public.tsx';
import { Note } from '#platform/ui/web/note.tsx';

/** Says on the home that the class was joined on the screen before. */
export function JoinedClassNote() {
  const name = useJustJoined();
  if (name === undefined) return null;
  return (
    <Note tone="leaf">
      <p>
        You are in <strong>{name}</strong> now.
      </p>
    </Note>
  );
}
