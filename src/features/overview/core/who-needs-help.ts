import { isGuessing } from '#features/progress/core/guessing.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import type { SkillNeed } from '#features/reports/core/skills-to-help.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';

/** What a roster tells about a student, as far as this page asks; moments are ISO 8601. */
export interface StudentFacts {
  readonly studentId: number;
  readonly joinedAt: string;
  /** When a teacher last let the student start over. */
  readonly startedOverAt: string | null;
  readonly lastSeen: string | null;
  /** Null, as `lastSeen`, where another class counts and the teacher may not see it. */
  readonly pretestStatus: 'pretest_not_started' | 'pretest_in_progress' | 'pretest_complete' | null;
  /** Answers in the quizzes of the last 30 days, and the share of fast ones among them, 0–1; null without answers. */
  readonly recentAnswers: number;
  readonly fastShare: number | null;
  /** Null while it is not known; settling while it is still being found. */
  readonly readingLevel: {
    readonly value: number;
    readonly uncertainty: number;
    readonly settling: boolean;
  } | null;
  /** How far the level moved since the pretest, in levels, and which way beyond doubt (`levelMovement`). */
  readonly sinceStart: number | null;
  readonly moved: 'up' | 'down' | null;
  /** Of the last five quizzes. */
  readonly recentQuizzes: { readonly taken: number; readonly passed: number };
  /** This school year; empty, too, where another class counts and the teacher may not see it. */
  readonly skillNeeds: readonly SkillNeed[];
}

/** Why a student needs the teacher, with the numbers that say so. Days are whole days, rounded down. */
export type HelpReason =
  | { readonly kind: 'pretest-open'; readonly days: number; readonly begun: boolean }
  | { readonly kind: 'guessing'; readonly share: number }
  | { readonly kind: 'not-passing'; readonly taken: number; readonly passed: number }
  /** So many levels since the pretest. */
  | { readonly kind: 'level-fell'; readonly levels: number }
  /** Right answers this school year, and how many were to be expected; the difference is a share of the answers, below 0. */
  | ({ readonly kind: 'skill' } & Omit<SkillNeed, 'parts'>)
  /** The estimate, in a class of this grade. */
  | { readonly kind: 'far-below'; readonly value: number; readonly grade: number }
  | { readonly kind: 'away'; readonly days: number };
export type HelpKind = HelpReason['kind'];

/** Days after joining or starting over before an open pretest is about this student; until then the class has a line about all of them. */
const PRETEST_DAYS = 7;
/** Levels below the start from which a teacher should look, if that is beyond doubt. */
const FALL = 1;
/** Levels below the grade of the class from which passages of the class are out of reach, with the doubt on the student's side. */
const FAR_BELOW = 2;
/** Grades with a number; the others (ESL, Intervention, …) say nothing about a level. */
const LAST_GRADE = 12;
/** Fewer quizzes than this are chance. */
export const ENOUGH_QUIZZES = 3;
/**
 * At most one quiz in so many passed is rare. Passages are chosen so that about two of three are passed: who reads as well as before passes none
 * of three, or one of five, about once in twenty times, and one of four, which only stands until the fifth quiz, about once in nine.
 */
export const RARELY_ONE_IN = 4;
/** Days without a sign of the student. */
const AWAY_DAYS = 14;

/** Whether a student has the pretest before them, or the rest of it. */
export const hasPretestToDo = ({ pretestStatus }: Pick<StudentFacts, 'pretestStatus'>): boolean =>
  pretestStatus !== null && pretestStatus !== 'pretest_complete';

/**
 * All that a student needs the teacher for; a count of students is true only when everyone is in it, so a student may stand
 * in several lines. Before the pretest nothing else can be judged.
 */
