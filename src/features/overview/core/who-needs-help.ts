import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';

/** What a roster tells about a student, as far as this page asks; moments are ISO 8601. */
export interface StudentFacts {
  readonly studentId: number;
  readonly joinedAt: string;
  readonly lastSeen: string | null;
  /** Null, as `lastSeen`, where another class counts and the teacher may not see it. */
  readonly pretestStatus: 'pretest_not_started' | 'pretest_in_progress' | 'pretest_complete' | null;
  /** Answers in the quizzes of the last 30 days, and the share of fast ones among them, 0–1; null without answers. */
  readonly recentAnswers: number;
  readonly fastShare: number | null;
  /** Of the last five quizzes. */
  readonly recentQuizzes: { readonly taken: number; readonly passed: number };
}

/** Why a student needs the teacher, with the numbers that say so. Days are whole days, rounded down. */
export type HelpReason =
  | { readonly kind: 'pretest-open'; readonly days: number; readonly begun: boolean }
  | { readonly kind: 'guessing'; readonly share: number }
  | { readonly kind: 'not-passing'; readonly taken: number; readonly passed: number }
  | { readonly kind: 'away'; readonly days: number };
export type HelpKind = HelpReason['kind'];

/** Days after joining before an open pretest is worth a word. */
const PRETEST_DAYS = 7;
/** Share of fast answers above which a teacher should look. */
export const GUESSING_SHARE = 0.3;
/** Fewer answers than in two quizzes say little about guessing. */
const ENOUGH_ANSWERS = 10;
/** Fewer quizzes than this are chance. */
const ENOUGH_QUIZZES = 3;
/** Days without a sign of the student. */
const AWAY_DAYS = 14;

/**
 * The first thing to do for a student, or null. One reason only, the one that the others may follow from: before the
 * pretest nothing else can be judged, and after guessing neither a failed quiz nor the level means much.
 */
export function helpReason(student: StudentFacts, nowMs: number): HelpReason | null {
  const joinedDays = daysSince(student.joinedAt, nowMs);
  const { pretestStatus } = student;
  if (pretestStatus !== null && pretestStatus !== 'pretest_complete' && joinedDays >= PRETEST_DAYS) {
    return { kind: 'pretest-open', days: joinedDays, begun: pretestStatus === 'pretest_in_progress' };
  }
  const { recentAnswers, fastShare } = student;
  if (fastShare !== null && fastShare > GUESSING_SHARE && recentAnswers >= ENOUGH_ANSWERS) {
    return { kind: 'guessing', share: fastShare };
  }
  const { taken, passed } = student.recentQuizzes;
  if (taken >= ENOUGH_QUIZZES && passed * 2 < taken) return { kind: 'not-passing', taken, passed };
  if (pretestStatus === null) return null;
  const awayDays = daysSince(student.lastSeen ?? student.joinedAt, nowMs);
  return awayDays >= AWAY_DAYS ? { kind: 'away', days: awayDays } : null;
}

const daysSince = (moment: string, nowMs: number): number =>
  Math.floor((nowMs - Date.parse(moment)) / MS_PER_DAY);

export interface Roster<S extends StudentFacts> {
  readonly classId: number;
  readonly className: string;
  readonly students: readonly S[];
}

/** The students of one class who need the same thing, the most pressing first. */
export interface HelpGroup<S extends StudentFacts, K extends HelpKind = HelpKind> {
  readonly kind: K;
  readonly classId: number;
  readonly className: string;
  /** The whole class, and it is more than one student. */
  readonly everyone: boolean;
  readonly students: readonly { readonly student: S; readonly reason: HelpReason & { kind: K } }[];
}

const KINDS: readonly HelpKind[] = ['pretest-open', 'guessing', 'not-passing', 'away'];

/**
 * Who needs the teacher, grouped by what and by class, so that a holiday is one line and not thirty. By kind, then in
 * the order of the rosters. A student of several classes is named once, in the first.
 */
export function whoNeedsHelp<S extends StudentFacts>(
  rosters: readonly Roster<S>[],
  nowMs: number,
): HelpGroup<S>[] {
  const named = new Set<number>();
  const groups = rosters.flatMap(({ classId, className, students }) => {
    const needy = students
      .filter((student) => !named.has(student.studentId))
      .flatMap((student) => {
        const reason = helpReason(student, nowMs);
        return reason ? [{ student, reason }] : [];
      });
    for (const { student } of needy) named.add(student.studentId);
    return KINDS.flatMap((kind) => {
      const members = needy.filter(({ reason }) => reason.kind === kind);
      members.sort((a, b) => urgency(b.reason) - urgency(a.reason));
      const everyone = members.length > 1 && members.length === students.length;
      return members.length > 0 ? [{ kind, classId, className, everyone, students: members }] : [];
    });
  });
  return groups.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** Comparable between reasons of one kind only. */
function urgency(reason: HelpReason): number {
  switch (reason.kind) {
    case 'guessing':
      return reason.share;
    case 'not-passing':
      return reason.taken - 2 * reason.passed;
    default:
      return reason.days;
  }
}
