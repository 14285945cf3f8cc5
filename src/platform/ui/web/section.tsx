import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function Section({ title, action, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
