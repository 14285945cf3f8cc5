import { isCalled, searchWords } from '#features/accounts/core/name-search.ts';
import { inOrderOfNames, type Named } from '#features/accounts/core/student-name.ts';
import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { levelsFor } from '#features/classes/core/student-supports.ts';
import { readableWork, seesFigures, teachesClass } from '#features/classes/core/teacher-rights.ts';
import {
  type ClassRules,
  type DecidingClass,
  readClassRules,
  selectDecidingClasses,
} from '#features/classes/server/public.ts';
import { ALL_LEVELS } from '#features/progress/core/scale.ts';
import { readingLevelOf } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listTaughtStudents as contract, TaughtSort, TaughtStudent } from '../contract/teaching.ts';
import { MAX_STUDENTS, selectTaughtAmong, selectTaughtStudents, type TaughtRow } from './taught-queries.ts';

const SIZE = 50;

/** The students of all classes of a teacher. What the teacher may not see of a student does not sort them either. */
export async function listTaughtStudents(
  { db }: QuizServices,
  { actor, query }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { q, classId, sort, direction, page } = query;
  const found = await selectTaughtStudents(db, actor.userId, { classId });
  const rows = found.slice(0, MAX_STUDENTS);
  const words = searchWords(q);
  const named = inOrderOfNames(
    rows.map((row) => ({ ...toNames(row), row })).filter((one) => isCalled(one, words)),
  ).map(({ row }) => row);
  const down = direction === 'descending';
  // Only of those on the page more is read.
  const onPage = (await sorted(db, actor.userId, { named, sort, down })).slice(
    page * SIZE,
    (page + 1) * SIZE,
  );
  return {
    total: named.length,
    size: SIZE,
    lookedAt: found.length > rows.length ? rows.length : null,
    students: await withClasses(db, actor.userId, await toTaught(db, actor.userId, onPage)),
  };
}

export const toNames = (row: Pick<TaughtRow, 'first_name' | 'last_name' | 'username'>): Named => ({
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.username,
});

/** A student without the classes. */
type Figures = Omit<TaughtStudent, 'classes'>;

/** What the teacher sees of some students. */
async function toTaught(db: Db, teacherId: number, rows: readonly TaughtRow[]): Promise<Figures[]> {
  const deciding = await selectDecidingClasses(
    db,
    teacherId,
    rows.map(({ id }) => id),
  );
  const rules = await readClassRules(
    db,
    deciding.map(({ id }) => id),
  );
  const classesOf = Map.groupBy(deciding, (one) => one.student_id);
  return rows.flatMap((row) => {
    const [first, ...others] = classesOf.get(row.id) ?? [];
    return first ? [toFigures(teacherId, row, { classes: [first, ...others], rules })] : [];
  });
}

/** When a student was last seen, epoch milliseconds; 0 for never. */
const seenMs = (row: TaughtRow): number =>
  Math.max(row.last_login_at?.getTime() ?? 0, row.last_quiz_at?.getTime() ?? 0);

interface OfStudent {
  readonly classes: readonly [DecidingClass, ...DecidingClass[]];
  readonly rules: ReadonlyMap<number, ClassRules>;
}

function toFigures(teacherId: number, row: TaughtRow, { classes, rules }: OfStudent): Figures {
  const counting = inOrderOfCounting(classes)[0] ?? classes[0];
  const own = classes.find((one) => teachesClass(teacherId, one)) ?? counting;
  const figures = seesFigures(readableWork(teacherId, classes));
  const seen = seenMs(row);
  const range = levelsFor(counting, (rules.get(counting.id) as ClassRules).classRange);
  return {
    studentId: row.id,
    ...toNames(row),
    figures,
    readingLevel: figures ? readingLevelOf({ ...row, student_id: row.id }, range) : null,
    totalPoints: figures ? (row.total_points ?? 0) : null,
    lastSeen: figures && seen > 0 ? new Date(seen).toISOString() : null,
    // The zone of a class of another teacher says where else the student is.
    timezone: (rules.get((figures ? counting : own).id) as ClassRules).timezone,
  };
}

async function withClasses(
  db: Db,
  teacherId: number,
  students: readonly Figures[],
): Promise<TaughtStudent[]> {
  const rows = await selectTaughtAmong(
    db,
    teacherId,
    students.map(({ studentId }) => studentId),
  );
  const classesOf = new Map(rows.map(({ id, classes }) => [id, classes]));
  return students.map((one) => ({ ...one, classes: classesOf.get(one.studentId) ?? [] }));
}

interface Order {
  /** In the order of their names. */
  readonly named: readonly TaughtRow[];
  readonly sort: TaughtSort;
  readonly down: boolean;
}

/** Students of a teacher in an order; by name where nothing else differs, and what is not known at the end either way. */
async function sorted(
  db: Db,
  teacherId: number,
  { named, sort, down }: Order,
): Promise<readonly TaughtRow[]> {
  if (sort === 'name') return down ? named.toReversed() : named;
  const isSeen = await whoseFigures(db, teacherId, named);
  const turn = down ? -1 : 1;
  return named
    .map((row) => ({ row, value: isSeen(row.id) ? VALUES[sort](row) : null }))
    .toSorted(({ value: a }, { value: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : turn * (a - b),
    )
    .map(({ row }) => row);
}

/** Whose figures a teacher sees: an approved teacher everybody's, another one those by the classes that count. */
async function whoseFigures(
  db: Db,
  teacherId: number,
  rows: readonly TaughtRow[],
): Promise<(studentId: number) => boolean> {
  if (rows[0]?.approved) return () => true;
  const ids = rows.map(({ id }) => id);
  const classesOf = Map.groupBy(
    await selectDecidingClasses(db, teacherId, ids),
    ({ student_id: studentId }) => studentId,
  );
  return (studentId) => seesFigures(readableWork(teacherId, classesOf.get(studentId) ?? []));
}

type ValueOf = (row: TaughtRow) => number | null;

/** The limits of a class change no estimate. */
const VALUES: Readonly<Record<Exclude<TaughtSort, 'name'>, ValueOf>> = {
  level: (row) => readingLevelOf({ ...row, student_id: row.id }, ALL_LEVELS)?.value ?? null,
  points: ({ total_points: points }) => points ?? 0,
  seen: (row) => seenMs(row) || null,
};
