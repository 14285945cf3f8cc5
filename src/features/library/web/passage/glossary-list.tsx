import { useId } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import styles from './passage.module.css';

/** The words that students can press to see what they mean. */
export function GlossaryList({ glossary }: Pick<CatalogQuiz, 'glossary'>) {
  const heading = useId();
  return (
    <Card as="section" className={styles.about} labelledBy={heading}>
      <h2 id={heading}>Words explained</h2>
      <Facts look="sentences">
        {glossary.map(({ word, meaning }) => (
          <Fact key={word} name={word}>
            {meaning}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
