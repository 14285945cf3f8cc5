import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

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
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>{title}</h2>
        {action}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
