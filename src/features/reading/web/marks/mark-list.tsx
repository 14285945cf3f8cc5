import { IconTrash } from '@tabler/icons-react';
import { curlQuotes, quoted } from '#features/library/core/curl-quotes.ts';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import native from '#platform/ui/web/native-field.module.css';
import { Stack } from '#platform/ui/web/stack.tsx';
import styles from './marks.module.css';
import { type ReaderMark, withNote, withoutMark } from './reader-marks.ts';

interface MarkListProps {
  readonly marks: readonly ReaderMark[];
  readonly paragraphs: readonly string[];
  readonly onChange: (marks: readonly ReaderMark[]) => void;
}

/** Characters of a marked place that are quoted. */
const QUOTED = 80;

function quote({ paragraph, start, end }: ReaderMark, paragraphs: readonly string[]): string {
  const text = curlQuotes(paragraphs[paragraph - 1] ?? '').slice(start, end);
  return text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text;
}

/** What was marked, in the order of the text, with room for a few words beside each. */
export const MarkList = ({ marks, paragraphs, onChange }: MarkListProps) => (
  <Stack as="ul" gap={12}>
    {marks.map((mark) => (
      <li key={`${mark.paragraph} ${mark.start}`} className={styles.item}>
        <p className={styles.quote}>
          <span className={styles.where}>Paragraph {mark.paragraph}</span> {quoted(quote(mark, paragraphs))}
        </p>
        <textarea
          className={native.field}
          aria-label={`Note on paragraph ${mark.paragraph}: ${quote(mark, paragraphs)}`}
          placeholder="Write a note"
          rows={1}
          maxLength={500}
          value={mark.note}
          onChange={(event) => onChange(withNote(marks, mark, event.currentTarget.value))}
        />
        <IconButton
          label={`Remove the highlight in paragraph ${mark.paragraph}: ${quote(mark, paragraphs)}`}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => onChange(withoutMark(marks, mark))}
        />
      </li>
    ))}
  </Stack>
);
