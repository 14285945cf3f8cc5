import { useActor } from '#features/accounts/web/public.tsx';
import { studentQuizData } from '#features/quiz/contract/endpoints.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { getStudentAssignments } from '../contract/student.ts';
import type { AssignmentView } from '../contract/views.ts';
import type { ComesFirst } from './assigned-acts.ts';
import { AssignedCard } from './assigned-card.tsx';
import { MyActivities } from './my-activities.tsx';
import { todayIn } from './to-do-words.ts';

/** What teachers have set for a student: what to do now first, then what is to come, what was missed, and what is done. */
export function MyActivitiesPage() {
  const { userId: studentId } = useActor();
  const query = useEndpointQuery(
    getStudentAssignments,
    { query: { studentId } },
    { refetchOnMount: 'always' },
  );
  return (
    <Page title="From your teacher" width="student">
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ assignments }) =>
          assignments.length === 0 ? (
            <Nothing />
          ) : (
            <Everything
              studentId={studentId}
              assignments={assignments}
              onStale={() => void query.refetch()}
            />
          )
        }
      </QueryState>
    </Page>
  );
}

interface EverythingProps {
  readonly studentId: number;
  /** What is due first in front. */
  readonly assignments: readonly AssignmentView[];
  readonly onStale: () => void;
}

function Everything({ studentId, assignments, onStale }: EverythingProps) {
  const { data } = useEndpointQuery(studentQuizData, { params: { studentId } }, { refetchOnMount: 'always' });
  const having = (...statuses: AssignmentView['status'][]) =>
    assignments.filter(({ status }) => statuses.includes(status));
  const now = having('resume', 'next-up', 'reverse-next-up');
  return (
    <Stack gap={24}>
      {now.length > 0 && (
        <AssignedCard
          heading="To do now"
          assigned={now}
          first={data ? whatComesFirst(data) : null}
          open={data?.quiz ?? null}
          onStale={onStale}
        />
      )}
      <MyActivities title="Later" assignments={having('pending', 'paused').filter((one) => !wasDue(one))} />
      <MyActivities title="Missed" assignments={having('missed', 'paused').filter(wasDue).toReversed()} />
      <MyActivities title="Done" assignments={having('completed').toReversed()} />
    </Stack>
  );
}

/** What a teacher has paused stays so beyond its due day. */
const wasDue = ({ dueDate, timezone }: AssignmentView): boolean => dueDate < todayIn(timezone);

/** What is to finish before anything can be started; null for nothing. */
function whatComesFirst({
  pretestComplete,
  quiz,
  essay,
}: ResponseOf<typeof studentQuizData>): ComesFirst | null {
  if (!pretestComplete) return { kind: 'pretest' };
  if (!quiz && essay && !essay.maySkip) return { kind: 'essay', title: essay.title };
  return quiz && quiz.answeredCount > 0 ? { kind: 'passage', title: quiz.passage.title } : null;
}

const Nothing = () => (
  <EmptyState
    title="Nothing from your teacher yet"
    action={<LinkButton {...linkTo(studentHome)}>Choose a passage</LinkButton>}
  >
    When your teacher gives you something to read, you find it here and on your home page.
  </EmptyState>
);
