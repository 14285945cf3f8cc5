import { useEffect } from 'react';
import { LevelBadge } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import styles from './pretest.module.css';

/** The end of the pretest: where to start, and the first step. */
export function PretestEnd({ initialLevel }: { initialLevel: number | null }) {
  // The address has not changed, so this is not told as an arrival.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <Page
      title="Pretest finished"
      width="reading"
      heading="That was the pretest"
      lead="Thank you for reading so carefully. Now we know which passages fit you."
    >
      <Card className={styles.end}>
        {initialLevel === null ? (
          <p>Your first three passages are ready. As you read, they will fit you better and better.</p>
        ) : (
          <>
            <LevelBadge level={initialLevel} />
            <p>This is where you start. As you read, your level will follow you.</p>
          </>
        )}
      </Card>
      <div className={styles.actions}>
        <LinkButton {...linkTo(studentHome)} variant="primary">
          Choose your first passage
        </LinkButton>
      </div>
    </Page>
  );
}
