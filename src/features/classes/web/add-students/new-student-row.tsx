import { IconCircleCheck, IconUserCheck, IconX } from '@tabler/icons-react';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import type { NewStudentFault } from '../../contract/create-students.ts';
import type { SameStudent } from '../../core/same-student.ts';
import styles from './add-students.module.css';
import { isCreated, type MarkedRow, type NewRow, wholeName } from './new-rows.ts';

interface NewStudentRowProps {
  readonly marked: MarkedRow;
  readonly onChange: (row: NewRow) => void;
  readonly onRemove: () => void;
}

const FIELDS = [
  { field: 'firstName', label: 'First name' },
  { field: 'lastName', label: 'Last name' },
  { field: 'username', label: 'Username' },
] as const;

/** What the fields below are, once for all rows; each field has its name for those who listen. */
export const FieldHeads = () => (
  <div className={classNames(styles.row, styles.heads)} aria-hidden="true">
    {FIELDS.map(({ field, label }) => (
      <span key={field}>{label}</span>
    ))}
  </div>
);

/** A student on the list: to change or take off until the account is there. */
export function NewStudentRow({ marked, onChange, onRemove }: NewStudentRowProps) {
  const { row, same, isLeftOff, faults } = marked;
  const name = wholeName(row);
  if (isCreated(row))
    return (
      <li className={styles.created}>
        <IconCircleCheck size={20} aria-hidden />
        <span>
          <b>{name}</b>, username {row.username}: created
        </span>
      </li>
    );
  return (
    <li className={classNames(styles.row, isLeftOff && styles.leftOff)}>
      {FIELDS.map(({ field, label }) => (
        <TextField
          key={field}
          label={label}
          name={`${field}-${row.key}`}
          value={row[field]}
          autoComplete="off"
          spellCheck={false}
          {...(field === 'username' && { autoCapitalize: 'none' })}
          error={messageFor(field, faults)}
          onChange={(value) =>
            onChange({
              ...row,
              [field]: value,
              found: field === 'username' ? row.found : null,
              faults: row.faults.filter((fault) => !isShownAt(field, fault)),
            })
          }
        />
      ))}
      <IconButton
        label={`Take ${name || 'this student'} off the list`}
        icon={<IconX size={18} aria-hidden />}
        onClick={onRemove}
      />
      {row.idea !== null && messageFor('username', faults) !== undefined && (
        <div className={classNames(styles.same, styles.idea)}>
          <span>This one is free:</span>
          <Button
            aria-label={`Use ${row.idea}`}
            onClick={() =>
              onChange({
                ...row,
                username: row.idea ?? row.username,
                faults: row.faults.filter((fault) => !isShownAt('username', fault)),
              })
            }
          >
            {row.idea}
          </Button>
        </div>
      )}
      {same !== null && (
        <div className={styles.same}>
          <Badge tone="sun" icon={<IconUserCheck size={16} aria-hidden />}>
            {SAME[same]}
          </Badge>
          <span>
            {isLeftOff ? 'Left off. No account is created.' : 'Added: another child with this name.'}
          </span>
          <Button
            variant="quiet"
            aria-label={`${isLeftOff ? 'Add anyway' : 'Leave off'}: ${name}`}
            onClick={() => onChange({ ...row, addAnyway: isLeftOff })}
          >
            {isLeftOff ? 'Add anyway' : 'Leave off'}
          </Button>
        </div>
      )}
    </li>
  );
}

const SAME: Readonly<Record<SameStudent, string>> = {
  'already-in-class': 'Already in this class',
  'twice-in-list': 'Twice in your list',
};

/** What is wrong with the password is said at the username: the page has chosen it, and another username gets around it. */
const isShownAt = (field: string, fault: NewStudentFault): boolean =>
  fault.field === field || (field === 'username' && (fault.field === 'password' || fault.field === 'email'));

const messageFor = (field: string, faults: readonly NewStudentFault[]): string | undefined =>
  faults.find((fault) => isShownAt(field, fault))?.message;
