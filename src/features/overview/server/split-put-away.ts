import type { Db } from '#platform/db/server/database.ts';
import { type Dismissal, isPutAway } from '../core/dismissal.ts';
import { selectDismissals } from './worklist-queries.ts';

interface OfTeacher {
  readonly teacherId: number;
  readonly now: Date;
  /** Rows that are kept as put away elsewhere. */
  readonly read: ReadonlyMap<string, Dismissal>;
}

/** Rows of a teacher's worklist that are shown, and those that the teacher put away. */
export async function splitPutAway<R extends { readonly rowKey: string; readonly state: string }>(
  db: Db,
  rows: readonly R[],
  { teacherId, now, read }: OfTeacher,
): Promise<{ rows: R[]; putAway: R[] }> {
  const keys = rows.map(({ rowKey }) => rowKey);
  const dismissals = await selectDismissals(db, teacherId, keys);
  const away = new Map<string, Dismissal>([
    ...read,
    ...dismissals.map((one) => [one.row_key, { state: one.state, dismissedAt: one.dismissed_at }] as const),
  ]);
  const { shown = [], put = [] } = Object.groupBy(rows, (row) =>
    isPutAway(row, away.get(row.rowKey), now) ? 'put' : 'shown',
  );
  return { rows: shown, putAway: put };
}
