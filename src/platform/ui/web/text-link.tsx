import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Destination } from './destination.ts';
import styles from './text-link.module.css';

/** A way to another screen inside words. */
export const TextLink = ({ children, ...destination }: Destination & { readonly children: ReactNode }) => (
  <Link {...destination} className={styles.link}>
    {children}
  </Link>
);
