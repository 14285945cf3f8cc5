import { type ReactNode, type RefObject, useId } from 'react';
import { Row } from './row.tsx';
import styles from './section.module.css';
import { Stack } from './stack.tsx';

export interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** One sentence about what it shows. */
  readonly lead?: string;
  /** Its heading takes the focus where an address leads to this part (`usePartInAddress`). */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function Section({ title, action, lead, headingRef, children }: SectionProps) {
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Row gap={16} rowGap={8} align="center" between>
        <h2 id={heading} ref={headingRef} tabIndex={headingRef && -1}>
          {title}
        </h2>
        {action}
      </Row>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </Stack>
  );
}
