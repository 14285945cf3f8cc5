import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '#platform/ui/web/button.tsx';
import { Row } from '#platform/ui/web/row.tsx';

interface PageTurnerProps {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of a long queue; gone where there is one page only. */
export function PageTurner({ page, size, total, onTurn }: PageTurnerProps) {
  const isLast = (page + 1) * size >= total;
  if (page === 0 && isLast) return null;
  return (
    <Row as="nav" aria-label="Pages">
      {page > 0 && (
        <Button icon={<IconChevronLeft size={20} aria-hidden />} onClick={() => onTurn(page - 1)}>
          Previous essays
        </Button>
      )}
      {!isLast && (
        <Button onClick={() => onTurn(page + 1)}>
          More essays
          <IconChevronRight size={20} aria-hidden />
        </Button>
      )}
    </Row>
  );
}