export function helpReasons(student: StudentFacts, nowMs: number, grade: number): HelpReason[] {
  const { joinedAt, startedOverAt } = student;
  const openDays = Math.min(...[joinedAt, startedOverAt ?? joinedAt].map((at) => daysSince(at, nowMs)));
  const { pretestStatus } = student;
  const begun = pretestStatus === 'pretest_in_progress';
  if (hasPretestToDo(student) && openDays >= PRETEST_DAYS)
    return [{ kind: 'pretest-open', days: openDays, begun }];
  const reasons: HelpReason[] = [];
  const { recentAnswers, fastShare } = student;
  if (isGuessing(recentAnswers, fastShare)) reasons.push({ kind: 'guessing', share: fastShare });
  const { taken, passed } = student.recentQuizzes;
  if (taken >= ENOUGH_QUIZZES && passed * RARELY_ONE_IN <= taken)
    reasons.push({ kind: 'not-passing', taken, passed });
  const { readingLevel, sinceStart, moved } = student;
  if (moved === 'down' && sinceStart !== null && -sinceStart >= FALL)
    reasons.push({ kind: 'level-fell', levels: -sinceStart });
  for (const { parts: _, ...need } of student.skillNeeds) reasons.push({ kind: 'skill', ...need });
  if (
    readingLevel &&
    // Until then the level is still being found.
    !readingLevel.settling &&
    taken >= ENOUGH_QUIZZES &&
    grade <= LAST_GRADE &&
    readingLevel.value + readingLevel.uncertainty <= grade - FAR_BELOW
  )
    reasons.push({ kind: 'far-below', value: readingLevel.value, grade });
  const awayDays = daysSince(student.lastSeen ?? student.joinedAt, nowMs);
  if (pretestStatus !== null && awayDays >= AWAY_DAYS) reasons.push({ kind: 'away', days: awayDays });
  return reasons;
}

const daysSince = (moment: string, nowMs: number): number =>
  Math.floor((nowMs - Date.parse(moment)) / MS_PER_DAY);

export interface Roster<S extends StudentFacts> {
  readonly classId: number;
  readonly className: string;
  /** A grade option of the class. */
  readonly grade: number;
  readonly students: readonly S[];
}

/** The students of one class who need the same thing, the most pressing first. */
export interface HelpGroup<S extends StudentFacts, K extends HelpKind = HelpKind> {
  readonly kind: K;
  /** With what to help, where that is the reason: each skill is a group of its own. */
  readonly skill: SkillOrGroup | null;
  readonly classId: number;
  readonly className: string;
  /** The whole class, and it is more than one student. */
  readonly everyone: boolean;
  readonly students: readonly { readonly student: S; readonly reason: HelpReason & { kind: K } }[];
}

export const HELP_KINDS: readonly HelpKind[] = [
  'pretest-open',
  'guessing',
  'not-passing',
  'level-fell',
  'skill',
  'far-below',
  'away',
];

/**
 * Who needs the teacher, grouped by what and by class, so that a holiday is one line and not thirty. First what is most pressing in each class, so
 * that no class stands behind another, then what comes next in each. Each line counts everyone it is true of.
 */
export function whoNeedsHelp<S extends StudentFacts>(
  rosters: readonly Roster<S>[],
  nowMs: number,
): HelpGroup<S>[] {
  return rosters
    .flatMap((roster) => groupsOf(roster, nowMs).map((group, turn) => ({ group, turn })))
    .toSorted((a, b) => a.turn - b.turn || orderOf(a.group) - orderOf(b.group))
    .map(({ group }) => group);
}

const orderOf = ({ kind }: { readonly kind: HelpKind }): number => HELP_KINDS.indexOf(kind);

/** The groups of one class, the most pressing kind first; of the skills the one with most to gain. */
function groupsOf<S extends StudentFacts>(
  { classId, className, grade, students }: Roster<S>,
  nowMs: number,
): HelpGroup<S>[] {
  const needy = students.flatMap((student) =>
    helpReasons(student, nowMs, grade).map((reason) => ({ student, reason })),
  );
  const groups = [...Map.groupBy(needy, ({ reason }) => skillOf(reason) ?? reason.kind).values()];
  return groups
    .flatMap((members): HelpGroup<S>[] => {
      const sorted = members.toSorted((a, b) => urgency(b.reason) - urgency(a.reason));
      const everyone = members.length > 1 && members.length === students.length;
      const [first] = sorted;
      if (!first) return [];
      const { kind } = first.reason;
      return [{ kind, skill: skillOf(first.reason), classId, className, everyone, students: sorted }];
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.kind === 'skill' ? gainOf(b) - gainOf(a) : 0));
}

const skillOf = (reason: HelpReason): SkillOrGroup | null => (reason.kind === 'skill' ? reason.skill : null);

/** What those of a group lack together. */
const gainOf = ({ students }: HelpGroup<StudentFacts>): number =>
  students.reduce((sum, { reason }) => sum + urgency(reason), 0);

/** Comparable between reasons of one kind only. */
function urgency(reason: HelpReason): number {
  switch (reason.kind) {
    case 'guessing':
      return reason.share;
    case 'not-passing':
      return reason.taken - 2 * reason.passed;
    case 'level-fell':
      return reason.levels;
    case 'skill':
      return -reason.difference;
    case 'far-below':
      return reason.grade - reason.value;
    default:
      return reason.days;
  }
}
