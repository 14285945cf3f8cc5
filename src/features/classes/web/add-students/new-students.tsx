import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { isCreated, type MarkedRow, type NewRow, needsChange } from './new-rows.ts';
import { FieldHeads, NewStudentRow } from './new-student-row.tsx';

interface NewStudentsProps {
  readonly marked: readonly MarkedRow[];
  readonly onChange: (row: NewRow) => void;
  readonly onTakeOff: (key: number) => void;
}

/** The accounts that will be created, to look over and mend. */
export function NewStudents({ marked, onChange, onTakeOff }: NewStudentsProps) {
  const leftOff = marked.filter(({ isLeftOff }) => isLeftOff).length;
  const wrong = marked.filter(needsChange).length;
  const added = marked.length - leftOff - wrong;
  const title = marked.some(({ row }) => isCreated(row))
    ? 'New students'
    : added === 0 && wrong === 0
      ? 'Names that are left off'
      : count(added, 'account will be created', 'accounts will be created');
  return (
    <Section
      title={title}
      lead="Students log in with these usernames. Each gets a password that is easy to type."
    >
      {leftOff > 0 && (
        <Note tone="sky" title={`${count(leftOff, 'name is', 'names are')} left off`}>
          <p>
            Such a name is in the class or in your list already. If it is another child, choose “Add anyway”.
          </p>
        </Note>
      )}
      <Card>
        <FieldHeads />
        <Stack as="ol" gap={12} aria-label="New students">
          {marked.map((one) => (
            <NewStudentRow
              key={one.row.key}
              marked={one}
              onChange={onChange}
              onRemove={() => {
                onTakeOff(one.row.key);
                focusHeading();
              }}
            />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
