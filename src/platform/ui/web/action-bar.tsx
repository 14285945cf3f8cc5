import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './action-bar.module.css';
import { Button } from './button.tsx';
import { announce } from './live-region.tsx';
import { Row } from './row.tsx';

interface ActionBarProps {
  /** How many rows are chosen; with none there is no bar. */
  readonly chosen: number;
  /** What is chosen, for those who listen: "Chosen students". */
  readonly label: string;
  readonly onClear: () => void;
  /** Buttons for what can be done with the chosen rows. */
  readonly children: ReactNode;
}

/** What can be done with the chosen rows, at the lower edge of the window for as long as some are chosen. */
export function ActionBar({ chosen, label, onClear, children }: ActionBarProps) {
  const before = useRef(0);
  useEffect(() => {
    if (chosen !== before.current) announce(chosen === 0 ? 'None chosen' : `${chosen} chosen`);
    before.current = chosen;
  }, [chosen]);
  if (chosen === 0) return null;
  const clear = () => {
    onClear();
    // The bar goes, and the focus with it: back to the start of the screen.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <section className={styles.bar} aria-label={label}>
      <p className={styles.count}>{chosen} chosen</p>
      <Row gap={8} className={styles.acts}>
        {children}
      </Row>
      <Button variant="quiet" icon={<IconX size={18} aria-hidden />} onClick={clear}>
        Clear
      </Button>
    </section>
  );
}
