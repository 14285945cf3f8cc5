import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import styles from './shelf.module.css';
import { filtersSet, type ShelfSearch } from './shelf-address.ts';
import { ShelfFilters } from './shelf-filters.tsx';
import { useDebouncedField } from './use-debounced-field.ts';

interface ShelfSearchFormProps {
  readonly looked: ShelfSearch;
  readonly onSearch: (words: string) => void;
  readonly onFilter: (change: Partial<ShelfSearch>) => void;
}

/** Words to search for, and filters; on a telephone the filters fold away. */
export function ShelfSearchForm({ looked, onSearch, onFilter }: ShelfSearchFormProps) {
  const { typed, setTyped, changeNow } = useDebouncedField(looked.q ?? '', onSearch);
  const [open, setOpen] = useState(false);
  const filters = useId();
  const set = filtersSet(looked);
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          changeNow();
        }}
      >
        <TextField
          label="Search titles and text"
          type="search"
          name="q"
          value={typed}
          onChange={setTyped}
          maxLength={200}
          autoComplete="off"
          mark={<IconSearch size={20} aria-hidden />}
          optional={false}
        />
        <div className={styles.fold}>
          <Button
            wide
            icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            aria-expanded={open}
            aria-controls={filters}
            onClick={() => setOpen(!open)}
          >
            {set === 0 ? 'Filters' : `Filters: ${set} set`}
          </Button>
        </div>
        <div id={filters} className={styles.filters} data-open={open}>
          <ShelfFilters looked={looked} onFilter={onFilter} />
        </div>
      </form>
    </search>
  );
}
