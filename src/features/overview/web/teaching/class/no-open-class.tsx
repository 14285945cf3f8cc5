import { useState } from 'react';
import { type ArchivedClass, getArchivedClass } from '#features/classes/contract/archive.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { useRestoreClass } from '../classes/use-restore-class.ts';
import { NotInYourClasses } from '../not-in-your-classes.tsx';

/** The address of a class that is not open: it is archived, with the way back for its owner, or it is none of theirs. */
export function NoOpenClass({ id }: { readonly id: number }) {
  const query = useEndpointQuery(getArchivedClass, { params: { id } });
  if (query.error?.problem.code === 'not-found') return <NotInYourClasses what="class" />;
  return (
    <Page
      title={query.data?.name ?? 'Class'}
      width="teacher"
      above={<PlaceCrumbs viewer="teacher" />}
      lead={query.data && leadOf(query.data)}
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
        {(schoolClass) => <Archived schoolClass={schoolClass} />}
      </QueryState>
    </Page>
  );
}

const leadOf = ({ grade, studentCount }: ArchivedClass): string =>
  `${gradeLabel(grade)} · ${count(studentCount, 'student')} · archived`;

function Archived({ schoolClass }: { readonly schoolClass: ArchivedClass }) {
  const { archivedAt, timezone } = schoolClass;
  const [pending, setPending] = useState(false);
  const restore = useRestoreClass();
  const press = async () => {
    setPending(true);
    if (await restore(schoolClass)) focusHeading();
    setPending(false);
  };
  return (
    <>
      <p>
        You archived this class on <time dateTime={archivedAt}>{shortDate(archivedAt, timezone)}</time>.
        Nothing in it is deleted. When you restore it, its students, settings, code, and activities come back.
      </p>
      <Row gap={16} rowGap={8}>
        <Button variant="primary" pending={pending} pendingLabel="Restoring…" onClick={() => void press()}>
          Restore this class
        </Button>
        <LinkButton {...linkTo(teacherClasses)}>Go to my classes</LinkButton>
      </Row>
    </>
  );
}
