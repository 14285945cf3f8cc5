import type { ReactNode } from 'react';
import styles from './screen-only.module.css';

/** Words that are not printed: a way to another screen leads nowhere on paper. */
export const ScreenOnly = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.screen}>{children}</span>
);
