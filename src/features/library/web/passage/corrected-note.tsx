import { Note } from '#platform/ui/web/note.tsx';
import type { CatalogQuestion } from '../../contract/endpoints.ts';

interface CorrectedNoteProps {
  readonly correction: NonNullable<CatalogQuestion['correction']>;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** That the key of a question is another one than it was, and why. */
export const CorrectedNote = ({ correction: { at, reason } }: CorrectedNoteProps) => (
  <Note>
    <p>The answer to this question was corrected on {day.format(new Date(at))}.</p>
    <p>Reason: {reason}</p>
  </Note>
);
