import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import type {
  ActivityView,
  AssessmentReportLine,
  AssignmentProgress,
  AssignmentView,
  ReportLine,
  WeeklyReportLine,
} from '../contract/views.ts';
import type { CompetitionType } from '../core/competition.ts';

/** "Sat, Dec 12". A day of a calendar is the same in every zone. */
export const dayInWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });

/** "Due today", "Due tomorrow", "Due Friday" within a week, "Due Sat, Dec 12" later. @param today in the class's zone. */
export function dueInWords(dueDate: string, today: string): string {
  const days = (dayOfIso(dueDate) ?? 0) - (dayOfIso(today) ?? 0);
  if (days < 0) return `Was due ${dayInWords(dueDate)}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return `Due ${days < 7 ? weekday(dueDate) : dayInWords(dueDate)}`;
}

const weekday = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long' });

/** A day so many days later. */
export const daysLater = (day: string, days: number): string => isoDay((dayOfIso(day) ?? 0) + days);

/** Until it is due, unless the teacher says otherwise. */
const DAYS_TO_READ = 7;

/** The days of a new activity: those that were chosen, else a week from today. @param today in the class's zone. */
export function daysToAssign(
  chosen: { readonly startDate: string | null; readonly dueDate: string | null },
  today: string,
): { readonly startDate: string; readonly dueDate: string } {
  const startDate = chosen.startDate ?? today;
  return { startDate, dueDate: chosen.dueDate ?? daysLater(startDate || today, DAYS_TO_READ) };
}

/** What names an activity: its passage, or what it asks for. */
export type NamedActivity =
  | { readonly type: 'PASSAGE'; readonly title: string }
  | { readonly type: 'FIXED_WEEKLY'; readonly quizzes: number }
  | { readonly type: 'ASSESSMENT' }
  | { readonly type: CompetitionType; readonly classNames?: readonly string[] };

/** So many classes are named in a title. */
const MOST_NAMED = 3;

/** "The River Turns", "Weekly goal: 5 quizzes", "Pretest", "Class competition: Room 12, Room 14", with four classes "…, and 1 more". */
export function activityName(activity: NamedActivity): string {
  if (activity.type === 'PASSAGE') return activity.title;
  if (activity.type === 'FIXED_WEEKLY') return `Weekly goal: ${quizzesInWords(activity.quizzes)}`;
  if (activity.type === 'ASSESSMENT') return WITHOUT_TITLE[activity.type];
  const { type, classNames = [] } = activity;
  // The order of the list is of one class; the title is the same for all of them.
  const names = classNames.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return names.length < 2
    ? WITHOUT_TITLE[type]
    : `${WITHOUT_TITLE[type]}: ${named}${more > 0 ? `, and ${more} more` : ''}`;
}

const WITHOUT_TITLE: Readonly<Record<'ASSESSMENT' | CompetitionType, string>> = {
  ASSESSMENT: 'Pretest',
  LOCAL_COMPETITION: 'Class competition',
  GLOBAL_COMPETITION: 'Open competition',
};

/** "1 quiz", "5 quizzes". */
export const quizzesInWords = (quizzes: number): string => (quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`);

type Week = WeeklyReportLine['weeks'][number];

/** "1 too fast to count", "2 not passed": what a student finished in a week beside what counts; null where there is nothing. */
export function notCountedInWords({ tooFast, notPassed }: Week): string | null {
  const words = [
    ...(tooFast > 0 ? [`${tooFast} too fast to count`] : []),
    ...(notPassed > 0 ? [`${notPassed} not passed`] : []),
  ];
  return words.length > 0 ? words.join(' · ') : null;
}

/** "2 of 5", "5 of 5, reached"; beyond the goal only how many. */
export function weekInWords({ counted, reached }: Week, quizzes: number): string {
  const words = counted > quizzes ? String(counted) : `${counted} of ${quizzes}`;
  return reached ? `${words}, reached` : words;
}

/** "3 of 6", of the weeks that could be reached; null where there is none yet, or none may be told. */
export function weeksReached(weeks: readonly Week[]): string | null {
  const judged = weeks.filter((week) => week.judged);
  return judged.length === 0 ? null : `${judged.filter(({ reached }) => reached).length} of ${judged.length}`;
}

