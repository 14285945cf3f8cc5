import { holdLock } from '#platform/db/server/advisory-lock-queries.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Any number, the same in every process. */
const CONTRACTS_LOCK = 7_203_141;

/** Two admins publish nothing at once, and nobody agrees to what is replaced in this moment. */
export const lockContracts = (tx: Tx): Promise<void> => holdLock(tx, CONTRACTS_LOCK);

/** The text that is agreed to now. */
export async function selectContract(db: Db) {
  return db
    .selectFrom('coppa_contracts')
    .select(['version', 'words', 'published_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When a teacher agreed to a version. */
export async function selectAcceptance(db: Db, teacherId: number, version: number) {
  return db
    .selectFrom('coppa_acceptances')
    .select('accepted_at')
    .where('teacher_id', '=', teacherId)
    .where('version', '=', version)
    .executeTakeFirst();
}

interface Acceptance {
  readonly teacherId: number;
  readonly version: number;
  readonly schoolId: number | null;
  readonly now: Date;
}

/** @returns false when the teacher had agreed before; that stays as it was. */
export async function insertAcceptance(
  db: Db,
  { teacherId, version, schoolId, now }: Acceptance,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('coppa_acceptances')
    .values({ teacher_id: teacherId, version, school_id: schoolId, accepted_at: now })
    .onConflict((row) => row.columns(['teacher_id', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Every version, the newest first, with how many teachers have agreed to it. */
export async function selectContracts(db: Db) {
  return db
    .selectFrom('coppa_contracts as c')
    .leftJoin('users as u', 'u.id', 'c.published_by')
    .select(['c.version', 'c.words', 'c.published_at', 'u.username'])
    .select((row) =>
      row
        .selectFrom('coppa_acceptances as a')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .whereRef('a.version', '=', 'c.version')
        .as('acceptances'),
    )
    .orderBy('c.version', 'desc')
    .execute();
}

interface NewContract {
  readonly version: number;
  readonly words: string;
  readonly by: number;
  readonly now: Date;
}

export async function insertContract(tx: Tx, { version, words, by, now }: NewContract): Promise<void> {
  await tx
    .insertInto('coppa_contracts')
    .values({ version, words, published_at: now, published_by: by })
    .execute();
}

/** Who has agreed to what, the newest first. */
export async function selectAcceptances(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db
    .selectFrom('coppa_acceptances as a')
    .innerJoin('users as u', 'u.id', 'a.teacher_id')
    .leftJoin('schools as s', 's.id', 'a.school_id')
    .select(['a.teacher_id', 'u.username', 'a.version', 'a.accepted_at', 's.name as school'])
    .orderBy('a.accepted_at', 'desc')
    .orderBy('a.teacher_id')
    .orderBy('a.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAcceptances(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('coppa_acceptances')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
