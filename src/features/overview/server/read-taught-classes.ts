import { selectClassesOfTeacher } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { FiguresOfClass } from '../contract/class-figures.ts';
import type { RosterLine } from '../contract/endpoints.ts';
import { classFigures } from '../core/class-figures.ts';
import { readRosters, toRosterLine } from './read-rosters.ts';

/**
 * Memberships that are looked at in all classes together, each class whole: more would keep the server from other work. A
 * student in several classes is several of them.
 */
const MAX_MEMBERSHIPS = 3_000;

type ClassRow = Awaited<ReturnType<typeof selectClassesOfTeacher>>[number];
export type TaughtClass = Pick<ClassRow, 'id' | 'name' | 'grade'> & {
  /** Without the answers of the last days of those who cannot be guessing: nobody is told them here. */
  readonly students: readonly RosterLine[];
};

interface OfTeacher {
  readonly teacherId: number;
  readonly now: Date;
  /** Only this class, if the teacher teaches it. */
  readonly classId?: number | undefined;
}

/** The classes of a teacher with their rosters, in the teacher's order, and those that are too many to look at. */
export async function readTaughtClasses(
  db: Db,
  { teacherId, now, classId }: OfTeacher,
): Promise<{ classes: TaughtClass[]; leftOut: ClassRow[] }> {
  const taught = await selectClassesOfTeacher(db, teacherId);
  const all = classId === undefined ? taught : taught.filter(({ id }) => id === classId);
  let memberships = 0;
  const shown = all.filter(({ student_count: more }) => {
    if (memberships + more > MAX_MEMBERSHIPS) return false;
    memberships += more;
    return true;
  });
  const rosters = await readRosters(db, {
    teacherId,
    classIds: shown.map(({ id }) => id),
    now,
    recentOf: 'guessers',
  });
  return {
    classes: shown.map(({ id, name, grade }) => ({
      id,
      name,
      grade,
      students: (rosters.get(id) ?? []).map(toRosterLine),
    })),
    leftOut: all.filter((one) => !shown.includes(one)),
  };
}

/** A class in a few numbers. */
export const figuresOf = ({ id, grade, students }: TaughtClass, now: Date): FiguresOfClass => ({
  classId: id,
  ...classFigures(students, { nowMs: now.getTime(), grade }),
});
