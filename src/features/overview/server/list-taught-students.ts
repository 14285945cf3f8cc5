import { compareNames, type Named } from '#features/accounts/core/student-name.ts';
import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { readableWork, seesFigures, teachesClass } from '#features/classes/core/teacher-rights.ts';
import {
  type ClassRules,
  type DecidingClass,
  readClassRules,
  selectDecidingClasses,
} from '#features/classes/server/public.ts';
import { readingLevelOf } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listTaughtStudents as contract, TaughtSort, TaughtStudent } from '../contract/teaching.ts';
import { hasWords, searchWords } from '../core/name-search.ts';
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
  const named = rows.filter((row) => hasWords(fullNameOf(row), words));
  const down = direction === 'descending';
  const onPage = <T>(list: readonly T[]): T[] => list.slice(page * SIZE, (page + 1) * SIZE);
  // By name, only those on the page have to be known.
  const students =
    sort === 'name'
      ? await toTaught(db, actor.userId, onPage(sortByName(named, toNames, down)))
      : onPage(sortTaught(await toTaught(db, actor.userId, named), sort, down));
  return {
    total: named.length,
    size: SIZE,
    lookedAt: found.length > rows.length ? rows.length : null,
    students: await withClasses(db, actor.userId, students),
  };
}

export const toNames = (row: Pick<TaughtRow, 'first_name' | 'last_name' | 'username'>): Named => ({
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.username,
});

/** All that a student is called. */
export const fullNameOf = (row: Pick<TaughtRow, 'first_name' | 'last_name' | 'username'>): string =>
  `${row.first_name} ${row.last_name} ${row.username}`;

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

interface OfStudent {
  readonly classes: readonly [DecidingClass, ...DecidingClass[]];
  readonly rules: ReadonlyMap<number, ClassRules>;
}

function toFigures(teacherId: number, row: TaughtRow, { classes, rules }: OfStudent): Figures {
  const counting = inOrderOfCounting(classes)[0] ?? classes[0];
  const own = classes.find((one) => teachesClass(teacherId, one)) ?? counting;
  const figures = seesFigures(readableWork(teacherId, classes));
  const seen = Math.max(row.last_login_at?.getTime() ?? 0, row.last_quiz_at?.getTime() ?? 0);
  const { range } = rules.get(counting.id) as ClassRules;
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

const VALUES: Readonly<Record<Exclude<TaughtSort, 'name'>, (student: Figures) => number | null>> = {
  level: ({ readingLevel }) => readingLevel?.value ?? null,
  points: ({ totalPoints }) => totalPoints,
  seen: ({ lastSeen }) => (lastSeen === null ? null : Date.parse(lastSeen)),
};

function sortByName<T>(students: readonly T[], namesOf: (student: T) => Named, down: boolean): T[] {
  const byName = students.toSorted((a, b) => compareNames(namesOf(a), namesOf(b)));
  return down ? byName.toReversed() : byName;
}

/** By name where nothing else differs; what is not known stands at the end either way. */
export function sortTaught<T extends Figures>(
  students: readonly T[],
  sort: Exclude<TaughtSort, 'name'>,
  down: boolean,
): T[] {
  const turn = down ? -1 : 1;
  const valueOf = VALUES[sort];
  return sortByName(students, (student) => student, false).toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return turn * (first - second);
  });
}
