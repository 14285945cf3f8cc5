import { useMediaQuery } from '@mantine/hooks';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { howToJoin } from '#features/classes/web/public.tsx';
import { href } from '#platform/screens/core/address.ts';
import { studentPage } from '#platform/screens/core/addresses.ts';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { otherClasses } from './other-classes.ts';
import { BRIEF, rosterColumns } from './roster-columns.tsx';
import styles from './roster-table.module.css';
import { startOrder } from './start-order.ts';

interface RosterTableProps {
  readonly of: TeacherClass;
  readonly students: readonly RosterLine[];
  /** When the roster was fetched, epoch milliseconds. */
  readonly asOf: number;
  /** The column that the address asks for. */
  readonly sort?: unknown;
}

/** Who is where: one line per student, which opens the student's page. */
export function RosterTable({ of, students, asOf, sort }: RosterTableProps) {
  const onTelephone = useMediaQuery('(max-width: 37.5em)');
  const all = rosterColumns(asOf, of.timezone);
  const columns = onTelephone ? all.filter(({ id }) => BRIEF.has(id)) : all;
  return (
    <div className={styles.roster}>
      <div className={styles.table}>
        <DataTable
          caption={`Students of ${of.name}`}
          columns={columns}
          rows={students}
          rowKey={({ studentId }) => studentId}
          rowLink={({ studentId }) => href(studentPage, { id: studentId })}
          start={startOrder(sort, columns)}
          empty={<NobodyYet of={of} />}
        />
      </div>
      {students.length > 0 && (
        <p className={styles.key}>
          Guessing: the share of answers in the last 30 days that came faster than the text can be read. They
          do not count. The number after ± says how sure the reading level is: the smaller, the surer.
        </p>
      )}
      {otherClasses(students).map((sentence) => (
        <p key={sentence} className={styles.key}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

const NobodyYet = ({ of: { classCode } }: { readonly of: TeacherClass }) => (
  <EmptyState
    title="No students yet"
    action={
      classCode === null ? undefined : (
        <CopyButton text={howToJoin(classCode)} label="Copy how to join" variant="primary" />
      )
    }
  >
    Write the address and the class code on the board, or send them to your students. Everyone who joins
    appears here, with the pretest, the reading level and the quizzes.
  </EmptyState>
);
