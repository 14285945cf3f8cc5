import type { ActivityDays } from './activity-days.ts';

export const COMPETITION_TYPES = ['LOCAL_COMPETITION', 'GLOBAL_COMPETITION'] as const;
export type CompetitionType = (typeof COMPETITION_TYPES)[number];

/** Whether a type of activity is a competition. */
export const isCompetition = (type: string): type is CompetitionType =>
  COMPETITION_TYPES.some((one) => one === type);

/** Whose classes meet: those of one teacher, of one school, or of all schools. */
export const COMPETITION_SCOPES = ['teacher', 'school', 'everyone'] as const;
export type CompetitionScope = (typeof COMPETITION_SCOPES)[number];

/** @param schoolId of a competition of a school; null for another one. */
export function scopeOf(type: CompetitionType, schoolId: number | null): CompetitionScope {
  if (type === 'GLOBAL_COMPETITION') return 'everyone';
  return schoolId === null ? 'teacher' : 'school';
}

/** Points are shared among at least so many students: a class that is smaller gains nothing by it (product: "Activities"). */
export const LEAST_SHARED = 5;

/** Figures of a smaller class are told of few students, one by one: of two each could work out the other's. */
export const LEAST_TOLD = 5;

/** Right answers in percent, as they are told; null where nothing was answered, and of a class of few students. */
export const toldAccuracy = ({
  roster,
  rightAnswers,
  answers,
}: Pick<ClassResult, 'roster' | 'rightAnswers' | 'answers'>): number | null =>
  answers === 0 || roster < LEAST_TOLD ? null : Math.round((100 * rightAnswers) / answers);

/** Sizes of classes, by students on the roster at the start. Classes of several teachers compete with those of their size. */
export const CLASS_SIZES = ['small', 'medium', 'large'] as const;
export type ClassSize = (typeof CLASS_SIZES)[number];
const MEDIUM_FROM = 15;
const LARGE_FROM = 30;

export function sizeOf(roster: number): ClassSize {
  if (roster < MEDIUM_FROM) return 'small';
  return roster < LARGE_FROM ? 'medium' : 'large';
}

/** What the students who were in a class at the start have done in the days of a competition. */
export interface ClassResult {
  readonly classId: number;
  /** Students at the start. */
  readonly roster: number;
  /** Of the quizzes that they finished on these days. */
  readonly points: number;
  readonly rightAnswers: number;
  /** All answers of these quizzes; those that were too fast are never right. */
  readonly answers: number;
  /** Students with a quiz that earned points. */
  readonly tookPart: number;
}

const sharedAmong = ({ roster }: Pick<ClassResult, 'roster'>): number => Math.max(LEAST_SHARED, roster);

/** Points for each student, to a tenth, as every screen shows it. */
export const scoreOf = (result: Pick<ClassResult, 'points' | 'roster'>): number =>
  Math.round((10 * result.points) / sharedAmong(result)) / 10;

/** The same as those are told it who do not teach the class, its students among them; null for a class of few students. */
export const toldScore = (result: Pick<ClassResult, 'points' | 'roster'>): number | null =>
  result.roster < LEAST_TOLD ? null : scoreOf(result);

/** Negative where the first share is the larger one. Whole numbers are compared, so that equal shares are equal; of nothing, the share is none. */
const larger = (part: number, all: number, otherPart: number, otherAll: number): number =>
  otherPart * Math.max(1, all) - part * Math.max(1, otherAll);

/** The better class first: by points for each student, then by accuracy, then by the share of students who took part. 0 for a tie. */
function compareResults(a: ClassResult, b: ClassResult): number {
  return (
    larger(a.points, sharedAmong(a), b.points, sharedAmong(b)) ||
    larger(a.rightAnswers, a.answers, b.rightAnswers, b.answers) ||
    larger(a.tookPart, a.roster, b.tookPart, b.roster)
  );
}

/** A class in its place, from 1; classes that are alike in everything share a place. */
export type Placed<R extends ClassResult = ClassResult> = R & { readonly place: number };

/** Classes in the order of their places; of those that share one, in the order of their numbers. */
export function placesOf<R extends ClassResult>(results: readonly R[]): Placed<R>[] {
  const inOrder = results.toSorted((a, b) => compareResults(a, b) || a.classId - b.classId);
  let place = 1;
  return inOrder.map((result, index) => {
    const before = inOrder[index - 1];
    if (before && compareResults(before, result) !== 0) place = index + 1;
    return { ...result, place };
  });
}

/** The classes that a class is compared with: all of a teacher's competition, those of its size where several teachers meet. */
export const rivalsOf = <R extends ClassResult>(
  scope: CompetitionScope,
  results: readonly R[],
  { roster }: Pick<ClassResult, 'roster'>,
): R[] => results.filter((one) => scope === 'teacher' || sizeOf(one.roster) === sizeOf(roster));

/** Some classes of a list with the one that stands before and the one that stands behind each. */
export function withNeighbors<R extends ClassResult>(
  placed: readonly R[],
  isOwn: (result: R) => boolean,
): R[] {
  const own = placed.map(isOwn);
  return placed.filter((_, index) => own[index] || own[index - 1] || own[index + 1]);
}

/** How far a competition is for a class; `counting` until the last class's day is over and the results are written. */
export const COMPETITION_PHASES = ['scheduled', 'active', 'counting', 'ended'] as const;
export type CompetitionPhase = (typeof COMPETITION_PHASES)[number];

/** @param today the civil day in the class's zone. */
export function competitionPhase(
  { startDay, dueDay }: ActivityDays,
  { today, hasEnded }: { readonly today: number; readonly hasEnded: boolean },
): CompetitionPhase {
  if (hasEnded) return 'ended';
  if (today < startDay) return 'scheduled';
  return today > dueDay ? 'counting' : 'active';
}

/** Longer, and nobody keeps an eye on it. */
export const LONGEST_COMPETITION = 31;
/** How far ahead one is planned: a school year. */
const FURTHEST_AHEAD = 366;

/** What is wrong with the days of a new competition; null when nothing is. It starts for every class at its midnight, so never today. */
export function competitionDaysFault(
  { startDay, dueDay }: ActivityDays,
  today: number,
): 'due-before-start' | 'starts-too-soon' | 'too-long' | null {
  if (dueDay < startDay) return 'due-before-start';
  if (startDay <= today) return 'starts-too-soon';
  return dueDay - startDay >= LONGEST_COMPETITION || startDay - today > FURTHEST_AHEAD ? 'too-long' : null;
}
