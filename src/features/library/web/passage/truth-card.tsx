import { useId } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { INVENTED_TEXT } from '../../core/invented-text.ts';
import styles from './passage.module.css';

/** What of an informational text is true, with the sources for a teacher who is asked; nothing for stories. */
export function TruthCard({ invented, claims }: Pick<CatalogQuiz, 'invented' | 'claims'>) {
  const heading = useId();
  if (!invented && claims.length === 0) return null;
  return (
    <Card as="section" className={styles.about} labelledBy={heading}>
      <h2 id={heading}>What is true here</h2>
      {invented && <p>{INVENTED_TEXT}</p>}
      {claims.length > 0 && (
        <Stack as="ul" gap={12}>
          {claims.map(({ claim, source }) => (
            <li key={claim}>
              <p>{claim}</p>
              <p className={styles.checked}>Source: {source}</p>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
