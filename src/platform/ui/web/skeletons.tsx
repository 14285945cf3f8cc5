import { type ReactNode, useEffect, useState } from 'react';
import styles from './skeletons.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Waits shorter than this show nothing, in milliseconds: a flash of grey is worse than a short pause. */
const DELAY = 300;

/** Shows its content only when the wait has become noticeable, and announces it to those who listen. */
export function Delayed({ children }: { children: ReactNode }) {
  const [noticeable, setNoticeable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticeable(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!noticeable) return null;
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** `height` as a CSS length. */
export const SkeletonBlock = ({ height = 'var(--space-64)' }: { height?: string }) => (
  <div className={styles.bone} style={{ height }} />
);

export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <div className={styles.lines}>
    {times(lines).map((line) => (
      <div key={line} className={styles.bone} />
    ))}
  </div>
);

export const SkeletonCard = ({ lines = 3 }: { lines?: number }) => (
  <div className={styles.card}>
    <SkeletonBlock height="var(--text-22)" />
    <SkeletonLines lines={lines} />
  </div>
);

export const SkeletonTable = ({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) => (
  <div className={styles.table}>
    {times(rows).map((row) => (
      <div key={row} className={styles.row}>
        {times(columns).map((column) => (
          <div key={column} className={styles.bone} />
        ))}
      </div>
    ))}
  </div>
);
