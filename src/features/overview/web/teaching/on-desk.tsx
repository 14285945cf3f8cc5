import type { ReactNode } from 'react';
import styles from './on-desk.module.css';

/** What a telephone has no room for: printing. */
export const OnDesk = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.onDesk}>{children}</span>
);
