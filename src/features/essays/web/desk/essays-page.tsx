import { useKept } from '#features/accounts/web/public.tsx';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { essayDesk } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { essaysWaiting } from '../../contract/endpoints.ts';
import { ChooseClass } from './choose-class.tsx';
import { EssayQueue } from './essay-queue.tsx';
import { EssaysSkeleton } from './essays-skeleton.tsx';
import { QueueSwitches } from './queue-switches.tsx';
import { type Drafts, readDrafts, useDrafts } from './use-drafts.ts';

/** Short essays: a class, then one essay after the other. */
export function EssaysPage() {
  const query = useEndpointQuery(listClasses, {});
  const drafts = useDrafts(useKept('essay-drafts', readDrafts));
  return (
    <Page title="Short essays" width="teacher">
      <QueryState query={query} skeleton={<EssaysSkeleton />}>
        {({ classes }) =>
          classes.length > 0 ? (
            <Essays classes={classes} drafts={drafts} />
          ) : (
            <NoClasses>
              Students of a class can write a few sentences after each quiz. You read and score them here.
            </NoClasses>
          )
        }
      </QueryState>
    </Page>
  );
}

interface EssaysProps {
  readonly classes: readonly TeacherClass[];
  readonly drafts: Drafts;
}

function Essays({ classes, drafts }: EssaysProps) {
  const { search } = useScreen(essayDesk);
  const { data } = useEndpointQuery(essaysWaiting, {});
  const waitingOf = (classId: number): number | null =>
    data ? (data.classes.find((one) => one.classId === classId)?.waiting ?? 0) : null;
  const named = classes.find(({ id }) => id === search.class);
  const of = named ?? (classes.length === 1 ? classes[0] : undefined);
  if (!of) return <ChooseClass classes={classes} waitingOf={waitingOf} />;
  const { status = 'waiting', by = 'question' } = search;
  return (
    <>
      <QueueSwitches classes={classes} shown={{ classId: of.id, status, by }} waiting={waitingOf(of.id)} />
      <EssayQueue key={`${of.id} ${status}`} of={of} status={status} by={by} drafts={drafts} />
    </>
  );
}
