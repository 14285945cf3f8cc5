import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { linkTo } from '#platform/screens/core/address.ts';
import { library } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { pageRange } from './level-shelves.ts';
import styles from './shelf.module.css';
import { inAddress, type ShelfSearch } from './shelf-address.ts';

interface ShelfPagerProps {
  readonly looked: ShelfSearch;
  readonly size: number;
  readonly total: number;
}

/** Turns the pages of the shelf; gone where there is one page only. */
export function ShelfPager({ looked, size, total }: ShelfPagerProps) {
  const { page = 1 } = looked;
  const last = Math.ceil(total / size);
  if (last <= 1) return null;
  const turnTo = (next: number) => linkTo(library, {}, inAddress({ ...looked, page: next }));
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && (
        <LinkButton {...turnTo(page - 1)} icon={<IconChevronLeft size={20} aria-hidden />}>
          Previous
        </LinkButton>
      )}
      <p className={styles.range}>{pageRange(page, size, total)}</p>
      {page < last && (
        <LinkButton {...turnTo(page + 1)}>
          Next
          <IconChevronRight size={20} aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
