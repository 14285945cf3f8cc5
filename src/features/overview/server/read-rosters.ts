import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { levelsFor } from '#features/classes/core/student-supports.ts';
import { isApprovedTeacherOf, readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import {
  type ClassRules,
  type DecidingClass,
  readClassRules,
  selectDecidingClassesOfRosters,
  selectOwnClassesOfRosters,
} from '#features/classes/server/public.ts';
import { type LevelMovement, levelMovement } from '#features/progress/core/level-movement.ts';
import { rankOf } from '#features/progress/core/ranks.ts';
import type { LevelRange } from '#features/progress/core/scale.ts';
import { readingLevelOf, stateAfterOf } from '#features/progress/server/public.ts';
import { statusOf } from '#features/quiz/server/public.ts';
import { toSkillNeeds } from '#features/reports/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { RosterLine } from '../contract/endpoints.ts';
import { inTwoParts } from '../core/in-two-parts.ts';
import { toRecentAnswers } from '../core/recent-answers.ts';
import { type RosterRow, selectRosters } from './roster-queries.ts';

/** A student for a teacher, by the classes that the student is in. */
interface Member {
  readonly studentId: number;
  /** Whether the teacher sees level, points, rank and pretest. */
  readonly figures: boolean;
  /** Of the class that counts. */
  readonly counting: Counting;
  /** The levels that this class has for the student. */
  readonly range: LevelRange;
  /** They are the student's own, and not those of the class. */
  readonly hasOwnLevels: boolean;
}
/** A class that counts for some students, and the day it is there. */
interface Counting extends ClassRules {
  readonly today: number;
}
export interface MemberRow {
  readonly row: RosterRow;
  readonly member: Member;
}

interface OfTeacher {
  readonly teacherId: number;
  /** Classes that this teacher teaches. */
  readonly classIds: readonly number[];
  readonly now: Date;
  /** Whose answers of the last days are told; `guessers` where nothing but guessing is asked of them. */
  readonly recentOf?: 'everybody' | 'guessers';
}

/** The students of classes of one teacher, by class, in the order of their names. */
export async function readRosters(
  db: Db,
  { teacherId, classIds, now, recentOf = 'everybody' }: OfTeacher,
): Promise<Map<number, MemberRow[]>> {
  if (classIds.length === 0) return new Map();
  const joined = await selectDecidingClassesOfRosters(db, teacherId, classIds);
  if (joined.length === 0) return new Map();
  const [own, rules] = await Promise.all([
    // Who is approved reads all work: a teacher is it in all classes or in none.
    isApprovedTeacherOf(teacherId, joined) ? undefined : selectOwnClassesOfRosters(db, teacherId, classIds),
    readClassRules(
      db,
      joined.map(({ id }) => id),
    ),
  ]);
  const countingOf = new Map(
    [...rules.values()].map((one) => [one.id, { ...one, today: dayNumber(now.getTime(), one.timezone) }]),
  );
  const members = [...Map.groupBy(joined, (one) => one.student_id).values()].map((classes) =>
    toMember(teacherId, classes, countingOf),
  );
  const memberOf = new Map(members.map((member) => [member.studentId, member]));
  // What the teacher of many classes waits for is the database, which looks each student up: on two connections it takes half the time.
  const rows = await Promise.all(
    inTwoParts(
      classIds,
      Map.groupBy(joined, ({ id }) => id),
    ).map((some) => selectRosters(db, some, { members, classIds: own, recentOf })),
  );
  const found = rows.flat().flatMap((row) => {
    const member = memberOf.get(row.id);
    return member ? [{ row, member }] : [];
  });
  return Map.groupBy(found, ({ row }) => row.class_id);
}

function toMember(
  teacherId: number,
  classes: readonly DecidingClass[],
  countingOf: ReadonlyMap<number, Counting>,
): Member {
  const [first] = inOrderOfCounting(classes) as [DecidingClass];
  const counting = countingOf.get(first.id) as Counting;
  return {
    studentId: first.student_id,
    figures: seesFigures(readableWork(teacherId, classes)),
    counting,
    range: levelsFor(first, counting.classRange),
    hasOwnLevels: first.lowest_level !== null,
  };
}

/** How far the level moved since the pretest; null where the pretest is not kept. */
function movementOf(row: RosterRow): LevelMovement | null {
  const { mean, sd, state_at_start: start } = row;
  if (start === null || mean === null || sd === null) return null;
  return levelMovement({
    start: stateAfterOf(start, row.id),
    now: { mean, sd },
    answers: row.lately_answers ?? 0,
    fast: row.lately_fast ?? 0,
  });
}

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

/** A student of a class as the teacher sees them. */
export function toRosterLine({ row, member }: MemberRow): RosterLine {
  const { figures, counting, range } = member;
  const points = row.total_points ?? 0;
  const { id: student_id, mean, sd, level: kept, pretest_status, counted_answers } = row;
  const stored = { student_id, mean, sd, level: kept, pretest_status, counted_answers };
  const level = figures ? readingLevelOf(stored, range) : null;
  const movement = level && movementOf(row);
  return {
    studentId: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    joinedAt: row.joined_at.toISOString(),
    accountLocked: figures && row.locked_at !== null,
    startedOverAt: figures ? (row.reset_at?.toISOString() ?? null) : null,
    figures,
    pretestStatus: figures ? statusOf(row.id, row) : null,
    readingLevel: level,
    limitsOf: counting.id === row.class_id || !figures ? null : counting.name,
    ownLevels: member.hasOwnLevels && figures ? { lowest: range.minLevel, highest: range.maxLevel } : null,
    initialLevel: level && row.initial_level,
    sinceStart: movement && movement.levels,
    moved: movement && movement.way,
    totalPoints: figures ? points : null,
    rankId: figures ? rankOf(points).rankId : null,
    quizzesTaken: row.quizzes_read ?? 0,
    quizzesPassed: row.quizzes_passed ?? 0,
    quizzesTooFast: (row.quizzes_finished ?? 0) - (row.quizzes_read ?? 0),
    ...toRecentAnswers(row),
    recentQuizzes: { taken: row.lately_taken ?? 0, passed: row.lately_passed ?? 0 },
    weekQuizzes: row.this_week ?? 0,
    weekTooFast: row.week_too_fast ?? 0,
    weekMinutes: Math.round((row.week_seconds ?? 0) / 6) / 10,
    skillNeeds: figures ? toSkillNeeds(row.skills, row.id) : [],
    lastSeen: figures ? (later(row.last_login_at, row.last_quiz_at)?.toISOString() ?? null) : null,
  };
}
