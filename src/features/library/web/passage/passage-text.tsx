import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { LitWords, NumberedParagraph } from '../numbered-paragraph.tsx';
import { type Evidence, litRuns } from './lit-runs.ts';
import styles from './passage-text.module.css';

interface PassageTextProps {
  readonly passage: Pick<CatalogQuiz, 'title' | 'form' | 'paragraphs'>;
  /** What to light up. */
  readonly evidence: Evidence;
}

/** The passage as students read it: numbered paragraphs in the letters of a book. */
export const PassageText = ({ passage, evidence }: PassageTextProps) => (
  <article className={styles.passage} lang="en" aria-label={passage.title}>
    {passage.paragraphs.map((text, index) => {
      const lit = evidence.filter(({ paragraph }) => paragraph === index + 1);
      return (
        <NumberedParagraph
          key={text}
          number={index + 1}
          lit={lit.length > 0}
          verse={passage.form === 'verse'}
        >
          {litRuns(text, lit).map((run) =>
            run.lit ? (
              <LitWords key={run.start}>{run.text}</LitWords>
            ) : (
              <span key={run.start}>{run.text}</span>
            ),
          )}
        </NumberedParagraph>
      );
    })}
  </article>
);
