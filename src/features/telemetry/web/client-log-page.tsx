import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { shortDateTime, wholeNumber } from '#platform/wording/core/figures.ts';
import { type ClientLogEntry, listClientLog } from '../contract/client-log.ts';
import styles from './client-log.module.css';

/** What went wrong in the browsers of people, equal things together. */
export function ClientLogPage() {
  const query = useEndpointQuery(listClientLog, {}, { refetchOnMount: 'always' });
  return (
    <Page
      title="Browser errors"
      width="teacher"
      lead="What went wrong on people’s devices in the last 30 days. Whose devices they were is not kept."
    >
      <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={5} />}>
        {({ entries }) => (
          <DataTable
            caption="Errors, the newest first"
            columns={COLUMNS}
            rows={entries}
            rowKey={({ entryId }) => entryId}
            empty={
              <EmptyState title="Nothing went wrong">
                When a page fails on somebody’s device, it is listed here.
              </EmptyState>
            }
          />
        )}
      </QueryState>
    </Page>
  );
}

/** What is graver than a warning stands out. */
const isGrave = ({ level }: ClientLogEntry): boolean => !/warning|notice|info|debug|trace/.test(level);

const COLUMNS: readonly Column<ClientLogEntry>[] = [
  {
    id: 'what',
    header: 'What',
    rowHeader: true,
    cell: ({ words, details }) => (
      <span className={styles.what}>
        {words}
        {details !== '' && <span className={styles.details}>{details}</span>}
      </span>
    ),
  },
  {
    id: 'level',
    header: 'Level',
    cell: (entry) => <Badge tone={isGrave(entry) ? 'berry' : 'sky'}>{entry.level}</Badge>,
  },
  { id: 'page', header: 'Page', cell: ({ page }) => <span className={styles.what}>{page}</span> },
  { id: 'times', header: 'Times', align: 'right', cell: ({ times }) => wholeNumber(times) },
  { id: 'first', header: 'First', cell: ({ firstAt }) => shortDateTime(firstAt, ownZone()) },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => shortDateTime(lastAt, ownZone()) },
];
