import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import type { NewStudentFault } from '../../contract/create-students.ts';
import styles from './add-students.module.css';
import { isCreated, type NewRow } from './new-rows.ts';

interface NewStudentRowProps {
  readonly row: NewRow;
  readonly onChange: (row: NewRow) => void;
  readonly onRemove: () => void;
}

const FIELDS = [
  { field: 'firstName', label: 'First name' },
  { field: 'lastName', label: 'Last name' },
  { field: 'username', label: 'Username' },
] as const;

/** A student on the list: to change or take off until the account is there. */
export function NewStudentRow({ row, onChange, onRemove }: NewStudentRowProps) {
  const name = `${row.firstName} ${row.lastName}`.trim();
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
    <li className={styles.row}>
      {FIELDS.map(({ field, label }) => (
        <TextField
          key={field}
          label={label}
          name={`${field}-${row.key}`}
          value={row[field]}
          autoComplete="off"
          spellCheck={false}
          {...(field === 'username' && { autoCapitalize: 'none' })}
          error={messageFor(field, row.faults)}
          onChange={(value) =>
            onChange({
              ...row,
              [field]: value,
              faults: row.faults.filter((fault) => !isShownAt(field, fault)),
            })
          }
        />
      ))}
      <IconButton
        className={styles.remove}
        label={`Take ${name || 'this student'} off the list`}
        icon={<IconX size={18} aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}

/** What is wrong with the password is said at the username: the page has chosen it, and another username gets around it. */
const isShownAt = (field: string, fault: NewStudentFault): boolean =>
  fault.field === field || (field === 'username' && (fault.field === 'password' || fault.field === 'email'));

const messageFor = (field: string, faults: readonly NewStudentFault[]): string | undefined =>
  faults.find((fault) => isShownAt(field, fault))?.message;
