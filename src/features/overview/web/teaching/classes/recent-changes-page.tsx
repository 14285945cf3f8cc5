import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherActivities, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type ChangedClass, listRecentChanges } from '../../../contract/recent-changes.ts';
import { ChangeRow } from '../class/change-row.tsx';
import { changesOf, keyOf } from '../class/changes-of.ts';
import { YearChange } from '../class/year-change.tsx';
import { Archived } from './archived-classes.tsx';

/** What the teacher can undo, of all classes. */
export function RecentChangesPage() {
  const query = useEndpointQuery(listRecentChanges, { query: {} }, { refetchOnMount: 'always' });
  return (
    <Page
      title="Recently changed"
      width="teacher"
      lead={`You can undo these for ${DAYS_TO_UNDO_REMOVAL} days. No work is lost.`}
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {({ classes, archived, years, more }) => (
          <>
            {archived.length + years.length > 0 && (
              <Section title="Classes">
                <Card>
                  <Stack as="ul" gap={12}>
                    {years.map((year) => (
                      <YearChange key={`year ${year.yearId}`} year={year} asOf={query.dataUpdatedAt} />
                    ))}
                    {archived.map((one) => (
                      <Archived key={one.id} schoolClass={one} />
                    ))}
                  </Stack>
                </Card>
              </Section>
            )}
            {classes.map((one) => (
              <ChangesOfClass key={one.id} schoolClass={one} asOf={query.dataUpdatedAt} />
            ))}
            {archived.length + years.length + classes.length === 0 && <NothingChanged />}
            <p>
              Activities that you canceled are under{' '}
              <TextLink {...linkTo(teacherActivities, {}, { tab: 'past' })}>past activities</TextLink>. You
              can bring them back there.
            </p>
            {more && (
              <p>
                These are the latest changes. As you undo some, older ones appear here. You find all changes
                of a class on its page.
              </p>
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}

interface ChangesOfClassProps {
  readonly schoolClass: ChangedClass;
  /** When the list was fetched, epoch milliseconds. */
  readonly asOf: number;
}

const ChangesOfClass = ({ schoolClass, asOf }: ChangesOfClassProps) => (
  <Section title={schoolClass.name}>
    <Card>
      <Stack as="ul" gap={12}>
        {changesOf(schoolClass).map((change) => (
          <ChangeRow key={keyOf(change)} change={change} schoolClass={schoolClass} asOf={asOf} />
        ))}
      </Stack>
    </Card>
  </Section>
);

const NothingChanged = () => (
  <EmptyState
    title="Nothing to undo"
    action={<LinkButton {...linkTo(teacherClasses)}>Go to my classes</LinkButton>}
  >
    When you remove a student, let one start over, merge two accounts, or archive a class, you can take it
    back here.
  </EmptyState>
);
