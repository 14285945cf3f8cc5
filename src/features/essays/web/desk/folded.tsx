import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './folded.module.css';

/** A line that opens to more. */
export const Folded = ({ summary, children }: { readonly summary: string; readonly children: ReactNode }) => (
  <details className={styles.folded}>
    <summary className={styles.summary}>
      <IconChevronRight className={styles.chevron} size={18} aria-hidden />
      {summary}
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
