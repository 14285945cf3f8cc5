import { compareNames } from '#features/accounts/core/student-name.ts';
import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import { rangeOf, selectClassesOfTaught } from '#features/classes/server/public.ts';
import { readingLevelOf } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listTaughtStudents as contract, TaughtSort, TaughtStudent } from '../contract/teaching.ts';
import { hasWords, searchWords } from '../core/name-search.ts';
import { MAX_STUDENTS, selectTaughtStudents, type TaughtRow } from './taught-queries.ts';

const SIZE = 50;

type JoinedRow = Awaited<ReturnType<typeof selectClassesOfTaught>>[number];

/** The students of all classes of a teacher. What the teacher may not see of a student does not sort them either. */
export async function listTaughtStudents(
  { db }: QuizServices,
  { actor, query }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { q, classId, sort, direction, page } = query;
  const [found, joined] = await Promise.all([
    selectTaughtStudents(db, actor.userId, classId),
    selectClassesOfTaught(db, actor.userId),
  ]);
  const rows = found.slice(0, MAX_STUDENTS);
  const words = searchWords(q);
  const named = rows.filter((row) => hasWords(fullNameOf(row), words));
  const classesOf = Map.groupBy(joined, (one) => one.student_id);
  const students = named.flatMap((row) => {
    const [first, ...others] = classesOf.get(row.id) ?? [];
    return first ? [toTaught(actor.userId, row, [first, ...others])] : [];
  });
  const sorted = sortTaught(students, sort, direction === 'descending');
  return {
    total: sorted.length,
    size: SIZE,
    lookedAt: found.length > rows.length ? rows.length : null,
    students: sorted.slice(page * SIZE, (page + 1) * SIZE),
  };
}

/** All that a student is called. */
export const fullNameOf = (row: Pick<TaughtRow, 'first_name' | 'last_name' | 'username'>): string =>
  `${row.first_name} ${row.last_name} ${row.username}`;

function toTaught(
  teacherId: number,
  row: TaughtRow,
  classes: readonly [JoinedRow, ...JoinedRow[]],
): TaughtStudent {
  const counting = inOrderOfCounting(classes)[0] ?? classes[0];
  const figures = seesFigures(readableWork(teacherId, classes));
  const seen = Math.max(row.last_login_at?.getTime() ?? 0, row.last_quiz_at?.getTime() ?? 0);
  return {
    studentId: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    classes: row.classes,
    figures,
    readingLevel: figures
      ? readingLevelOf({ ...row, student_id: row.id }, rangeOf(counting.settings, counting.id))
      : null,
    totalPoints: figures ? (row.total_points ?? 0) : null,
    lastSeen: figures && seen > 0 ? new Date(seen).toISOString() : null,
    // The zone of a class of another teacher says where else the student is.
    timezone: (figures ? counting : (classes.find((one) => one.teacherId === teacherId) ?? counting))
      .timezone,
  };
}

const VALUES: Readonly<Record<Exclude<TaughtSort, 'name'>, (student: TaughtStudent) => number | null>> = {
  level: ({ readingLevel }) => readingLevel?.value ?? null,
  points: ({ totalPoints }) => totalPoints,
  seen: ({ lastSeen }) => (lastSeen === null ? null : Date.parse(lastSeen)),
};

/** By name where nothing else differs; what is not known stands at the end either way. */
export function sortTaught(
  students: readonly TaughtStudent[],
  sort: TaughtSort,
  down: boolean,
): TaughtStudent[] {
  const turn = down ? -1 : 1;
  const byName = students.toSorted(compareNames);
  if (sort === 'name') return down ? byName.toReversed() : byName;
  const valueOf = VALUES[sort];
  return byName.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return turn * (first - second);
  });
}
