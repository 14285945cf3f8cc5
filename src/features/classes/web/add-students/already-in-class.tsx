import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { FoldedSection } from '#platform/ui/web/folded-section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { StudentInClass } from '../../core/match-roster.ts';
import styles from './add-students.module.css';
import { type KnownRow, type NewRow, wholeName } from './new-rows.ts';

interface AlreadyInClassProps {
  readonly rows: readonly KnownRow[];
  readonly onChange: (row: NewRow) => void;
}

/** Students of the list who are in the class: nothing is done, unless one is another child with the same name. */
export const AlreadyInClass = ({ rows, onChange }: AlreadyInClassProps) => (
  <FoldedSection
    title={`${count(rows.length, 'student is', 'students are')} in the class already`}
    open={false}
    lead={
      rows.some(isByName)
        ? 'Nothing changes for them. If one is another child with the same name, choose “Add anyway”.'
        : 'Nothing changes for them.'
    }
  >
    <Stack as="ol" gap={8} aria-label="In the class already">
      {rows.map(({ row, student }) => (
        <li key={row.key} className={styles.known}>
          <Known {...student} />
          {isByName({ row }) && (
            <Button
              variant="quiet"
              aria-label={`Add anyway: ${wholeName(row)}`}
              onClick={() => {
                onChange({ ...row, match: { kind: 'new' }, addAnyway: true });
                focusHeading();
              }}
            >
              Add anyway
            </Button>
          )}
        </li>
      ))}
    </Stack>
  </FoldedSection>
);

/** A username is one student's alone: whoever was found by it is no other child. */
const isByName = ({ row: { match } }: Pick<KnownRow, 'row'>): boolean =>
  match.kind === 'in-class' && match.by === 'name';

/** Students of the class who are not on the list. */
export const NotOnList = ({ students }: { readonly students: readonly StudentInClass[] }) => (
  <FoldedSection
    title={`${count(students.length, 'student is', 'students are')} not on your list`}
    open={false}
    lead="They are in the class and stay in it."
  >
    <Stack as="ul" gap={8} aria-label="In the class and not on your list">
      {students.map((student) => (
        <li key={student.studentId} className={styles.known}>
          <Known {...student} />
        </li>
      ))}
    </Stack>
  </FoldedSection>
);

const Known = (student: StudentInClass) => (
  <span className={styles.name}>
    <span>{wholeName(student) || 'No name yet'}</span>
    <span className={styles.quiet}>{student.username}</span>
  </span>
);
