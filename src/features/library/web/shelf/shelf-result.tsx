import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import styles from './shelf.module.css';
import type { ShelfSearch } from './shelf-address.ts';
import { shelfSentence } from './shelf-sentence.ts';

interface ShelfResultProps {
  readonly looked: ShelfSearch;
  readonly total: number;
  /** What is shown is what was there before. */
  readonly waiting: boolean;
  /** There is something to clear. */
  readonly onClear?: () => void;
}

/** How much was found and of what, read out as it changes; it takes the focus when the page is turned. */
export function ShelfResult({ looked, total, waiting, onClear }: ShelfResultProps) {
  const { page = 1 } = looked;
  const words = useRef<HTMLOutputElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) words.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return (
    <div className={styles.result}>
      <output ref={words} tabIndex={-1} className={styles.found}>
        {waiting ? 'Searching…' : shelfSentence(total, looked)}
      </output>
      {onClear && (
        <Button variant="quiet" icon={<IconX size={20} aria-hidden />} onClick={onClear}>
          Clear all
        </Button>
      )}
    </div>
  );
}
