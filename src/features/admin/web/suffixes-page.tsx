import { useState } from 'react';
import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { TextField } from '#platform/ui/web/fields.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { addSuffix, type ListedSuffix, listSuffixes } from '../contract/suffixes.ts';
import { RemoveSuffixDialog } from './remove-suffix-dialog.tsx';

/** By which endings of usernames and email addresses students are under 13. */
export function SuffixesPage() {
  const [removing, setRemoving] = useState<ListedSuffix | null>(null);
  const query = useEndpointQuery(listSuffixes, {});
  return (
    <Page
      title="Under 13"
      width="reading"
      lead="A student whose username or email address ends with one of these is treated as under 13, whatever age is given. So is every student whose age nobody knows, and everyone in a class under 13."
    >
      <AddForm />
      <QueryState query={query} skeleton={<SkeletonTable rows={3} columns={4} />}>
        {({ suffixes }) => (
          <DataTable
            caption="Endings"
            columns={columnsFor(setRemoving)}
            rows={suffixes}
            rowKey={({ suffix }) => suffix}
            empty={
              <EmptyState title="No endings yet">
                If the usernames of your youngest students end alike, such as “.k5”, add that ending here.
              </EmptyState>
            }
          />
        )}
      </QueryState>
      {removing && <RemoveSuffixDialog listed={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

function AddForm() {
  const form = useEndpointForm(addSuffix, {
    initial: { suffix: '' },
    toInput: (values) => ({ body: values }),
    refreshes: [listSuffixes],
    onDone: (_, { suffix }) => {
      form.set('suffix', '');
      announce(`${suffix} is added.`);
    },
  });
  return (
    <Form form={form}>
      <Row gap={16} rowGap={12} align="end">
        <TextField
          {...form.field('suffix')}
          label="Ending"
          hint="As in “.k5” or “@kids.school.org”. It counts at once."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <Button variant="primary" type="submit" pending={form.pending} pendingLabel="Adding…">
          Add
        </Button>
      </Row>
    </Form>
  );
}

const columnsFor = (onRemove: (listed: ListedSuffix) => void): readonly Column<ListedSuffix>[] => [
  { id: 'suffix', header: 'Ending', cell: ({ suffix }) => suffix, rowHeader: true },
  { id: 'accounts', header: 'Students', align: 'right', cell: ({ accounts }) => wholeNumber(accounts) },
  { id: 'added', header: 'Added', cell: ({ addedAt }) => shortDate(addedAt, ownZone()) },
  {
    id: 'remove',
    header: 'Action',
    speaksForItself: true,
    cell: (listed) => (
      <Button aria-label={`Remove ${listed.suffix}`} onClick={() => onRemove(listed)}>
        Remove
      </Button>
    ),
  },
];
