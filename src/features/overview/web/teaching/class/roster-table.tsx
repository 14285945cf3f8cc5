import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useFoundByName } from '#features/accounts/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { PASSED_MEANS, TOO_FAST_MEANS } from '#features/progress/core/score-meanings.ts';
import { saveCsv } from '#platform/csv/web/save-csv.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { classPage, newActivityPage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { RECENT_DAYS } from '../../../core/recent-answers.ts';
import { AddToRoster } from './add-to-roster.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { columnsToShow } from './columns-to-show.ts';
import { otherClasses } from './other-classes.ts';
import type { RosterColumnId } from './roster-column-ids.ts';
import { BRIEF, type RosterColumn, rosterColumns } from './roster-columns.tsx';
import { rosterCsv } from './roster-csv.ts';
import { filterRoster, type RosterSearch } from './roster-filter.ts';
import styles from './roster-table.module.css';
import { askedColumn, orderInAddress, startOrder } from './start-order.ts';
import type { RosterColumns } from './use-roster-columns.ts';

interface RosterTableProps {
  readonly schoolClass: TeacherClass;
  readonly students: readonly RosterLine[];
  /** When the roster was fetched, epoch milliseconds. */
  readonly asOf: number;
  readonly choice: RosterColumns;
  /** What the address asks for: a column, and whom to show. */
  readonly search?: RosterSearch & { readonly sort?: string | undefined };
  /** Keeps the order that is chosen in the address. */
  readonly onSort?: (sort: string | undefined) => void;
  /** Begins to choose students; not there for who may not change the class. */
  readonly onChoose?: () => void;
}

/** Who is where: one line per student, which opens the student's page. */
export function RosterTable({
  schoolClass,
  students,
  asOf,
  choice,
  search = {},
  onSort,
  onChoose,
}: RosterTableProps) {
  const { chosen } = choice;
  const onTelephone = useMediaQuery('(max-width: 47.9375em)');
  const all = rosterColumns({ asOf, schoolClass, students });
  const { shown, words } = filterRoster(students, search, { asOf, grade: schoolClass.grade });
  const sortedBy = askedColumn(search.sort);
  const { columns, alike } = columnsToShow(all, students, { chosen, sortedBy });
  const { found, isNarrowed, field } = useFoundByName(shown);
  const narrowed = onTelephone ? columns.filter(({ id }) => BRIEF.has(id) || id === sortedBy) : columns;
  const save = () =>
    saveCsv(
      rosterCsv(shown, { asOf, grade: schoolClass.grade, className: schoolClass.name }),
      `Students - ${schoolClass.name}`,
    );
  return (
    <Stack gap={12}>
      {words !== null && (
        <FilterNote
          key={words}
          words={words}
          id={schoolClass.id}
          search={search}
          nobody={shown.length === 0}
        />
      )}
      {students.length > 0 && (
        <Row gap={8} align="start">
          {onChoose && <Button onClick={onChoose}>Choose students</Button>}
          {/* A telephone has room for two lines of each student, whatever is chosen; what adds to the class is in the line that opens. */}
          {!onTelephone && (
            <>
              <ChooseColumns columns={all} {...choice} />
              <Button onClick={save}>Download as CSV</Button>
              <div className={styles.add}>
                <AddToRoster id={schoolClass.id} />
              </div>
            </>
          )}
        </Row>
      )}
      {field}
      <DataTable
        key={`rows ${words ?? ''}`}
        caption={`Students of ${schoolClass.name}`}
        columns={narrowed}
        rows={found}
        rowKey={({ studentId }) => studentId}
        rowLink={({ studentId }) => href(studentPage, { id: studentId })}
        start={startOrder(search.sort, all)}
        {...(onSort && { onOrder: (order) => onSort(orderInAddress(order, all)) })}
        empty={!isNarrowed && <NobodyLeft />}
      />
      <Key columns={narrowed} students={students} />
      {alike.length > 0 && (
        <p className={styles.key}>
          Not shown, because it is the same for everyone: {alike.map(({ header }) => header).join(', ')}.
        </p>
      )}
      {otherClasses(students).map((sentence) => (
        <p key={sentence} className={styles.key}>
          {sentence}
        </p>
      ))}
    </Stack>
  );
}

/** What a column needs explained. */
const KEYS: Readonly<Partial<Record<RosterColumnId, string>>> = {
  since:
    'Since start: how far the level moved since the pretest, in levels; gray without an arrow while it may be chance.',
  guessing: `Guessing: the share of answers in the last ${RECENT_DAYS} days that came too fast to count. ${TOO_FAST_MEANS}`,
  passed: 'Passed: of the quizzes of all levels that the student has read.',
  lately: `Last 5 passed: of the last five quizzes, leaving out those that were too fast to count. ${PASSED_MEANS}`,
  level:
    'Level now: the shown level, and our estimate. The estimate moves first, and passages are chosen by it. The number after ± says how sure it is: the smaller, the more certain.',
};

/** The columns that are shown, explained; those of levels once there is a level. */
function Key({
  columns,
  students,
}: { readonly columns: readonly RosterColumn[] } & Pick<RosterTableProps, 'students'>) {
  const anyLevel = students.some(({ readingLevel }) => readingLevel !== null);
  const words = Object.entries(KEYS).flatMap(([column, meaning]) => {
    const isShown = columns.some(({ id }) => id === column);
    return isShown && (anyLevel || column === 'guessing') ? [meaning] : [];
  });
  return words.length > 0 && <p className={styles.key}>{words.join(' ')}</p>;
}

interface FilterNoteProps {
  readonly words: string;
  readonly id: number;
  readonly search: RosterSearch;
  /** Nobody is left to give anything to. */
  readonly nobody: boolean;
}

/** Says whom the roster shows, gives them something to do, and shows everyone again. It is what a person who came for these students sees first. */
function FilterNote({ words, id, search, nobody }: FilterNoteProps) {
  const { need, level } = search;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What a newer browser gives back, a promise, is not for React to call.
    note.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={note} className={styles.filter}>
      <p>{words}</p>
      <Row gap={8}>
        <LinkButton {...linkTo(classPage, { id })} variant="quiet">
          Show everyone
        </LinkButton>
        {!nobody && (
          <LinkButton {...linkTo(newActivityPage, {}, { class: id, need, level })}>
            Assign to these students
          </LinkButton>
        )}
      </Row>
    </div>
  );
}

const NobodyLeft = () => <EmptyState title="Nobody now">No students in the class fit this now.</EmptyState>;
