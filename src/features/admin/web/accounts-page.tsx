import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isDemo } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo, type SearchOf } from '#platform/screens/core/address.ts';
import { accountsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { SelectField } from '#platform/ui/web/fields.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { listAccounts } from '../contract/people.ts';
import { accountColumns } from './account-columns.tsx';
import { ActDialog, type Asking } from './act-dialog.tsx';

type Search = SearchOf<typeof accountsPage>;

/** Who has an account: approve teachers, lock and unlock. */
export function AccountsPage() {
  const { search } = useScreen(accountsPage);
  const { q = '', show = 'waiting' } = search;
  const [asking, setAsking] = useState<Asking | null>(null);
  const query = useEndpointQuery(listAccounts, { query: { q, show } }, { placeholderData: keepPreviousData });
  return (
    <Page
      title="Accounts"
      width="teacher"
      lead="Anybody can sign up as a teacher. Approve those whom you know: the answer keys of the library open to them."
    >
      {isDemo() && <p>This is a demo, so every new teacher is approved at once.</p>}
      <Filters search={search} waiting={query.data?.waiting} />
      <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={5} />}>
        {({ accounts, more }) => (
          <>
            <DataTable
              caption="Accounts"
              columns={accountColumns((act, account) => setAsking({ act, account }))}
              rows={accounts}
              rowKey={({ userId }) => userId}
              empty={<Nobody show={show} searched={q !== ''} />}
            />
            {more && (
              <p>There are more than these {accounts.length}. Search for a name to find the others.</p>
            )}
          </>
        )}
      </QueryState>
      {asking && <ActDialog {...asking} onClose={() => setAsking(null)} />}
    </Page>
  );
}

interface FiltersProps {
  readonly search: Search;
  /** Teachers who wait for approval; undefined until it is known. */
  readonly waiting: number | undefined;
}

function Filters({ search, waiting }: FiltersProps) {
  const navigate = useNavigate();
  const change = (part: Search) =>
    void navigate({ ...linkTo(accountsPage, {}, { ...search, ...part }), replace: true });
  return (
    <Row gap={16} rowGap={12} align="end">
      <SearchField label="Username, name, or e-mail" words={search.q} onSearch={(q) => change({ q })} />
      <SelectField
        name="show"
        label="Show"
        value={search.show ?? 'waiting'}
        onChange={(value) => change({ show: value as Search['show'] })}
        options={[
          {
            value: 'waiting',
            label: `Teachers who wait for approval${waiting === undefined ? '' : ` (${wholeNumber(waiting)})`}`,
          },
          { value: 'locked', label: 'Locked accounts' },
          { value: 'all', label: 'Everybody' },
        ]}
      />
    </Row>
  );
}

const EMPTY = {
  waiting: { title: 'No teacher waits', words: 'When somebody signs up as a teacher, you find them here.' },
  locked: { title: 'No account is locked', words: 'An account that you lock is listed here.' },
  all: { title: 'No accounts yet', words: 'Everybody who signs up is listed here.' },
} as const;

function Nobody({ show, searched }: { readonly show: keyof typeof EMPTY; readonly searched: boolean }) {
  const { title, words } = EMPTY[show];
  if (searched)
    return <EmptyState title="Nobody found">Try a part of the name, or show everybody.</EmptyState>;
  return <EmptyState title={title}>{words}</EmptyState>;
}
