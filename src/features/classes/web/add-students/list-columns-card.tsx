import { useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import type { ColumnRole, ListColumn } from '../../core/list-columns.ts';
import { withRole } from '../../core/list-columns.ts';
import styles from './add-students.module.css';

/** So many columns are shown, and all that are used: a school's export may have forty. */
const SHOWN = 6;
const LONGEST = 28;

const ROLES: readonly { readonly value: ColumnRole; readonly label: string }[] = [
  { value: 'first', label: 'First name' },
  { value: 'last', label: 'Last name' },
  { value: 'full', label: 'Full name' },
  { value: 'username', label: 'Username' },
  { value: 'left-out', label: 'Leave out' },
];

interface ListColumnsCardProps {
  readonly columns: readonly ListColumn[];
  readonly onRoles: (roles: readonly ColumnRole[]) => void;
}

/** How each column of the list was read, with what stands in it; each can be read as something else. */
export function ListColumnsCard({ columns, onRoles }: ListColumnsCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const roles = columns.map(({ role }) => role);
  const filled = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ head, samples }) => head !== '' || samples.length > 0);
  const first = filled.filter(({ role }, place) => role !== 'left-out' || place < SHOWN);
  const shown = showsAll ? filled : first;
  return (
    <Card as="section" labelledBy="list-columns" gap={16}>
      <div>
        <h3 id="list-columns">Columns in your list</h3>
        <p className={styles.quiet}>If one was read wrong, choose what it is.</p>
      </div>
      <div className={styles.columns}>
        {shown.map(({ head, samples, role, index }) => (
          <SelectField
            key={index}
            name={`column-${index}`}
            label={head === '' ? `Column ${index + 1}` : short(head)}
            hint={samples.length === 0 ? 'Empty' : samples.map(short).join(', ')}
            value={role}
            options={ROLES}
            onChange={(chosen) => {
              const next = ROLES.find(({ value }) => value === chosen)?.value;
              if (next) onRoles(withRole(roles, index, next));
            }}
          />
        ))}
      </div>
      {first.length < filled.length && (
        <div>
          <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer columns' : `Show all ${filled.length} columns`}
          </Button>
        </div>
      )}
    </Card>
  );
}

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
