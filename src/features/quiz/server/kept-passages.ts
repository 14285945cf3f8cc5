import type { Library } from '#features/library/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { StudentContext } from './student-context.ts';

/** The numbers of the passages that a later slice has in mind for a student, as those that a teacher has assigned. */
export type KeptPassages = (
  services: { readonly db: Db; readonly library: Library },
  student: { readonly studentId: number; readonly context: StudentContext; readonly now: Date },
) => Promise<ReadonlySet<number>>;
