import type { RosterLine } from '../../../contract/endpoints.ts';
import type { RosterColumnId } from './roster-column-ids.ts';
import type { RosterColumn } from './roster-columns.tsx';

export interface ShownColumns {
  readonly columns: readonly RosterColumn[];
  /** Columns that were left out because they say the same of every student. */
  readonly alike: readonly RosterColumn[];
}

/** These always stay: whose line it is, and what the class is about. */
const ALWAYS: ReadonlySet<RosterColumnId> = new Set(['name', 'level']);

/**
 * The chosen columns without those that say the same of everyone, in a class of more than one. The one that the roster is
 * sorted by stays.
 */
export function columnsToShow(
  all: readonly RosterColumn[],
  rows: readonly RosterLine[],
  { chosen, sortedBy }: { readonly chosen: readonly RosterColumnId[]; readonly sortedBy: string | undefined },
): ShownColumns {
  const wanted = all.filter(({ id }) => chosen.includes(id) || id === sortedBy || id === 'name');
  const alike = wanted.filter(
    ({ id, sort, says = sort }) =>
      !ALWAYS.has(id) && id !== sortedBy && says !== undefined && sameForAll(rows.map(says), id),
  );
  return { columns: wanted.filter((column) => !alike.includes(column)), alike };
}

/** What everyone needs is there to be done, so that it is said; that nobody needs anything is not. */
const sameForAll = (values: readonly unknown[], id: RosterColumnId): boolean =>
  values.length > 1 && values.every((value) => value === values[0]) && (id !== 'needs' || values[0] === '');
