import { colleagueNameOf } from './class-views.ts';

/** Classes whose changes a teacher looks at. */
export interface ClassesLookedAt {
  readonly classIds: readonly number[];
  readonly viewerId: number;
  readonly now: Date;
}

/** A change in a class, and who did it. */
interface ChangeRow {
  readonly class_id: number;
  readonly by_id: number | null;
  readonly by_first_name: string | null;
  readonly by_last_name: string | null;
}

/** Changes by class, in their order. @param show a change for the viewer, with the name of who did it where it was somebody else. */
export function changesByClass<Row extends ChangeRow, Shown>(
  rows: readonly Row[],
  viewerId: number,
  show: (row: Row, byName: string | null) => Shown,
): ReadonlyMap<number, readonly Shown[]> {
  const shown = (row: Row): Shown => {
    const names = { teacher_first_name: row.by_first_name, teacher_last_name: row.by_last_name };
    return show(row, row.by_id === viewerId ? null : colleagueNameOf(names));
  };
  const groups = Map.groupBy(rows, (row) => row.class_id);
  return new Map([...groups].map(([classId, those]) => [classId, those.map(shown)]));
}
