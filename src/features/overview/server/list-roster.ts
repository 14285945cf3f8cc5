import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import { classesToRead, rangeOf, selectClassesOfRoster } from '#features/classes/server/public.ts';
import { rankOf } from '#features/progress/core/ranks.ts';
import type { LevelRange } from '#features/progress/core/scale.ts';
import { readingLevelOf } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { statusOf } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { RowOf } from '#platform/endpoint/server/standing.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type {
  listStudentsOfClass,
  RosterLine,
  pretestStatuses as statusesContract,
} from '../contract/endpoints.ts';
import { type RosterRow, selectRoster } from './roster-queries.ts';

/** Fast answers are looked at over so many days. */
const RECENT_DAYS = 30;

type JoinedRow = Awaited<ReturnType<typeof selectClassesOfRoster>>[number];

/** A student of a class for its teacher, by the classes that the student is in. */
interface Member {
  readonly studentId: number;
  /** Whether the teacher sees level, points, rank and pretest. */
  readonly figures: boolean;
  /** The classes whose work the teacher may read; undefined for all work. */
  readonly classIds: readonly number[] | undefined;
  /** Of the class that counts. */
  readonly range: LevelRange;
  readonly today: number;
  /** The name of the class that counts, where it is another one. */
  readonly limitsOf: string | null;
}
interface MemberRow {
  readonly row: RosterRow;
  readonly member: Member;
}

/** The roster of a class: who is where. */
export async function listRoster(
  services: QuizServices,
  { object, now }: Call<typeof listStudentsOfClass>,
): Promise<Reply<typeof listStudentsOfClass>> {
  return { students: (await readRoster(services, object, now)).map(toRosterLine) };
}

/** Where each student of a class stands in the pretest. */
export async function listPretestStatuses(
  services: QuizServices,
  { object, now }: Call<typeof statusesContract>,
): Promise<Reply<typeof statusesContract>> {
  const found = await readRoster(services, object, now);
  const seen = found.filter(({ member }) => member.figures);
  return { statuses: seen.map(({ row }) => ({ studentId: row.id, status: statusOf(row) })) };
}

async function readRoster(
  { db }: QuizServices,
  { id: classId, teacher_id: teacherId, timezone }: RowOf<'class'>,
  now: Date,
): Promise<MemberRow[]> {
  const joined = await selectClassesOfRoster(db, classId);
  const members = [...Map.groupBy(joined, (one) => one.student_id).values()].map((classes) =>
    toMember(teacherId, classId, classes, now),
  );
  const memberOf = new Map(members.map((member) => [member.studentId, member]));
  const sinceDay = dayNumber(now.getTime(), timezone) - RECENT_DAYS;
  const rows = await selectRoster(db, classId, { sinceDay, members });
  return rows.flatMap((row) => {
    const member = memberOf.get(row.id);
    return member ? [{ row, member }] : [];
  });
}

function toMember(teacherId: number, classId: number, classes: readonly JoinedRow[], now: Date): Member {
  const [counting] = inOrderOfCounting(classes) as [JoinedRow];
  const readable = readableWork(teacherId, classes);
  return {
    studentId: counting.student_id,
    figures: seesFigures(readable),
    classIds: classesToRead(readable),
    range: rangeOf(counting.settings),
    today: dayNumber(now.getTime(), counting.timezone),
    limitsOf: counting.id === classId || !seesFigures(readable) ? null : counting.name,
  };
}

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

function toRosterLine({ row, member: { figures, range, limitsOf } }: MemberRow): RosterLine {
  const points = row.total_points ?? 0;
  const answers = row.answers ?? 0;
  return {
    studentId: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    joinedAt: row.joined_at.toISOString(),
    figures,
    pretestStatus: figures ? statusOf(row) : null,
    readingLevel: figures ? readingLevelOf(row, range) : null,
    limitsOf,
    initialLevel: figures ? row.initial_level : null,
    totalPoints: figures ? points : null,
    progressLevelId: figures ? rankOf(points).progressLevelId : null,
    quizzesTaken: row.quizzes_taken ?? 0,
    quizzesPassed: row.quizzes_passed ?? 0,
    recentAnswers: answers,
    fastShare: answers > 0 ? (row.fast ?? 0) / answers : null,
    recentQuizzes: { taken: row.lately_taken ?? 0, passed: row.lately_passed ?? 0 },
    weekQuizzes: row.this_week ?? 0,
    lastSeen: figures ? (later(row.last_login_at, row.last_quiz_at)?.toISOString() ?? null) : null,
  };
}
