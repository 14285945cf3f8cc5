import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listArchivedClasses as contract } from '../contract/archive.ts';
import { selectArchivedClasses } from './archive-queries.ts';

/** The archived classes of a teacher, with how many students each had. */
export async function listArchivedClasses(
  { db }: Pick<Services, 'db'>,
  { actor }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectArchivedClasses(db, actor.userId);
  return {
    classes: rows.map(
      ({ id, name, grade, timezone, student_count: studentCount, archived_at: archivedAt }) => ({
        id,
        name,
        grade,
        timezone,
        studentCount,
        archivedAt: archivedAt.toISOString(),
      }),
    ),
    more: (rows[0]?.all ?? 0) - rows.length,
  };
}
