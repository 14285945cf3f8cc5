import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type previewArchive as contract, MOST_NAMED } from '../contract/archive-preview.ts';
import { countOpenActivities, selectLeftWithoutClass } from './archive-preview-queries.ts';

/** What archiving some classes of a teacher does to their activities and students, before it is done. */
export async function previewArchive(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classIds }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const of = { teacherId: actor.userId, classIds };
  const classes = await countOpenActivities(db, of, now);
  const left = Map.groupBy(await selectLeftWithoutClass(db, of, MOST_NAMED), (row) => row.class_id);
  return {
    classes: classes.map(({ id: classId, activities: openActivities }) => {
      const rows = left.get(classId) ?? [];
      return {
        classId,
        openActivities,
        withoutClass: rows[0]?.all ?? 0,
        students: rows.map((row) => ({
          studentId: row.id,
          username: row.username,
          firstName: row.first_name,
          lastName: row.last_name,
        })),
      };
    }),
  };
}
