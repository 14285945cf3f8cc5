import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** What this place is for. */
  readonly children: ReactNode;
  /** The first step. */
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
}

/** A place with nothing in it yet. */
export const EmptyState = ({ title, children, action, picture }: EmptyStateProps) => (
  <div className={styles.empty}>
    {picture !== undefined && (
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
    )}
    <p className={styles.title}>{title}</p>
    <p className={styles.words}>{children}</p>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
