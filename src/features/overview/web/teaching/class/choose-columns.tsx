import { IconColumns3 } from '@tabler/icons-react';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import styles from './choose-columns.module.css';
import type { RosterColumnId } from './roster-column-ids.ts';
import type { RosterColumns } from './use-roster-columns.ts';

interface ChooseColumnsProps extends RosterColumns {
  readonly columns: readonly { readonly id: RosterColumnId; readonly header: string }[];
}

/** Which columns the roster shows; the name is always there. */
export const ChooseColumns = ({ columns, chosen, toggle }: ChooseColumnsProps) => (
  <details className={styles.columns}>
    <summary className={styles.summary}>
      <IconColumns3 size={20} aria-hidden />
      Columns
    </summary>
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Show for each student</legend>
      {columns
        .filter(({ id }) => id !== 'name')
        .map(({ id, header }) => (
          <Checkbox
            key={id}
            name={id}
            label={header}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
    </fieldset>
  </details>
);
