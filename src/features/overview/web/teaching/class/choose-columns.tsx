import { IconColumns3 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import styles from './choose-columns.module.css';
import type { RosterColumnId } from './roster-column-ids.ts';
import type { RosterColumns } from './use-roster-columns.ts';

interface ChooseColumnsProps extends RosterColumns {
  readonly columns: readonly { readonly id: RosterColumnId; readonly header: string }[];
}

/** Which columns the roster shows; the name is always there. The choices open below the row of buttons, which stay where they are. */
export function ChooseColumns({ columns, chosen, toggle }: ChooseColumnsProps) {
  const [open, setOpen] = useState(false);
  const choices = useId();
  return (
    <>
      <Button
        icon={<IconColumns3 size={20} aria-hidden />}
        aria-expanded={open}
        aria-controls={choices}
        onClick={() => setOpen(!open)}
      >
        Columns
      </Button>
      <fieldset id={choices} className={styles.choices} hidden={!open}>
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
    </>
  );
}
