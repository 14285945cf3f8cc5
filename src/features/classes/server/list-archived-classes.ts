import type { Db } from '#platform/db/server/database.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type {
  ArchivedClass,
  listArchivedClasses as contract,
  getArchivedClass as oneContract,
} from '../contract/archive.ts';
import { type ArchivedRow, selectArchivedClass, selectArchivedClasses } from './archive-queries.ts';
import { undoableSince } from './membership-queries.ts';

/** The archived classes of a teacher, with how many students each had. */
export async function listArchivedClasses(
  { db }: Pick<Services, 'db'>,
  { actor }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectArchivedClasses(db, actor.userId);
  return { classes: rows.map(toArchivedClass), more: (rows[0]?.all ?? 0) - rows.length };
}

/** Those that were archived within the days in which other changes can be undone. */
export async function archivedLatelyBy(db: Db, teacherId: number, now: Date): Promise<ArchivedClass[]> {
  const rows = await selectArchivedClasses(db, teacherId);
  return rows.filter((row) => row.archived_at > undoableSince(now)).map(toArchivedClass);
}

/** One of them. */
export async function getArchivedClass(
  { db }: Pick<Services, 'db'>,
  { params }: Call<typeof oneContract>,
): Promise<Reply<typeof oneContract>> {
  const row = await selectArchivedClass(db, params.id);
  return row ? toArchivedClass(row) : notFound();
}

const toArchivedClass = ({
  student_count: studentCount,
  archived_at: archivedAt,
  ...row
}: ArchivedRow): ArchivedClass => ({
  id: row.id,
  name: row.name,
  grade: row.grade,
  timezone: row.timezone,
  studentCount,
  archivedAt: archivedAt.toISOString(),
});