/** Of a weekly goal that was canceled before its first Monday: no week was under it. */
export const NEVER_BEGAN = 'canceled before it began';

/** What makes a quiz count for a weekly goal, for the teacher. */
export const WEEKLY_RULE = {
  complete: 'Every quiz that is finished',
  pass: 'Only quizzes that are passed (70%)',
} as const;

type Tone = 'plain' | 'leaf' | 'sun' | 'sky' | 'berry';

/** How an activity stands, for its teacher. */
export const ACTIVITY_STATUS: Readonly<
  Record<ActivityView['status'], { readonly words: string; readonly tone: Tone }>
> = {
  pending: { words: 'Not started yet', tone: 'sky' },
  active: { words: 'Open', tone: 'leaf' },
  paused: { words: 'Paused', tone: 'sun' },
  missed: { words: 'Over', tone: 'plain' },
  canceled: { words: 'Canceled', tone: 'plain' },
};

interface Progress {
  readonly words: string;
  readonly tone: Tone;
  /** The further a student is, the larger. */
  readonly step: number;
}

/** How far a student is, for the teacher. */
export function progressInWords({
  status,
  passageStatus,
  tooFast,
  pretestFirst,
  result,
}: Pick<ReportLine, 'status' | 'passageStatus' | 'tooFast' | 'pretestFirst' | 'result'>): Progress {
  const late = result?.late ? ', late' : '';
  if (passageStatus === 'passed') return { words: `Passed${late}`, tone: 'leaf', step: 4 };
  if (passageStatus === 'finished') return { words: `Not passed${late}`, tone: 'sun', step: 3 };
  if (passageStatus === 'active') return { words: 'Reading', tone: 'sky', step: 2 };
  if (tooFast)
    return { words: status === 'missed' ? 'Too fast' : 'Too fast, may try again', tone: 'sun', step: 1 };
  if (status === 'missed') return { words: 'Missed', tone: 'plain', step: 0 };
  if (pretestFirst) return { words: 'Pretest first', tone: 'sun', step: 0 };
  return { words: 'Not started', tone: 'plain', step: 1 };
}

/** How far a student is with a pretest, for the teacher. */
export function pretestInWords({
  status,
  begun,
  result,
}: Pick<AssessmentReportLine, 'status' | 'begun'> & {
  readonly result: Pick<NonNullable<AssessmentReportLine['result']>, 'late'> | null;
}): Progress {
  if (status === 'completed') return { words: result?.late ? 'Done, late' : 'Done', tone: 'leaf', step: 3 };
  if (begun) return { words: 'Reading', tone: 'sky', step: 2 };
  if (status === 'missed') return { words: 'Missed', tone: 'plain', step: 0 };
  return { words: 'Not started', tone: 'plain', step: 1 };
}

/** The status of one activity of a student, for a teacher. */
export function assignmentInWords(assignment: AssignmentProgress): {
  readonly words: string;
  readonly tone: Tone;
} {
  const { status } = assignment;
  const isBegun =
    assignment.type === 'PASSAGE'
      ? assignment.passageStatus !== null || assignment.tooFast
      : assignment.begun;
  if (status === 'canceled') return { words: 'Canceled', tone: 'plain' };
  if (status === 'pending') return { words: 'Not open yet', tone: 'sky' };
  if (status === 'paused' && !isBegun) return { words: 'Paused', tone: 'sun' };
  if (assignment.type === 'ASSESSMENT') return pretestInWords({ ...assignment, result: null });
  return progressInWords({ ...assignment, result: null, pretestFirst: false });
}

/** What a student reads about an activity that cannot be started now. @param today in the class's zone. */
export function standInWords(
  { status, startDate, dueDate, type }: Pick<AssignmentView, 'status' | 'startDate' | 'dueDate' | 'type'>,
  today: string,
): string {
  if (status === 'pending') return `You can start on ${dayInWords(startDate)}.`;
  if (status === 'paused' && dueDate < today)
    return `Your teacher paused it. It was due ${dayInWords(dueDate)}.`;
  if (status === 'paused') return 'Your teacher has paused it.';
  if (status === 'missed') return `It was due ${dayInWords(dueDate)}.`;
  return type === 'PASSAGE' ? 'You have read it.' : 'You have done it.';
}
