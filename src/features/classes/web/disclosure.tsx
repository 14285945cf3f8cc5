import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: string;
  /** What is inside, while it is closed. */
  readonly hint?: string;
  /** Opens it: something inside needs to be seen. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What most people need not look at; the browser's own, so that a search in the page finds what is inside. */
export const Disclosure = ({ summary, hint, open = false, children }: DisclosureProps) => (
  <details className={styles.disclosure} open={open}>
    <summary className={styles.summary}>
      <IconChevronRight className={styles.chevron} size={20} aria-hidden />
      <span className={styles.title}>{summary}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
