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
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { ACCOUNTS_PER_PAGE, listAccounts, SHOWN } from '../contract/people.ts';
import { accountColumns } from './account-columns.tsx';
import { ActDialog, type Asking } from './act-dialog.tsx';

type Search = SearchOf<typeof accountsPage>;

/** Who has an account: approve teachers, lock and unlock. */
export function AccountsPage() {
  const { search } = useScreen(accountsPage);
  const { q = '', show = 'waiting', page = 1 } = search;
  const change = useChange(search);
  const [asking, setAsking] = useState<Asking | null>(null);
  const query = useEndpointQuery(
    listAccounts,
    { query: { q, show, page: page - 1 } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Page
      title="Accounts"
      width="teacher"
      lead="Anybody can sign up as a teacher. Approve those whom you know: the answer keys of the library open to them."
    >
      {isDemo() && <p>This is a demo, so every new teacher is approved at once.</p>}
      <Filters
        search={search}
        waiting={query.data?.waiting}
        onChange={(part) => change({ ...part, page: undefined })}
      />
      <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={5} />}>
        {({ accounts, total }) => (
          <>
            <DataTable
              caption="Accounts"
              columns={accountColumns((act, account) => setAsking({ act, account }))}
              rows={accounts}
              rowKey={({ userId }) => userId}
              empty={<Nobody show={show} searched={q !== ''} />}
            />
            <Pager
              by="other"
              page={page - 1}
              size={ACCOUNTS_PER_PAGE}
              total={total}
              onTurn={(next) => change({ page: next === 0 ? undefined : next + 1 })}
            />
          </>
        )}
      </QueryState>
      {asking && <ActDialog {...asking} onClose={() => setAsking(null)} />}
    </Page>
  );
}

type Change = { readonly [K in keyof Search]?: Search[K] | undefined };

function useChange(search: Search): (part: Change) => void {
  const navigate = useNavigate();
  return (part) => void navigate({ ...linkTo(accountsPage, {}, { ...search, ...part }), replace: true });
}

interface FiltersProps {
  readonly search: Search;
  /** Teachers who wait for approval; undefined until it is known. */
  readonly waiting: number | undefined;
  readonly onChange: (part: Change) => void;
}

function Filters({ search, waiting, onChange }: FiltersProps) {
  return (
    <Row gap={16} rowGap={12} align="end">
      <SearchField label="Username, name, or email" words={search.q} onSearch={(q) => onChange({ q })} />
      <SelectField
        name="show"
        label="Show"
        value={search.show ?? 'waiting'}
        onChange={(value) => onChange({ show: SHOWN.find((one) => one === value) })}
        options={[
          {
            value: 'waiting',
            label: `Teachers who wait for approval${waiting === undefined ? '' : ` (${wholeNumber(waiting)})`}`,
          },
          { value: 'locked', label: 'Locked accounts' },
          { value: 'students', label: 'Students' },
          { value: 'teachers', label: 'Teachers' },
          { value: 'admins', label: 'Admins' },
          { value: 'all', label: 'Everybody' },
        ]}
      />
    </Row>
  );
}

const EMPTY = {
  waiting: { title: 'No teacher waits', words: 'When somebody signs up as a teacher, you find them here.' },
  locked: { title: 'No account is locked', words: 'An account that you lock is listed here.' },
  students: {
    title: 'No students yet',
    words: 'Students who sign up, or whom a teacher adds, are listed here.',
  },
  teachers: { title: 'No teachers yet', words: 'Everybody who signs up as a teacher is listed here.' },
  admins: { title: 'No admins yet', words: 'An admin is made by a command on the server.' },
  all: { title: 'No accounts yet', words: 'Everybody who signs up is listed here.' },
} as const;

function Nobody({ show, searched }: { readonly show: keyof typeof EMPTY; readonly searched: boolean }) {
  const { title, words } = EMPTY[show];
  if (searched)
    return <EmptyState title="Nobody found">Try a part of the name, or show everybody.</EmptyState>;
  return <EmptyState title={title}>{words}</EmptyState>;
}
