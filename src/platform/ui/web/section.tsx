import { type ReactNode, useId } from 'react';
import { Row } from './row.tsx';
import styles from './section.module.css';
import { Stack } from './stack.tsx';

export interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** One sentence about what it shows. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function Section({ title, action, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Row gap={16} rowGap={8} align="center" between>
        <h2 id={heading}>{title}</h2>
        {action}
      </Row>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </Stack>
  );
}
