import { IconBookmark } from '@tabler/icons-react';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { type Evidence, litRuns } from './lit-runs.ts';
import styles from './passage-text.module.css';

interface PassageTextProps {
  readonly passage: Pick<CatalogQuiz, 'title' | 'form' | 'paragraphs'>;
  /** What to light up. */
  readonly evidence: Evidence;
}

/** The passage as students read it: numbered paragraphs in the letters of a book. */
export const PassageText = ({ passage, evidence }: PassageTextProps) => (
  <article className={styles.passage} lang="en" data-form={passage.form} aria-label={passage.title}>
    {passage.paragraphs.map((text, index) => (
      <Paragraph
        key={text}
        number={index + 1}
        text={text}
        lit={evidence.filter(({ paragraph }) => paragraph === index + 1)}
      />
    ))}
  </article>
);

interface ParagraphProps {
  readonly number: number;
  readonly text: string;
  readonly lit: Evidence;
}

/** Where an answer stands is lit, and marked in the margin too. */
const Paragraph = ({ number, text, lit }: ParagraphProps) => (
  <p className={styles.paragraph} data-lit={lit.length > 0 || undefined}>
    <span className={styles.number}>
      <VisuallyHidden>Paragraph </VisuallyHidden>
      {number}
      {lit.length > 0 && <IconBookmark className={styles.bookmark} size={18} aria-hidden />}
    </span>
    {litRuns(text, lit).map((run) =>
      run.lit ? (
        <mark key={run.start} className={styles.lit} data-evidence>
          {run.text}
        </mark>
      ) : (
        <span key={run.start}>{run.text}</span>
      ),
    )}
  </p>
);
