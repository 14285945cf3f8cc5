import type { getStudentAssignmentReport } from '#features/activities/contract/teaching.ts';
import { isCompetition } from '#features/activities/core/competition.ts';
import { usualStart } from '#features/activities/core/weekly-goal.ts';
import { type GoalValues, type Whom, whomFault } from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { USUAL_GOAL } from '#features/progress/core/weekly-goal.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { dayOfIso, isoDay, weekStart } from '#platform/time/core/civil-day.ts';

export const ACTIVITY_TYPES = [
  'PASSAGE',
  'FIXED_WEEKLY',
  'ASSESSMENT',
  'LOCAL_COMPETITION',
  'GLOBAL_COMPETITION',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** A passage that is to be assigned. */
export interface DraftPassage {
  readonly versionId: number;
  readonly title: string;
  readonly level: number;
  readonly minutes: number;
}

export type GoalWeek = 'this' | 'next';
/** In weeks. */
const LATER: Readonly<Record<GoalWeek, number>> = { this: 0, next: 1 };
const DAYS = 7;

/** The Monday of a week, and the week that is meant until one is chosen. @param today in the class's zone. */
export const mondayOf = (week: GoalWeek, today: number): number => weekStart(today) + LATER[week] * DAYS;
export const usualWeek = (today: number): GoalWeek =>
  usualStart(today) === mondayOf('this', today) ? 'this' : 'next';

/** An activity that is being set. What does not belong to its type is kept while the type is changed. */
export interface ActivityDraft {
  readonly type: ActivityType;
  readonly whom: Whom;
  readonly passage: DraftPassage | null;
  readonly goal: GoalValues;
  /** The week with which a goal begins; null until it is chosen. */
  readonly week: GoalWeek | null;
  /** Null until they are chosen. */
  readonly days: { readonly startDate: string | null; readonly dueDate: string | null };
  /** The classes of other teachers of the school may compete, too. */
  readonly ofSchool: boolean;
  /** The open competition, or that of a school, which classes join; null until one is chosen. */
  readonly competitionId: number | null;
}

/** @param classId the class that is chosen at first; null for none. */
export const emptyDraft = (classId: number | null): ActivityDraft => ({
  type: 'PASSAGE',
  whom: { classIds: classId === null ? [] : [classId], studentIds: null },
  passage: null,
  goal: { quizzes: String(USUAL_GOAL.quizzes), rule: 'complete' },
  week: null,
  days: { startDate: null, dueDate: null },
  ofSchool: false,
  competitionId: null,
});

/** A draft for some students of a class; for all of them where none are named. */
export function draftFor(
  classId: number,
  students: readonly { readonly studentId: number }[] | null,
): ActivityDraft {
  const studentIds = students && students.map(({ studentId }) => studentId);
  return { ...emptyDraft(classId), whom: { classIds: [classId], studentIds } };
}

/**
 * The same activity once more: for whom and what, but not when.
 * @param some the students who get it again, of those who had it; null for the same ones.
 */
export function copyOf(
  { activity, students, weekly, assessed }: ResponseOf<typeof getStudentAssignmentReport>,
  some: readonly number[] | null = null,
): ActivityDraft {
  const had = [...students, ...weekly, ...assessed].map(({ studentId }) => studentId);
  const given = had.filter((studentId) => some === null || some.includes(studentId));
  const draft = emptyDraft(activity.classId);
  return {
    ...draft,
    type: activity.type,
    whom: { ...draft.whom, studentIds: activity.wholeClass && some === null ? null : given },
    ...(activity.type === 'PASSAGE' && {
      passage: {
        versionId: activity.versionId,
        title: activity.title,
        level: activity.level,
        minutes: activity.minutes,
      },
    }),
    ...(activity.type === 'FIXED_WEEKLY' && {
      goal: { quizzes: String(activity.quizzes), rule: activity.rule },
    }),
  };
}

/** Said at the field, with its name: an activity that would be over before it starts. Days are ISO days; an empty one is not chosen yet. */
export function daysFault({ startDate, dueDate }: ActivityDraft['days'], type: ActivityType): string | null {
  if (!startDate || !dueDate || dueDate >= startDate) return null;
  return isCompetition(type) ? 'The last day is before the first day.' : 'The due date is before the start.';
}

/** What is missing or cannot be before it can be set; null when nothing is. @param classes that can be chosen. */
export function draftFault(
  draft: ActivityDraft,
  classes: readonly Pick<TeacherClass, 'id' | 'teacherId'>[],
): string | null {
  const { type, whom, days } = draft;
  const hasOwnDays = type !== 'FIXED_WEEKLY' && type !== 'GLOBAL_COMPETITION';
  const owners = new Set(
    classes.filter(({ id }) => whom.classIds.includes(id)).map(({ teacherId }) => teacherId),
  );
  return whomFault(whom) ?? whatFault(draft, owners.size) ?? (hasOwnDays ? daysFault(days, type) : null);
}

function whatFault(
  { type, passage, whom, ofSchool, competitionId }: ActivityDraft,
  owners: number,
): string | null {
  if (type === 'PASSAGE' && passage === null) return 'Please choose a passage.';
  if (type === 'LOCAL_COMPETITION' && ofSchool) return null;
  if (type === 'LOCAL_COMPETITION' && whom.classIds.length < 2) return 'Please choose at least two classes.';
  if (type === 'LOCAL_COMPETITION' && owners > 1)
    return 'These classes have different owners. Only classes of one teacher can compete. An open competition is for classes of several teachers.';
  if (type === 'GLOBAL_COMPETITION' && competitionId === null) return 'Please choose a competition.';
  return null;
}

/** The days of a competition until others are chosen: the week that starts next Monday. @param today in the class's zone. */
export function daysToCompete(
  chosen: ActivityDraft['days'],
  today: number,
): { readonly startDate: string; readonly dueDate: string } {
  const startDate = chosen.startDate ?? isoDay(weekStart(today) + DAYS);
  const start = dayOfIso(startDate || undefined) ?? today;
  return { startDate, dueDate: chosen.dueDate ?? isoDay(start + DAYS - 1) };
}
