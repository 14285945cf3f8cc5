import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { Library } from '#features/library/server/public.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { ActivityLine, ActivityView } from '../contract/views.ts';
import { tabOf } from '../core/activity-days.ts';
import { asWhole, statusOf } from '../core/assignment.ts';
import type { ActivityRow, CountedActivityRow } from './activities-queries.ts';

/** The day of a class, now. */
export const todayOf = ({ timezone }: Pick<ActivityRow, 'timezone'>, now: Date): number =>
  dayNumber(now.getTime(), timezone);

/** The days of a row and what its teacher decided. */
export const factsOf = ({ start_day, due_day, paused, canceled }: ActivityRow) => ({
  startDay: start_day,
  dueDay: due_day,
  paused,
  canceled,
});

/** The passage of an activity: the version that was read, else the one that is offered now, else the last one that was. */
export async function passageOf(
  library: Library,
  row: Pick<ActivityRow, 'passage_id' | 'version_id'>,
  readVersion: number | null = null,
): Promise<PublishedPassage | undefined> {
  const offered = library.current('practice').find(({ passageId }) => passageId === row.passage_id);
  return readVersion === null ? (offered ?? library.version(row.version_id)) : library.version(readVersion);
}

/** What everybody is told whom an activity is about. */
export const toFacts = (
  row: ActivityRow,
  { versionId, title }: Pick<PublishedPassage, 'versionId' | 'title'>,
) => ({
  activityId: row.id,
  type: 'PASSAGE' as const,
  classId: row.class_id,
  className: row.class_name,
  timezone: row.timezone,
  startDate: isoDay(row.start_day),
  dueDate: isoDay(row.due_day),
  versionId,
  title,
});

/** An activity for its teacher; undefined where its passage cannot be read. */
export async function toActivityView(
  library: Library,
  row: ActivityRow,
  now: Date,
): Promise<ActivityView | undefined> {
  const passage = await passageOf(library, row);
  if (!passage) return undefined;
  const today = todayOf(row, now);
  return {
    ...toFacts(row, passage),
    level: passage.level,
    wholeClass: row.whole_class,
    status: wholeStatus(row, today),
    tab: tabOf(factsOf(row), today),
  };
}

/** An activity as a whole is neither completed nor deleted. */
function wholeStatus(row: ActivityRow, today: number): ActivityView['status'] {
  const status = statusOf(asWhole(factsOf(row)), today);
  if (status === 'completed' || status === 'deleted')
    throw new RangeError(`An activity as a whole is ${status}.`);
  return status;
}

/** The same with how far its students are. */
export async function toActivityLine(
  library: Library,
  row: CountedActivityRow,
  now: Date,
): Promise<ActivityLine | undefined> {
  const view = await toActivityView(library, row, now);
  const { given: students, begun, finished, passed } = row;
  return view && { ...view, students, begun, finished, passed };
}
