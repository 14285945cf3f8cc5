import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { pageRange } from './page-range.ts';
import styles from './pager.module.css';
import { Row } from './row.tsx';

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
  /** How the list is sorted: by time it goes on to what is older. */
  readonly by?: 'time' | 'other';
}

const WORDS = {
  time: { before: 'Newer', after: 'Older' },
  other: { before: 'Previous', after: 'Next' },
} as const;

/** Turns the pages of a list; gone where there is one page only. */
export function Pager({ page, size, total, onTurn, by = 'time' }: PagerProps) {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  if (last === 0) return null;
  return (
    <Row as="nav" gap={16} align="center" between oneLine aria-label="Pages">
      {page > 0 && (
        <Button icon={<IconChevronLeft size={20} aria-hidden />} onClick={() => onTurn(page - 1)}>
          {WORDS[by].before}
        </Button>
      )}
      <output className={styles.range}>{pageRange(page, size, total)}</output>
      {page < last && (
        <Button onClick={() => onTurn(page + 1)}>
          {WORDS[by].after}
          <IconChevronRight size={20} aria-hidden />
        </Button>
      )}
    </Row>
  );
}
