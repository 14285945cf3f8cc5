import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import {
  allStudents,
  classMonthPage,
  classProgressPage,
  classReportPage,
  createClassPage,
  worksheetsPage,
} from '#platform/screens/core/staff-addresses.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import type { Destination } from '#platform/ui/web/destination.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';

/** Which reports there are, class by class, and where those of one student and the worksheets are. */
export function ReportsPage() {
  const query = useEndpointQuery(listClasses, {});
  return (
    <Page title="Reports" width="teacher">
      <QueryState query={query} skeleton={<SkeletonTable rows={3} columns={4} />}>
        {({ classes }) => (
          <>
            <Section title="Reports of a class">
              <DataTable
                caption="Reports of each class"
                columns={COLUMNS}
                rows={classes}
                rowKey={({ id }) => id}
                empty={
                  <EmptyState
                    title="No classes yet"
                    action={<LinkButton {...linkTo(createClassPage)}>Create a class</LinkButton>}
                  >
                    After students join a class and read, its reports are here.
                  </EmptyState>
                }
              />
            </Section>
            <Section
              title="Report of a student"
              lead="Level, measure, skills, quizzes, activities, and essays in the days that you choose, to look at or to print for a conference."
            >
              <p>
                <TextLink {...linkTo(allStudents)}>Choose a student</TextLink>, then open “Report”.
              </p>
            </Section>
            <Section title="Worksheets" lead="Passages with their questions on paper.">
              <p>
                <TextLink {...linkTo(worksheetsPage)}>Choose passages to print</TextLink>
              </p>
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** A way whose words are the same in each row: those who listen hear the class, too. */
const Way = ({
  to,
  words,
  of,
}: {
  readonly to: Destination;
  readonly words: string;
  readonly of: TeacherClass;
}) => (
  <TextLink {...to}>
    {words}
    <VisuallyHidden> of {of.name}</VisuallyHidden>
  </TextLink>
);

const COLUMNS: readonly Column<TeacherClass>[] = [
  { id: 'class', header: 'Class', cell: ({ name }) => name, sort: ({ name }) => name, rowHeader: true },
  { id: 'grade', header: 'Grade', cell: ({ grade }) => gradeLabel(grade), sort: ({ grade }) => grade },
  {
    id: 'help',
    header: 'Whom to help, with what',
    cell: (one) => <Way of={one} words="Class report" to={linkTo(classReportPage, { id: one.id })} />,
  },
  {
    id: 'progress',
    header: 'How far everybody came',
    cell: (one) => <Way of={one} words="Progress report" to={linkTo(classProgressPage, { id: one.id })} />,
  },
  {
    id: 'month',
    header: 'A month, week by week',
    cell: (one) => <Way of={one} words="Monthly report" to={linkTo(classMonthPage, { id: one.id })} />,
  },
];
