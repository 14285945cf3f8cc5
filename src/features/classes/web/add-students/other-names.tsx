import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { count } from '#platform/wording/core/figures.ts';
import styles from './add-students.module.css';
import { isNameless, type KnownRow, type NewRow, wholeName } from './new-rows.ts';

interface OtherNamesProps {
  readonly rows: readonly KnownRow[];
  /** How many of them will change. */
  readonly toRename: number;
  readonly mayRename: boolean;
  readonly onChange: (row: NewRow) => void;
}

/** Students of the class who have another name on the list, old and new; each can be left as it is. */
export const OtherNames = ({ rows, toRename, mayRename, onChange }: OtherNamesProps) => (
  <Section
    title={
      toRename === 0
        ? `${count(rows.length, 'name differs', 'names differ')} and will stay`
        : count(toRename, 'name will change', 'names will change')
    }
    lead={
      mayRename
        ? 'These usernames are in the class under another name. Passwords and work stay the same.'
        : 'These usernames are in the class under another name. You can change names when your school has approved your account.'
    }
  >
    <Card>
      <Stack as="ol" gap={12} aria-label="Names that differ">
        {rows.map((one) => (
          <OtherName
            key={one.row.key}
            {...one}
            mayChange={mayRename || isNameless(one.student)}
            onChange={onChange}
          />
        ))}
      </Stack>
    </Card>
  </Section>
);

interface OtherNameProps extends KnownRow {
  readonly mayChange: boolean;
  readonly onChange: (row: NewRow) => void;
}

function OtherName({ row, student, mayChange, onChange }: OtherNameProps) {
  const before = wholeName(student);
  const after = wholeName(row);
  const [fault] = row.faults;
  return (
    <li className={styles.known}>
      <span className={styles.name}>
        <span>{before === '' ? 'No name yet' : before}</span>
        <IconArrowRight size={18} aria-hidden />
        <VisuallyHidden>will be</VisuallyHidden>
        {row.keepsName || !mayChange ? <s>{after}</s> : <b>{after}</b>}
        <span className={styles.quiet}>{student.username}</span>
      </span>
      {mayChange && (
        <Button
          variant="quiet"
          aria-label={`${row.keepsName ? 'Change the name' : 'Keep the old name'}: ${before || student.username}`}
          onClick={() => onChange({ ...row, keepsName: !row.keepsName, faults: [] })}
        >
          {row.keepsName ? 'Change the name' : 'Keep the old name'}
        </Button>
      )}
      {fault && <span className={styles.fault}>{fault.message}</span>}
    </li>
  );
}
