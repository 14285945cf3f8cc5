import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { classLabel } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href, linkTo, type SearchOf } from '#platform/screens/core/address.ts';
import { allStudents, studentPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { SelectField } from '#platform/ui/web/fields.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { count, daysAgo, wholeNumber } from '#platform/wording/core/figures.ts';
import { listTaughtStudents, type TaughtStudent } from '../../../contract/teaching.ts';
import { useStudentsOfPages } from '../choosing-students.tsx';
import { LevelNow } from '../level-now.tsx';
import { StoppedStudents } from '../stop-tracking/stopped-students.tsx';
import { ChooseAmongAll } from './choose-among-all.tsx';

type Search = SearchOf<typeof allStudents>;

const SORTS = [
  { value: 'name', label: 'Name', sort: undefined, down: undefined },
  { value: 'level-up', label: 'Lowest level first', sort: 'level', down: undefined },
  { value: 'level-down', label: 'Highest level first', sort: 'level', down: true },
  { value: 'points', label: 'Most points first', sort: 'points', down: true },
  { value: 'seen', label: 'Longest away first', sort: 'seen', down: undefined },
] as const;

/** The students of all classes in one list. What it shows is in the address. */
export function AllStudentsPage() {
  const { search } = useScreen(allStudents);
  const { q = '', class: classId, sort = 'name', down, page = 1 } = search;
  const query = useEndpointQuery(
    listTaughtStudents,
    {
      query: {
        q,
        sort,
        page: page - 1,
        direction: down === true ? 'descending' : 'ascending',
        ...(classId !== undefined && { classId }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  const [isChoosing, setChoosing] = useState(false);
  const choice = useStudentsOfPages(query.data?.students ?? NOBODY);
  const nobody = <Nobody filtered={q !== '' || classId !== undefined} />;
  const finish = () => {
    choice.chosen.clear();
    setChoosing(false);
  };
  const navigate = useNavigate();
  const show = (change: Search) =>
    void navigate({ ...linkTo(allStudents, {}, { ...search, page: undefined, ...change }), replace: true });
  return (
    <Page title="All students" heading="Classes" width="teacher">
      <HubTabs hub="classes" viewer="teacher" label="Classes" />
      <Filters search={search} onChange={show} />
      <QueryState query={query} skeleton={<SkeletonTable rows={10} columns={5} />}>
        {({ students, total, size, lookedAt }) => (
          <>
            {lookedAt !== null && <NotEveryone lookedAt={lookedAt} />}
            {isChoosing ? (
              <ChooseAmongAll {...{ students, choice, classId }} empty={nobody} onDone={finish} />
            ) : (
              <>
                {total > 0 && (
                  <Row gap={16} rowGap={8} align="center" between>
                    <output>{count(total, 'student')}</output>
                    <Button variant="quiet" onClick={() => setChoosing(true)}>
                      Choose students
                    </Button>
                  </Row>
                )}
                <DataTable
                  caption="Students of all classes"
                  columns={columnsOf(students, query.dataUpdatedAt)}
                  rows={students}
                  rowKey={({ studentId }) => studentId}
                  rowLink={({ studentId }) => href(studentPage, { id: studentId })}
                  empty={nobody}
                />
              </>
            )}
            <Pager
              page={page - 1}
              size={size}
              total={total}
              onTurn={(next) => show({ page: next + 1 })}
              by="other"
            />
          </>
        )}
      </QueryState>
      <StoppedStudents />
    </Page>
  );
}

/** While the list comes. */
const NOBODY: readonly TaughtStudent[] = [];

interface FiltersProps {
  readonly search: Search;
  readonly onChange: (change: Search) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const classes = data?.classes ?? [];
  const shown = SORTS.find(({ sort, down }) => sort === search.sort && down === search.down) ?? SORTS[0];
  return (
    <Row gap={16} rowGap={12} align="end">
      <SearchField label="Name" words={search.q} onSearch={(q) => onChange({ q })} />
      {classes.length > 1 && (
        <SelectField
          name="class"
          label="Class"
          value={String(search.class ?? '')}
          onChange={(value) => onChange({ class: value === '' ? undefined : Number(value) })}
          options={[
            { value: '', label: 'All classes' },
            ...classes.map((one) => ({ value: String(one.id), label: classLabel(one) })),
          ]}
        />
      )}
      <SelectField
        name="sort"
        label="Sort by"
        value={shown.value}
        onChange={(value) => {
          const { sort, down } = SORTS.find((one) => one.value === value) ?? SORTS[0];
          onChange({ sort, down });
        }}
        options={SORTS.map(({ value, label }) => ({ value, label }))}
      />
    </Row>
  );
}

/** The list ends before the last student does. */
const NotEveryone = ({ lookedAt }: { readonly lookedAt: number }) => (
  <Note>
    <p>
      You have more than {wholeNumber(lookedAt)} students, and this list has only the first{' '}
      {wholeNumber(lookedAt)} by name. Choose a class to see everyone in it.
    </p>
  </Note>
);

const Nobody = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState title="No student fits">Try fewer letters, or look in all classes.</EmptyState>
  ) : (
    <EmptyState
      title="No students yet"
      action={<LinkButton {...linkTo(teacherClasses)}>Go to my classes</LinkButton>}
    >
      Students join with a class code. Then you see them all here.
    </EmptyState>
  );

const columnsOf = (students: readonly TaughtStudent[], now: number): readonly Column<TaughtStudent>[] => [
  { id: 'name', header: 'Name', cell: namesAmong(students), rowHeader: true },
  { id: 'classes', header: 'Class', cell: ({ classes }) => classes.map(({ name }) => name).join(', ') },
  {
    id: 'level',
    header: 'Reading level',
    cell: ({ readingLevel, totalPoints }) => (
      <LevelNow student={{ readingLevel, pretestStatus: null, figures: totalPoints !== null }} />
    ),
  },
  {
    id: 'points',
    header: 'Points',
    cell: ({ totalPoints }) =>
      totalPoints === null ? <Unknown says="not shown" /> : wholeNumber(totalPoints),
    align: 'right',
  },
  {
    id: 'seen',
    header: 'Last seen',
    cell: ({ lastSeen, timezone, totalPoints }) =>
      lastSeen === null ? (
        <Unknown says={totalPoints === null ? 'not shown' : 'never'} />
      ) : (
        daysAgo(lastSeen, now, timezone)
      ),
  },
];
