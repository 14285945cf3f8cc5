import { useId } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import styles from './passage.module.css';

interface EssayCardProps {
  readonly essay: NonNullable<CatalogQuiz['essay']>;
  readonly answers: boolean;
}

/** What there is to write about, and how it is scored. */
export function EssayCard({ essay: { prompt, rubric, model }, answers }: EssayCardProps) {
  const heading = useId();
  return (
    <Card as="section" className={styles.about} labelledBy={heading}>
      <h2 id={heading}>Short essay</h2>
      <p>{prompt}</p>
      {answers && rubric && (
        <>
          <h3>How it is scored</h3>
          <ol className={styles.rubric} start={0}>
            {rubric.map((line, score) => (
              <li key={line} value={score}>
                {line}
              </li>
            ))}
          </ol>
        </>
      )}
      {answers && model !== null && (
        <>
          <h3>A good answer</h3>
          <p className={styles.model}>{model}</p>
        </>
      )}
    </Card>
  );
}
