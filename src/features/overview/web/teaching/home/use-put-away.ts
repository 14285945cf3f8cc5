import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyCorrectionNotes } from '#features/item-bank/contract/key-corrections.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import {
  dismissWorklistRow,
  listWorklist,
  restoreWorklistRow,
  type WorklistRow,
} from '../../../contract/worklist.ts';

/** A row that says more than when it was put away is another one. */
const nameOf = ({ rowKey, state }: Pick<WorklistRow, 'rowKey' | 'state'>) => `${rowKey} ${state}`;

export interface PutAway {
  readonly left: (rows: readonly WorklistRow[]) => readonly WorklistRow[];
  readonly putAway: (row: WorklistRow) => void;
}

/** Rows go at once when they are put away; a message offers to undo it, or says why it could not be kept. */
export function usePutAway(): PutAway {
  const api = useApi();
  const queryClient = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const show = (row: WorklistRow) =>
    setGone((before) => new Set([...before].filter((name) => name !== nameOf(row))));
  /** The list without the row is drawn already; only notes about corrected keys are read elsewhere too. */
  const refresh = async ({ type }: WorklistRow) => {
    if (type === 'correction')
      await queryClient.invalidateQueries({ queryKey: endpointKey(keyCorrectionNotes) });
  };
  const undo = async (row: WorklistRow) => {
    const result = await api(restoreWorklistRow, { body: { rowKey: row.rowKey } });
    if (!result.ok) {
      showToast({
        style: 'warning',
        words: `This could not be undone. ${result.problem.detail}`,
        onUndo: () => void undo(row),
      });
      return;
    }
    show(row);
    await Promise.all([refresh(row), queryClient.invalidateQueries({ queryKey: endpointKey(listWorklist) })]);
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
      onUndo: () => void undo(row),
    });
    await refresh(row);
  };
  return {
    left: (rows) => rows.filter((row) => !gone.has(nameOf(row))),
    putAway: (row) => void putAway(row),
  };
}
