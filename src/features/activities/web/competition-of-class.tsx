import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { getCompetition } from '../contract/competition.ts';
import { LEAST_SHARED, LEAST_TOLD } from '../core/competition.ts';
import { dayInWords } from './activity-words.ts';
import { standingInWords, whoCompetesInWords } from './competition-words.ts';
import { lookAgain } from './look-again.ts';

type Competition = ResponseOf<typeof getCompetition>['competition'];
type ClassLine = Competition['classes'][number];

/** How a class stands in its competition, kept up to date while the page is open. */
export function CompetitionOfClass({ activityId }: { readonly activityId: number }) {
  const query = useEndpointQuery(
    getCompetition,
    { query: { activityId } },
    { refetchOnMount: 'always', refetchInterval: lookAgain },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={3} columns={4} />}>
      {({ competition }) => (
        <>
          {competition.phase !== 'ended' && <p>{whoCompetesInWords(competition)}</p>}
          <p>{standingInWords({ ...competition, startDay: dayInWords(competition.startDate) })}</p>
          {competition.classes.length > 0 && (
            <DataTable
              caption={tableName(competition)}
              columns={COLUMNS}
              rows={competition.classes.map((one, index) => ({ ...one, index }))}
              rowKey={({ index }) => index}
              start={{ column: 'place', direction: 'ascending' }}
              empty={null}
            />
          )}
          <p>{rulesInWords(competition)}</p>
        </>
      )}
    </QueryState>
  );
}

const SIZES = {
  small: 'fewer than 15 students',
  medium: '15 to 29 students',
  large: '30 students or more',
} as const;

const tableName = ({ size }: Competition): string =>
  size === null ? 'Classes' : `Your classes and their neighbors among classes with ${SIZES[size]}`;

const rulesInWords = ({ scope }: Competition): string =>
  [
    `The score is the points that the class earns in quizzes, divided by the students who were in it at the start (at least ${LEAST_SHARED}).`,
    'Quizzes that are answered too fast to count earn nothing.',
    'If classes are level, right answers decide, then how many students took part.',
    `Right answers are shown for your own classes of ${LEAST_TOLD} students or more. Of a smaller class everybody else sees only the place.`,
    ...(scope !== 'teacher' ? ['Classes of other teachers are not named.'] : []),
  ].join(' ');

/** Of a class of others and of a small one they are not told. */
const rightAnswers = ({ accuracy, students }: ClassLine): string => {
  if (accuracy !== null) return `${accuracy}%`;
  return students === null || students < LEAST_TOLD ? 'Not shown' : 'None yet';
};

/** Only of the own classes is it told how many students they have. */
const tookPart = ({ participants, students }: ClassLine): string =>
  participants === null || students === null ? '' : `${participants} of ${students}`;

const COLUMNS: readonly Column<ClassLine & { readonly index: number }>[] = [
  {
    id: 'class',
    header: 'Class',
    cell: ({ className }) => className ?? 'Another class',
    sort: ({ className }) => className ?? '',
    rowHeader: true,
  },
  { id: 'place', header: 'Place', cell: ({ place }) => place, sort: ({ place }) => place, align: 'right' },
  {
    id: 'score',
    header: 'Points per student',
    cell: ({ score }) => score?.toFixed(1) ?? 'Not shown',
    sort: ({ score }) => score ?? -1,
    align: 'right',
  },
  {
    id: 'accuracy',
    header: 'Right answers',
    cell: rightAnswers,
    sort: ({ accuracy }) => accuracy ?? -1,
    align: 'right',
  },
  {
    id: 'students',
    header: 'Students who earned points',
    cell: tookPart,
    sort: ({ participants }) => participants ?? -1,
    align: 'right',
  },
];
