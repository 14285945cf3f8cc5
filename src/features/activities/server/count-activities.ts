import { selectClassesOfTeacher } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { countActivities as contract } from '../contract/teaching.ts';
import { TABS, tabOf } from '../core/activity-days.ts';
import { selectDueDays } from './activities-queries.ts';
import { todayOf } from './activity-views.ts';

/** How many activities are on each tab of a teacher. */
export async function countActivities(
  { db }: QuizServices,
  { params: { id }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const classes = await selectClassesOfTeacher(db, id);
  const rows = await selectDueDays(
    db,
    classes.map((one) => one.id),
  );
  const on = (tab: number) =>
    rows
      .filter((row) => tabOf({ dueDay: row.due_day, canceled: row.canceled }, todayOf(row, now)) === tab)
      .reduce((sum, row) => sum + row.activities, 0);
  return { current: on(TABS.current), past: on(TABS.past) };
}
