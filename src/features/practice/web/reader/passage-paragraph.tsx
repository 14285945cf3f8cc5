import { IconBookmark } from '@tabler/icons-react';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import type { FeedbackView } from '../../contract/views.ts';
import { GlossaryWord } from './glossary-word.tsx';
import styles from './passage-article.module.css';
import { type GlossaryPlace, type Piece, runsOf } from './passage-runs.ts';

interface PassageParagraphProps {
  readonly number: number;
  readonly text: string;
  readonly glossary: readonly GlossaryPlace[];
  readonly lit: FeedbackView['evidence'];
}

const piece = ({ entry, text, start }: Piece) =>
  entry ? <GlossaryWord key={start} text={text} entry={entry} /> : <span key={start}>{text}</span>;

/** A paragraph with its number in the margin; where an answer stands it is lit, and marked in the margin too. */
export const PassageParagraph = ({ number, text, glossary, lit }: PassageParagraphProps) => (
  <p className={styles.paragraph} data-lit={lit.length > 0 || undefined}>
    <span className={styles.number}>
      <VisuallyHidden>Paragraph </VisuallyHidden>
      {number}
      {lit.length > 0 && <IconBookmark className={styles.bookmark} size={18} aria-hidden />}
    </span>
    {runsOf(text, glossary, lit).map((run) =>
      run.lit ? (
        <mark key={run.start} className={styles.lit} data-evidence>
          {run.pieces.map(piece)}
        </mark>
      ) : (
        run.pieces.map(piece)
      ),
    )}
  </p>
);
