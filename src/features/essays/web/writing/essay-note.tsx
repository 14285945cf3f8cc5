import { useState } from 'react';
import type { EssayEnd } from '#features/quiz/web/public.tsx';
import { Note } from '#platform/ui/web/note.tsx';

/** What became of it; it can be closed. */
export function EssayNote({ end }: { readonly end: EssayEnd }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  if (end.kind === 'gone') return null;
  if (end.kind === 'skipped') {
    return (
      <Note title="You left the essay out" onClose={() => setOpen(false)}>
        <p>That is fine. The next one may suit you better.</p>
      </Note>
    );
  }
  return (
    <Note tone="leaf" title="Your essay is handed in" onClose={() => setOpen(false)}>
      <p>
        {end.points !== null && end.points > 0
          ? `Your own words earned ${end.points} points. Your teacher will read it.`
          : 'Your teacher will read it.'}
      </p>
    </Note>
  );
}
