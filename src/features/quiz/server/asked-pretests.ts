import type { Db, Tx } from '#platform/db/server/database.ts';
import type { StudentContext } from './student-context.ts';

interface AskedStudent {
  readonly studentId: number;
  readonly context: StudentContext;
  readonly now: Date;
}

/** The pretests that a later slice asks a student for, as those that a teacher has assigned. */
export interface AskedPretests {
  /** What asks for one that can be begun now, by its number. */
  readonly open: (db: Db, student: AskedStudent) => Promise<readonly number[]>;
  /** Notes, in the transaction of its start, for what a pretest was begun. */
  readonly begin: (
    tx: Tx,
    begun: { readonly studentId: number; readonly pretest: number; readonly asking: readonly number[] },
  ) => Promise<void>;
}
