import { minutesOf } from '#features/library/core/catalog-filter.ts';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { Library } from '#features/library/server/public.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { ActivityLine, ActivityView } from '../contract/views.ts';
import { type ActivityDays, dueDayFor, tabOf } from '../core/activity-days.ts';
import { asWhole, statusOf } from '../core/assignment.ts';
import { isCompetition } from '../core/competition.ts';
import { neverBegan, weekAt } from '../core/weekly-goal.ts';
import type { ActivityRow } from './activities-queries.ts';
import { activityKindOf, weeklyTermsOf } from './activity-columns.ts';
import type { CountedActivityRow } from './counted-activities-queries.ts';
import type { InCompetition } from './standings-in-list.ts';

/** The day of a class, now. */
export const todayOf = ({ timezone }: Pick<ActivityRow, 'timezone'>, now: Date): number =>
  dayNumber(now.getTime(), timezone);

export const isCompetitionRow = ({ kind }: Pick<ActivityRow, 'kind'>): boolean => isCompetition(kind);

/** The days of a row, for a student of whom their own due day was read, and what its teacher decided. */
export const factsOf = ({
  start_day,
  due_day,
  own_due_day = null,
  paused,
  canceled,
}: Pick<ActivityRow, 'start_day' | 'due_day' | 'paused' | 'canceled'> & {
  readonly own_due_day?: number | null;
}) => ({
  startDay: start_day,
  dueDay: dueDayFor(due_day, own_due_day),
  paused,
  canceled,
});

/** The passage of an activity: the version that was read, else the one that is offered now, else the last one that was. */
export async function passageOf(
  library: Library,
  row: Pick<ActivityRow, 'passage_id' | 'version_id'>,
  readVersion: number | null = null,
): Promise<PublishedPassage | undefined> {
  if (readVersion !== null) return library.version(readVersion);
  const offered = library.current('practice').find(({ passageId }) => passageId === row.passage_id);
  return offered ?? (row.version_id === null ? undefined : library.version(row.version_id));
}

/** Where and when an activity is. */
const toActivityFacts = (row: ActivityRow, { startDay, dueDay }: ActivityDays) => ({
  activityId: row.id,
  classId: row.class_id,
  className: row.class_name,
  timezone: row.timezone,
  startDate: isoDay(startDay),
  dueDate: isoDay(dueDay),
});

/** An activity, and the own due day of a student where it is one of theirs. */
type RowFor = ActivityRow & { readonly own_due_day?: number | null };

/** What everybody is told whom a pretest is about. */
export const toAssessmentFacts = (row: RowFor) => ({
  ...toActivityFacts(row, factsOf(row)),
  type: 'ASSESSMENT' as const,
});

/** What everybody is told whom an assigned passage is about. */
export const toFacts = (
  row: RowFor,
  { versionId, title }: Pick<PublishedPassage, 'versionId' | 'title'>,
) => ({ ...toActivityFacts(row, factsOf(row)), type: 'PASSAGE' as const, versionId, title });

/** An activity for its teacher; undefined where its passage cannot be read. */
export async function toActivityView(
  library: Library,
  row: ActivityRow,
  now: Date,
): Promise<ActivityView | undefined> {
  const today = todayOf(row, now);
  const days = factsOf(row);
  const set = { wholeClass: row.whole_class, status: wholeStatus(row, today), tab: tabOf(days, today) };
  const terms = weeklyTermsOf(row);
  if (terms) {
    const { dueDay } = weekAt(days, today);
    const facts = toActivityFacts(row, { startDay: days.startDay, dueDay });
    return {
      ...facts,
      type: 'FIXED_WEEKLY',
      ...terms,
      ...set,
      neverBegan: neverBegan(days.startDay, row.canceled_day),
    };
  }
  const kind = activityKindOf(row.kind, row.id);
  if (isCompetition(kind)) return { ...toActivityFacts(row, days), type: kind, ...set };
  if (kind === 'ASSESSMENT') return { ...toAssessmentFacts(row), ...set };
  const passage = await passageOf(library, row);
  return passage && { ...toFacts(row, passage), level: passage.level, minutes: minutesOf(passage), ...set };
}

/** An activity as a whole is neither completed nor deleted. */
function wholeStatus(row: ActivityRow, today: number): ActivityView['status'] {
  const status = statusOf(asWhole(factsOf(row)), today);
  if (status === 'completed' || status === 'deleted')
    throw new RangeError(`An activity as a whole is ${status}.`);
  return status;
}

/** The same with how far its students are, or how the class stands. */
export async function toActivityLine(
  library: Library,
  row: CountedActivityRow,
  { inCompetition, now }: { readonly inCompetition: InCompetition; readonly now: Date },
): Promise<ActivityLine | undefined> {
  const view = await toActivityView(library, row, now);
  const { given: students, begun, finished, passed } = row;
  if (!view) return undefined;
  const howFar = { students, begun, finished, passed };
  return view.type === 'LOCAL_COMPETITION' || view.type === 'GLOBAL_COMPETITION'
    ? { ...view, ...howFar, ...inCompetition }
    : { ...view, ...howFar };
}

/** Until when a student has more time than the activity gives; null where they have not. */
export const moreTimeUntil = (dueDay: number, own: number | null): string | null =>
  own !== null && own > dueDay ? isoDay(own) : null;
