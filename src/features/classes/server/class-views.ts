import type { StudentClass, TeacherClass } from '../contract/endpoints.ts';
import { showClassCode } from '../core/class-code.ts';
import { classesThatHide, countedClasses } from '../core/class-that-counts.ts';
import { changesClass, isApprovedTeacherOf } from '../core/teacher-rights.ts';
import { settingsOf, settingsText } from './class-settings-column.ts';
import { teachersOf } from './class-standing.ts';
import type { CountedClassRow, StudentClassJson } from './classes-queries.ts';

/** The code by which students join a class, as it is written; null where it is closed or has expired. */
export const openCodeOf = (
  { code, closed_at: closedAt, expires_at: expiresAt }: OfCode,
  now: Date,
): string | null =>
  code === null || closedAt !== null || (expiresAt !== null && expiresAt <= now) ? null : showClassCode(code);

type OfCode = Pick<CountedClassRow, 'code' | 'closed_at' | 'expires_at'>;

/** A class for a teacher who teaches it. Of a code that has expired only the day is told: with a new school year it opens again. */
export function toTeacherClass(row: CountedClassRow, viewerId: number, now: Date): TeacherClass {
  const settings = settingsOf(row.settings, row.id);
  const isKept = row.code !== null && row.closed_at === null;
  return {
    id: row.id,
    name: row.name,
    teacherId: row.teacher_id,
    grade: row.grade,
    belowThirteen: row.below_thirteen,
    includeEssays: row.include_short_essay_questions,
    maySkipEssays: row.may_skip_short_essay,
    settingsText: settingsText(settings),
    settings,
    timezone: row.timezone,
    classCode: openCodeOf(row, now),
    classCodeExpires: isKept ? (row.expires_at?.toISOString() ?? null) : null,
    studentCount: row.student_count,
    createdAt: row.created_at.toISOString(),
    ownerName: row.teacher_id === viewerId ? null : colleagueNameOf(row),
    mayChange: changesClass(viewerId, teachersOf(row)),
    mayReset: isApprovedTeacherOf(viewerId, [teachersOf(row)]),
  };
}

/** A class of a student for its teacher, whom nothing is hidden from: the code and the other students stay out. */
export function toClassOfStudent(row: StudentClassJson): StudentClass {
  const { showGrade, showPoints } = settingsOf(row.settings, row.id);
  return {
    id: row.id,
    name: row.name,
    teacherName: teacherNameOf(row),
    grade: row.grade,
    belowThirteen: row.below_thirteen,
    showGrade,
    showPoints,
  };
}

/** Whether a student in these classes, of locked teachers too, sees grade and level, and points. */
export function shownToStudent(rows: readonly StudentClassJson[]) {
  const settings = classesThatHide(rows).map((row) => settingsOf(row.settings, row.id));
  return {
    showGrade: settings.every((setting) => setting.showGrade),
    showPoints: settings.every((setting) => setting.showPoints),
  };
}

/** The classes of a student that count, from all of them, for the student: where the grade is hidden, no grade is told. */
export function toStudentClasses(rows: readonly StudentClassJson[]): StudentClass[] {
  const { showGrade } = shownToStudent(rows);
  return countedClasses(rows)
    .map(toClassOfStudent)
    .map((one) => (showGrade ? one : { ...one, grade: null }));
}

type NamedTeacher = Pick<StudentClassJson, 'teacher_first_name' | 'teacher_last_name'>;
const fullName = ({ teacher_first_name: first, teacher_last_name: last }: NamedTeacher) =>
  `${first} ${last}`.trim();

/** A teacher as students know them. */
export const teacherNameOf = (row: NamedTeacher): string => fullName(row) || NAMELESS_TEACHER;

/** A teacher for another teacher. */
export const colleagueNameOf = ({
  teacher_first_name: first,
  teacher_last_name: last,
}: {
  readonly teacher_first_name: string | null;
  readonly teacher_last_name: string | null;
}): string => `${first ?? ''} ${last ?? ''}`.trim() || 'Another teacher';

/** Of a teacher who gave no name; the username is for logging in and not for others to see. */
const NAMELESS_TEACHER = 'Your teacher';
