import { readPassageAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import {
  openReadingClass,
  placeByPretest,
  readingEnvironment,
  STEADY_READER,
} from '#app/server/testing/reading-class.ts';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { learnFromAttempts, relearnQuestions } from '#features/item-bank/server/public.ts';
import { expectWhole, standingOf } from '#features/quiz/server/testing/reset-checks.ts';
import { mergeStudents, undoMerge } from '../../contract/merge-students.ts';

/** What the table of a student's work holds, to compare before and after. */
export const TABLES = [
  'student_progress',
  'attempts',
  'answers',
  'challenge_answers',
  'essays',
  'progress_events',
  'points_ledger',
  'student_weeks',
  'student_days',
  'student_skill_days',
  'student_years',
  'reader_marks',
  'activity_students',
  'activity_due_days',
  'activity_pretests',
  'competition_students',
  'class_students',
  'teacher_invitations',
] as const;

/** Every row that is kept of a student, by table. Points of the same moment have no order, so rows are sorted by what they hold. */
export async function rowsOf({ database }: TestApp, studentId: number) {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await database.pool.query<{ row: object }>(
      `select to_jsonb(t) as row from ${table} t where student_id = $1`,
      [studentId],
    );
    all[table] = rows.map(({ row }) => JSON.stringify(row)).toSorted();
  }
  return all;
}

/** A class of an approved teacher, with what tests of merges do in it. */
export async function openMergeClass(test: TestApp) {
  const opened = await openReadingClass(test, { includeEssays: false });
  await approve(test, opened.teacher);
  const { teacher, room } = opened;
  const body = (kept: Student, joined: Student) => ({
    classId: room.id,
    keptId: kept.id,
    joinedId: joined.id,
  });
  return {
    ...opened,
    /** A student who has taken the pretest and read so many passages. */
    withQuizzes: async (name: string, quizzes: number) => {
      const student = await opened.reader(name);
      for (let read = 0; read < quizzes; read++) await opened.read(student);
      return student;
    },
    readSome: (student: Student, most: number) =>
      readPassageAs(STEADY_READER, { ...readingEnvironment(test, student), most }),
    place: (student: Student) => placeByPretest(test, student),
    merge: (kept: Student, joined: Student, by: Teacher = teacher) =>
      by.call(mergeStudents, { body: body(kept, joined) }),
    undo: (joined: Student, by: Teacher = teacher) =>
      by.call(undoMerge, { body: { classId: room.id, joinedId: joined.id } }),
    standing: (student: Student) => standingOf(test, student.id),
  };
}

/** Questions have learned from all, and again from whoever was moved; then sums, levels, and questions agree. */
export async function expectAllWhole(test: TestApp): Promise<void> {
  await expectWhole(test);
  await learnFromAttempts(test.database.db, () => test.clock.now());
  await relearnQuestions(test.database.db);
  await expectWhole(test);
}
