import { useState } from 'react';
import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { accountsPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { type ChildOfFamily, listFamilies } from '../contract/families.ts';
import { DeclineErasureDialog } from './decline-erasure-dialog.tsx';
import { ParentsDialog } from './parents-dialog.tsx';

/** What families wait for: accounts to erase, and consent that was withdrawn. */
export function FamiliesPage() {
  const [declining, setDeclining] = useState<ChildOfFamily | null>(null);
  const [shown, setShown] = useState<ChildOfFamily | null>(null);
  const query = useEndpointQuery(listFamilies, {}, { refetchOnMount: 'always' });
  return (
    <Page
      title="Families"
      width="teacher"
      lead="Parents whom a teacher has confirmed can ask for these. Each is done under “Accounts”, where you find the account by its username. There you also find the parents of every other student."
    >
      <QueryState query={query} skeleton={<SkeletonTable rows={3} columns={4} />}>
        {({ erasures, withdrawals }) => (
          <>
            <Section
              title="Erase an account"
              lead="A parent asks for it. Talk with the school first: it cannot be taken back."
            >
              <DataTable
                caption="Accounts to erase"
                columns={columnsFor('Asked by', 'Asked on', setShown, setDeclining)}
                rows={erasures}
                rowKey={keyOf}
                empty={<EmptyState title="No request">No parent asks for an erasure now.</EmptyState>}
              />
            </Section>
            <Section
              title="Consent withdrawn"
              lead="These accounts are closed until the school decides. A teacher of the student opens the account again, or you unlock it."
            >
              <DataTable
                caption="Consent withdrawn"
                columns={columnsFor('Withdrawn by', 'Withdrawn on', setShown)}
                rows={withdrawals}
                rowKey={keyOf}
                empty={
                  <EmptyState title="Nothing is withdrawn">
                    When a parent withdraws consent for a child under 13, the account is listed here.
                  </EmptyState>
                }
              />
            </Section>
          </>
        )}
      </QueryState>
      {shown && <ParentsDialog studentId={shown.userId} name={shown.name} onClose={() => setShown(null)} />}
      {declining && declining.linkId !== null && (
        <DeclineErasureDialog
          asked={{ ...declining, linkId: declining.linkId }}
          onClose={() => setDeclining(null)}
        />
      )}
    </Page>
  );
}

const keyOf = ({ userId, at }: ChildOfFamily): string => `${userId} ${at}`;

const columnsFor = (
  by: string,
  on: string,
  onParents: (row: ChildOfFamily) => void,
  onDecline?: (asked: ChildOfFamily) => void,
): readonly Column<ChildOfFamily>[] => [
  { id: 'child', header: 'Student', cell: ({ name }) => name, rowHeader: true },
  { id: 'username', header: 'Username', cell: ({ username }) => username },
  { id: 'by', header: by, cell: ({ parentName }) => parentName ?? 'An account that is gone' },
  { id: 'on', header: on, cell: ({ at }) => shortDate(at, ownZone()) },
  {
    id: 'act',
    header: 'Action',
    speaksForItself: true,
    cell: (row) => (
      <Row gap={8} rowGap={8}>
        <LinkButton
          {...linkTo(accountsPage, {}, { q: row.username, show: 'all' })}
          aria-label={`Find ${row.name}`}
        >
          Find the account
        </LinkButton>
        <Button variant="quiet" aria-label={`Parents of ${row.name}`} onClick={() => onParents(row)}>
          Parents
        </Button>
        {onDecline && (
          <Button
            variant="quiet"
            aria-label={`Decline the request for ${row.name}`}
            onClick={() => onDecline(row)}
          >
            Decline
          </Button>
        )}
      </Row>
    ),
  },
];
