import { Note } from '#platform/ui/web/note.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { CatalogQuestion } from '../../contract/endpoints.ts';

interface CorrectedNoteProps {
  readonly correction: NonNullable<CatalogQuestion['correction']>;
  /** In which the day is told. */
  readonly zone: string;
}

/** That the key of a question is another one than it was, and why. */
export const CorrectedNote = ({ correction: { at, reason }, zone }: CorrectedNoteProps) => (
  <Note>
    <p>
      The answer to this question was corrected on <time dateTime={at}>{shortDate(at, zone)}</time>.
    </p>
    <p>Reason: {reason}</p>
  </Note>
);
