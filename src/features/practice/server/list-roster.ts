import { selectClassOfTeacher, settingsOf } from '#features/classes/server/public.ts';
import { rankOf } from '#features/progress/core/ranks.ts';
import { type LevelRange, toLevel } from '#features/progress/core/scale.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type {
  listStudentsOfClass,
  RosterLine,
  pretestStatuses as statusesContract,
} from '../contract/endpoints.ts';
import type { PretestStatus } from '../contract/views.ts';
import type { PracticeServices } from './practice.ts';
import { toReadingLevel } from './reading-level-view.ts';
import { type RosterRow, selectRoster } from './roster-queries.ts';

/** Fast answers are looked at over so many days. */
const RECENT_DAYS = 30;

/** The roster of a class: who is where. */
export async function listRoster(
  services: PracticeServices,
  { actor, params, now }: Call<typeof listStudentsOfClass>,
): Promise<Reply<typeof listStudentsOfClass>> {
  const found = await readRoster(services, actor.userId, params.id, now);
  return found ? { students: found.rows.map((row) => toRosterLine(row, found.range)) } : notFound();
}

/** Where each student of a class stands in the pretest. */
export async function listPretestStatuses(
  services: PracticeServices,
  { actor, params, now }: Call<typeof statusesContract>,
): Promise<Reply<typeof statusesContract>> {
  const found = await readRoster(services, actor.userId, params.id, now);
  return found
    ? { statuses: found.rows.map((row) => ({ studentId: row.id, status: pretestStatusOf(row) })) }
    : notFound();
}

async function readRoster({ db }: PracticeServices, teacherId: number, classId: number, now: Date) {
  const ofTeacher = await selectClassOfTeacher(db, teacherId, classId);
  if (!ofTeacher) return undefined;
  const { min_level, max_level } = settingsOf(ofTeacher.settings);
  const today = dayNumber(now.getTime(), ofTeacher.timezone);
  const rows = await selectRoster(db, classId, { sinceDay: today - RECENT_DAYS, monday: weekStart(today) });
  return { rows, range: { minLevel: toLevel(min_level), maxLevel: toLevel(max_level) } };
}

const pretestStatusOf = (row: RosterRow): PretestStatus =>
  (row.pretest_status ?? 'pretest_not_started') as PretestStatus;

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

function toRosterLine(row: RosterRow, range: LevelRange): RosterLine {
  const points = row.total_points ?? 0;
  const answers = row.answers ?? 0;
  return {
    studentId: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    joinedAt: row.joined_at.toISOString(),
    pretestStatus: pretestStatusOf(row),
    readingLevel: readingLevelOf(row, range),
    initialLevel: row.initial_level,
    totalPoints: points,
    progressLevelId: rankOf(points).progressLevelId,
    quizzesTaken: row.quizzes_taken ?? 0,
    quizzesPassed: row.quizzes_passed ?? 0,
    recentAnswers: answers,
    fastShare: answers > 0 ? (row.fast ?? 0) / answers : null,
    recentQuizzes: { taken: row.lately_taken ?? 0, passed: row.lately_passed ?? 0 },
    weekQuizzes: row.this_week ?? 0,
    lastSeen: later(row.last_login_at, row.last_quiz_at)?.toISOString() ?? null,
  };
}

function readingLevelOf({ mean, sd, level, pretest_status }: RosterRow, range: LevelRange) {
  if (mean === null || sd === null || level === null || pretest_status !== 'pretest_complete') return null;
  return toReadingLevel({ mean, sd, level: toLevel(level) }, range);
}
