import { useId } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import styles from './passage.module.css';

/** The words that students can press to see what they mean. */
export function GlossaryList({ glossary }: Pick<CatalogQuiz, 'glossary'>) {
  const heading = useId();
  return (
    <Card as="section" className={styles.about} labelledBy={heading}>
      <h2 id={heading}>Words explained</h2>
      <dl className={styles.words}>
        {glossary.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
