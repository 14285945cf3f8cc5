import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listAssignedPassages } from '#features/activities/contract/teaching.ts';
import { dayInWords } from '#features/activities/web/public.tsx';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import {
  type CatalogLine,
  getCatalogQuiz,
  listCatalogQuizzes,
} from '#features/library/contract/endpoints.ts';
import { SKILL_NAMES } from '#features/library/core/skill-names.ts';
import { TOPIC_NAMES } from '#features/library/core/topics.ts';
import { levelName } from '#features/library/web/public.tsx';
import { WorksheetMenu } from '#features/reports/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { library, passagePage, worksheetsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { classComeFrom } from '../class/class-come-from.ts';
import { chosenClass, levelOf } from './chosen-class.ts';
import {
  type GivenInClass,
  givenInClass,
  givenInWords,
  levelOptions,
  levelToPrint,
} from './worksheet-levels.ts';
import styles from './worksheets-page.module.css';

/** Passages on one page. */
const SIZE = 50;

/** The passages of a level on paper, for a class: what its students have, and what to print. */
export function WorksheetsPage() {
  const classes = useEndpointQuery(listClasses, {});
  return (
    <Page
      title="Worksheets"
      width="teacher"
      lead="Passages with their questions on paper, with lines to write on, or with the answers."
    >
      <QueryState query={classes} skeleton={<SkeletonTable rows={8} columns={5} />}>
        {(loaded) => <OfClass classes={loaded.classes} />}
      </QueryState>
    </Page>
  );
}

function OfClass({ classes }: { readonly classes: readonly TeacherClass[] }) {
  const { search } = useScreen(worksheetsPage);
  const chosen =
    classes.find(({ id }) => id === search.class) ?? chosenClass(classes, classComeFrom()) ?? classes[0];
  const params = { id: chosen?.id ?? 0 };
  const enabled = chosen !== undefined;
  const roster = useEndpointQuery(listStudentsOfClass, { params }, { enabled });
  const given = useEndpointQuery(listAssignedPassages, { params }, { enabled });
  if (chosen === undefined)
    return <Passages level={search.level ?? 1} classId={null} students={[]} given={NOTHING} />;
  return (
    <QueryState query={roster} skeleton={<SkeletonTable rows={8} columns={5} />}>
      {({ students }) => (
        <Passages
          level={levelToPrint(search.level, students, levelOf(chosen))}
          classId={chosen.id}
          classes={classes}
          students={students}
          // Without them the passages can still be printed.
          given={given.data ?? NOTHING}
        />
      )}
    </QueryState>
  );
}

const NOTHING = { passages: [], read: [] };

interface PassagesProps {
  readonly level: number;
  readonly classId: number | null;
  readonly classes?: readonly TeacherClass[];
  readonly students: Parameters<typeof levelOptions>[0];
  readonly given: Parameters<typeof givenInClass>[1];
}

function Passages({ level, classId, classes = [], students, given }: PassagesProps) {
  const { search } = useScreen(worksheetsPage);
  const navigate = useNavigate();
  const page = (search.page ?? 1) - 1;
  const query = useEndpointQuery(
    listCatalogQuizzes,
    { query: { level, page, size: SIZE } },
    { placeholderData: keepPreviousData },
  );
  // Who may see answers is told with any passage.
  const [first] = query.data?.quizzes ?? [];
  const preview = useEndpointQuery(
    getCatalogQuiz,
    { params: { versionId: first?.versionId ?? 0 } },
    { enabled: first !== undefined },
  );
  const show = (next: { class?: number; level?: number; page?: number }) =>
    void navigate({
      ...linkTo(worksheetsPage, {}, { ...(classId !== null && { class: classId }), level, ...next }),
      replace: true,
    });
  return (
    <>
      <Row gap={16} align="end">
        {classes.length > 1 && (
          <SelectField
            label="Class"
            name="class"
            value={`${classId}`}
            options={classes.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            onChange={(value) =>
              void navigate({ ...linkTo(worksheetsPage, {}, { class: Number(value) }), replace: true })
            }
          />
        )}
        <SelectField
          label="Level"
          name="level"
          value={`${level}`}
          options={levelOptions(students)}
          onChange={(value) => show({ level: Number(value) })}
        />
      </Row>
      <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={5} />}>
        {({ quizzes, total }) => (
          <>
            <DataTable
              caption={`Passages of ${levelName(level)}`}
              columns={columnsOf({
                given,
                showsKeys: preview.data?.showsKeys ?? false,
                inClass: classId !== null,
              })}
              rows={quizzes}
              rowKey={({ versionId }) => versionId}
              empty={<EmptyState title="Nothing on this page">Choose another level.</EmptyState>}
            />
            <Pager
              page={page}
              size={SIZE}
              total={total}
              by="other"
              onTurn={(next) => show({ page: next + 1 })}
            />
          </>
        )}
      </QueryState>
      <p>
        Looking for a topic or a skill?{' '}
        <TextLink {...linkTo(library, {}, { level })}>Search the library</TextLink> and print any passage from
        its page.
      </p>
    </>
  );
}

interface Told {
  readonly given: PassagesProps['given'];
  readonly showsKeys: boolean;
  readonly inClass: boolean;
}

const columnsOf = ({ given, showsKeys, inClass }: Told): readonly Column<CatalogLine>[] => [
  {
    id: 'title',
    header: 'Passage',
    cell: ({ versionId, title }) => <TextLink {...linkTo(passagePage, { id: versionId })}>{title}</TextLink>,
    sort: ({ title }) => title,
    rowHeader: true,
  },
  {
    id: 'topic',
    header: 'Topic',
    cell: ({ topic, minutes }) => `${TOPIC_NAMES[topic]} · ${count(minutes, 'minute')}`,
    sort: ({ topic }) => TOPIC_NAMES[topic],
  },
  {
    id: 'skills',
    header: 'Skills',
    cell: ({ skills }) => (
      <span className={styles.words}>{skills.map((skill) => SKILL_NAMES[skill]).join(', ')}</span>
    ),
  },
  ...(inClass ? [givenColumn(given)] : []),
  {
    id: 'print',
    header: 'On paper',
    cell: ({ versionId, title }) => (
      <WorksheetMenu versionId={versionId} title={title} showsKeys={showsKeys} />
    ),
    speaksForItself: true,
  },
];

/** Whether students of the class have a passage to read, or have read it. */
const givenColumn = (given: PassagesProps['given']): Column<CatalogLine> => {
  const of = ({ versionId }: CatalogLine): GivenInClass => givenInClass(versionId, given);
  return {
    id: 'given',
    header: 'In this class',
    cell: (line) => givenInWords(of(line), dayInWords) ?? <Unknown says="not assigned, not read" />,
    sort: (line) => of(line).assigned + of(line).read,
    highFirst: true,
  };
};
