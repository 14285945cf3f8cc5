import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/staff-addresses.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { type KeyCorrection, listKeyCorrections } from '../contract/key-corrections.ts';

/** How often it looks whether scoring has come to its end, in milliseconds. */
const LOOK = 20_000;

/** Keys that were corrected, newest first, with what it changed. */
export function CorrectedKeys() {
  const query = useEndpointQuery(
    listKeyCorrections,
    {},
    { refetchInterval: ({ state }) => (state.data?.corrections.some(isBeingScored) ? LOOK : false) },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={3} columns={5} />}>
      {({ corrections }) => (
        <DataTable
          caption="Corrected keys"
          columns={columns}
          rows={corrections}
          rowKey={({ correctionId }) => correctionId}
          rowLink={(row) => href(passagePage, { id: row.versionId }, { question: row.number, answers: true })}
          empty={
            <EmptyState title="No key has been corrected">
              Where the key of a question is wrong, open its passage, show the answers, and choose the option
              that is right.
            </EmptyState>
          }
        />
      )}
    </QueryState>
  );
}

const isBeingScored = ({ scoredAt }: KeyCorrection): boolean => scoredAt === null;

/** "4 students scored again; the level of 1 moved; 6 points given". */
export function whatItChanged({ scoredAt, students, levels, points }: KeyCorrection): string {
  if (scoredAt === null) return 'Being scored again';
  if (students === 0) return 'Nobody had answered it';
  const moved = levels === 0 ? 'no level moved' : `the level of ${levels} moved`;
  const given = points === 0 ? 'no points given' : `${count(points, 'point')} given`;
  return `${count(students, 'student')} scored again; ${moved}; ${given}`;
}

const columns: readonly Column<KeyCorrection>[] = [
  {
    id: 'passage',
    header: 'Passage',
    cell: ({ title }) => title,
    sort: ({ title }) => title,
    rowHeader: true,
  },
  { id: 'question', header: 'Question', cell: ({ number, stem }) => `${number}. ${stem}` },
  { id: 'old-key', header: 'Old key', cell: ({ oldKey }) => oldKey },
  { id: 'key', header: 'New key', cell: ({ key }) => key },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'date',
    header: 'Corrected',
    cell: ({ correctedAt }) => <time dateTime={correctedAt}>{shortDate(correctedAt, ownZone())}</time>,
    sort: ({ correctedAt }) => correctedAt,
  },
  {
    id: 'author',
    header: 'By',
    cell: ({ correctedBy }) => correctedBy ?? 'A command, or a deleted account',
  },
  { id: 'result', header: 'What it changed', cell: whatItChanged },
];
