import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo, type SearchOf } from '#platform/screens/core/address.ts';
import { auditLogPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { SelectField } from '#platform/ui/web/fields.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { ACTS_PER_PAGE, listActs } from '../contract/audit-log.ts';
import { ACT_KINDS, type ActKind } from '../core/acts.ts';
import { actColumns } from './act-columns.tsx';
import { daySpan } from './day-span.ts';

type Search = SearchOf<typeof auditLogPage>;

/** Who did what to whom: what people did with power over others. */
export function AuditLogPage() {
  const { search } = useScreen(auditLogPage);
  const change = useChange(search);
  const { kind, person = '', from, until, page = 1 } = search;
  const span = daySpan({ from, until });
  // A name that was pressed has to show in the field, too, which keeps what was typed.
  const [pressed, setPressed] = useState({ times: 0, words: search.person });
  const showPressed = (words: string) => setPressed(({ times }) => ({ times: times + 1, words }));
  const query = useEndpointQuery(
    listActs,
    { query: { ...(kind && { kind }), person, ...span, page: page - 1 } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Page
      title="Audit log"
      width="teacher"
      lead="What people did with power over others. Nobody can change or remove an entry."
    >
      <Filters
        key={pressed.times}
        search={{ ...search, person: pressed.words }}
        onChange={(part) => change({ ...part, page: undefined })}
      />
      <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={5} />}>
        {({ acts, total }) => (
          <>
            <DataTable
              caption="Acts, the newest first"
              columns={actColumns(showPressed)}
              rows={acts}
              rowKey={({ actId }) => actId}
              empty={<Nothing search={search} />}
            />
            <Pager
              page={page - 1}
              size={ACTS_PER_PAGE}
              total={total}
              onTurn={(next) => change({ page: next === 0 ? undefined : next + 1 })}
            />
          </>
        )}
      </QueryState>
    </Page>
  );
}

type Change = { readonly [K in keyof Search]?: Search[K] | undefined };

function useChange(search: Search): (part: Change) => void {
  const navigate = useNavigate();
  return (part) => void navigate({ ...linkTo(auditLogPage, {}, { ...search, ...part }), replace: true });
}

const KINDS: Readonly<Record<ActKind, string>> = {
  accounts: 'Accounts',
  logins: 'Logins and passwords',
  classes: 'Classes',
  activities: 'Activities',
  content: 'Library',
  privacy: 'Under 13',
  data: 'Data, mail, and jobs',
  other: 'Everything else',
};

interface FiltersProps {
  readonly search: Search;
  readonly onChange: (part: Change) => void;
}

function Filters({ search: { kind, person, from, until }, onChange }: FiltersProps) {
  const day = (name: 'from' | 'until') => (value: string) =>
    onChange({ [name]: value === '' ? undefined : value });
  return (
    <Row gap={16} rowGap={12} align="end">
      <SearchField
        label="Username, or # and a number"
        words={person}
        onSearch={(words) => onChange({ person: words })}
      />
      <SelectField
        name="kind"
        label="About"
        value={kind ?? ''}
        onChange={(value) => onChange({ kind: ACT_KINDS.find((one) => one === value) })}
        options={[
          { value: '', label: 'Everything' },
          ...ACT_KINDS.map((value) => ({ value, label: KINDS[value] })),
        ]}
      />
      <DateField name="from" label="From" value={from ?? ''} max={until} onChange={day('from')} />
      <DateField name="until" label="To" value={until ?? ''} min={from} onChange={day('until')} />
    </Row>
  );
}

const Nothing = ({ search: { kind, person, from, until } }: { readonly search: Search }) =>
  (kind ?? person ?? from ?? until) ? (
    <EmptyState title="Nothing found">Check the username, or choose fewer filters.</EmptyState>
  ) : (
    <EmptyState title="Nothing yet">
      When somebody approves a teacher, gives a new password, or downloads data, it is listed here.
    </EmptyState>
  );
