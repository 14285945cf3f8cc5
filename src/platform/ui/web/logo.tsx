import { classNames } from './class-names.ts';
import styles from './logo.module.css';

/** A leaf that grows out of an open book. Takes the colour of the words around it. */
export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path
      d="M16 27c-2.6-2.3-6.4-3.4-11.4-3.4-.9 0-1.6-.7-1.6-1.6V10.6c0-.9.7-1.6 1.6-1.6 2 0 3.8.2 5.4.6M16 27c2.6-2.3 6.4-3.4 11.4-3.4.9 0 1.6-.7 1.6-1.6V10.6c0-.9-.7-1.6-1.6-1.6-2 0-3.8.2-5.4.6"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M16 3c4.2 3.6 5.6 8.8 0 15.6C10.4 11.8 11.8 6.6 16 3Z" fill="currentColor" />
    <path d="M16 10v17" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M16 9.5v6" stroke="var(--paper)" strokeWidth="1.4" strokeLinecap="round" />
  </svg>
);

/** The mark with the name; `short` leaves the name out on the smallest screens. */
export const Logo = ({ short = false }: { short?: boolean }) => (
  <span className={styles.logo}>
    <LogoMark />
    <span className={classNames(styles.name, short && styles.short)}>Openleaf</span>
  </span>
);
