import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './folded.module.css';
import { Stack } from './stack.tsx';

interface FoldedProps {
  readonly summary: string;
  /** It has been opened: what is inside may be fetched now. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A line that opens to more. */
export const Folded = ({ summary, onOpen, children }: FoldedProps) => (
  <details
    className={styles.folded}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onOpen?.();
    }}
  >
    <summary className={styles.summary}>
      <IconChevronRight className={styles.chevron} size={18} aria-hidden />
      {summary}
    </summary>
    <Stack gap={12} className={styles.inside}>
      {children}
    </Stack>
  </details>
);
