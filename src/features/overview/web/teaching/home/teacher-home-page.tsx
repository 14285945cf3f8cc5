import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Worklist, WorklistEmpty, WorklistSkeleton } from '#platform/ui/web/worklist-row.tsx';
import { listWorklist, type WorklistRow } from '../../../contract/worklist.ts';
import { nameApart } from '../class/name-apart.ts';
import { ClassCards } from '../classes/class-cards.tsx';
import { HomeRow } from './home-row.tsx';
import { PutAwayRows } from './put-away-rows.tsx';
import { type PutAway, usePutAway } from './use-put-away.ts';

/** The teacher's home: who needs me. */
export function TeacherHomePage() {
  const query = useEndpointQuery(listClasses, {});
  const worklist = useEndpointQuery(listWorklist, {}, { refetchOnMount: 'always' });
  const away = usePutAway();
  return (
    <Page title="Home" width="teacher">
      <QueryState query={query} skeleton={<WorklistSkeleton />}>
        {({ classes }) => {
          const hasStudents = classes.some(({ studentCount }) => studentCount > 0);
          return (
            <>
              <QueryState query={worklist} skeleton={<WorklistSkeleton />}>
                {({ leftOut, ...list }) =>
                  (list.rows.length > 0 || hasStudents) && (
                    <WhoNeedsMe
                      classes={classes}
                      leftOut={leftOut}
                      {...away.split(list)}
                      onDismiss={away.putAway}
                      onBringBack={away.bringBack}
                    />
                  )
                }
              </QueryState>
              {classes.length === 0 ? <NoClass /> : !hasStudents && <NobodyJoined classes={classes} />}
              {hasStudents && (
                <Section title="Your classes">
                  <ClassCards classes={classes} figures={worklist.data?.figures} heading="h3" />
                </Section>
              )}
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}

interface WhoNeedsMeProps extends ReturnType<PutAway['split']> {
  readonly classes: readonly TeacherClass[];
  /** Ids of classes. */
  readonly leftOut: readonly number[];
  readonly onDismiss: (row: WorklistRow) => void;
  readonly onBringBack: (row: WorklistRow) => void;
}

function WhoNeedsMe({ classes, rows, putAway, leftOut, onDismiss, onBringBack }: WhoNeedsMeProps) {
  const className = (id: number) => {
    const one = classes.find((schoolClass) => schoolClass.id === id);
    return one && nameApart(one, classes);
  };
  return (
    <Section title="Who needs you">
      <Worklist rows={rows} rowKey={({ rowKey }) => rowKey} empty={<NobodyNow />}>
        {(row) => <HomeRow row={row} className={className} onDismiss={() => onDismiss(row)} />}
      </Worklist>
      <PutAwayRows rows={putAway} className={className} onBringBack={onBringBack} />
      {leftOut.length > 0 && (
        <Note>
          <p>
            This list looks at up to 3,000 students. It leaves out{' '}
            {leftOut.map((id) => className(id) ?? 'a class').join(', ')}.
          </p>
        </Note>
      )}
    </Section>
  );
}

const NobodyNow = () => (
  <WorklistEmpty title="Nobody right now">
    Here you will see who has not done the pretest, who guesses, who rarely passes, and who has been away. You
    also see essays to read and students who want to join.
  </WorklistEmpty>
);

const NoClass = () => (
  <NoClasses>
    All it takes is a name and a grade. You get a class code for your students. Then you see here who needs
    you.
  </NoClasses>
);

/** Before the first student: what to do with the code. */
const NobodyJoined = ({ classes: [first] }: { readonly classes: readonly TeacherClass[] }) => (
  <EmptyState
    title="No students yet"
    action={
      first && (
        <LinkButton {...linkTo(classPage, { id: first.id })}>Show the code for {first.name}</LinkButton>
      )
    }
  >
    Students join with the class code. Then you see here who needs you.
  </EmptyState>
);
