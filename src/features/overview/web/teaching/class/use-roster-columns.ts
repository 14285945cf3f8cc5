import { useKept } from '#features/accounts/web/public.tsx';
import { listOf, oneOf, storedOr } from '#platform/device/core/shape.ts';
import { useStored } from '#platform/device/web/use-stored.ts';
import { ROSTER_COLUMNS, type RosterColumnId } from './roster-column-ids.ts';
import { AT_FIRST } from './roster-columns.tsx';

const isColumns = listOf(oneOf(...ROSTER_COLUMNS));
const readColumns = storedOr<readonly RosterColumnId[], readonly RosterColumnId[]>(isColumns, AT_FIRST);

export interface RosterColumns {
  readonly chosen: readonly RosterColumnId[];
  readonly toggle: (column: RosterColumnId) => void;
}

/** Which columns a teacher looks at, kept on this device for the teacher. */
export function useRosterColumns(): RosterColumns {
  const { value, change } = useStored(useKept('roster-columns', readColumns), { first: AT_FIRST });
  return {
    chosen: value,
    toggle: (column) =>
      change((before) =>
        before.includes(column) ? before.filter((one) => one !== column) : [...before, column],
      ),
  };
}
