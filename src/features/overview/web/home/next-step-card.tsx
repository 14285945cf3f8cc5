import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import styles from './home.module.css';

interface NextStepCardProps {
  readonly title: string;
  /** What the title is, in two or three words. */
  readonly above?: string;
  readonly children: ReactNode;
}

/** The one large card of the home. */
export function NextStepCard({ title, above, children }: NextStepCardProps) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} gap={16}>
      <div>
        {above !== undefined && <p className={styles.above}>{above}</p>}
        <h2 id={heading} className={styles.nextTitle}>
          {title}
        </h2>
      </div>
      {children}
    </Card>
  );
}
