import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import {
  dismissWorklistRow,
  type ListedRows,
  listNotes,
  listWorklist,
  listWorklistOfClass,
  restoreWorklistRow,
  type WorklistRow,
} from '../../../contract/worklist.ts';

/** A row that says more than when it was put away is another one. */
const nameOf = ({ rowKey, state }: Pick<WorklistRow, 'rowKey' | 'state'>) => `${rowKey} ${state}`;

export interface PutAway {
  /** The rows of a list as they are on the screen: what was put away since it was read stands apart, too. */
  readonly split: (list: ListedRows) => ListedRows;
  readonly putAway: (row: WorklistRow) => void;
  readonly bringBack: (row: WorklistRow) => void;
}

/** Rows go at once when they are put away; a message offers to undo it, or says why it could not be kept. */
export function usePutAway(): PutAway {
  const api = useApi();
  const queryClient = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const show = (row: WorklistRow) =>
    setGone((before) => new Set([...before].filter((name) => name !== nameOf(row))));
  const refresh = (read: typeof listWorklist | typeof listWorklistOfClass | typeof listNotes) =>
    queryClient.invalidateQueries({ queryKey: endpointKey(read) });
  const bringBack = async (row: WorklistRow) => {
    const result = await api(restoreWorklistRow, { body: { rowKey: row.rowKey } });
    if (!result.ok) {
      showToast({
        style: 'warning',
        words: `This could not be undone. ${result.problem.detail}`,
        onUndo: () => void bringBack(row),
      });
      return;
    }
    show(row);
    await Promise.all([listNotes, listWorklist, listWorklistOfClass].map(refresh));
  };
  const putAway = async (row: WorklistRow) => {
    setGone((before) => new Set([...before, nameOf(row)]));
    const { rowKey, state } = row;
    const result = await api(dismissWorklistRow, { body: { rowKey, state } });
    if (!result.ok) {
      show(row);
      showToast({
        style: 'warning',
        words: `This could not be put away. ${result.problem.detail}`,
        stays: 6000,
      });
      return;
    }
    showToast({
      style: 'success',
      words:
        row.type === 'correction' ? 'Put away.' : 'Put away until something changes, for 30 days at most.',
      onUndo: () => void bringBack(row),
    });
    // The list without the row is drawn already.
    await refresh(listNotes);
  };
  return {
    split: ({ rows, putAway: before }) => ({
      rows: rows.filter((row) => !gone.has(nameOf(row))),
      putAway: [...rows.filter((row) => gone.has(nameOf(row))), ...before],
    }),
    putAway: (row) => void putAway(row),
    bringBack: (row) => void bringBack(row),
  };
}
