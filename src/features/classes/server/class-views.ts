import { type LevelRange, toLevel } from '#features/progress/core/scale.ts';
import type { StudentClass, TeacherClass } from '../contract/endpoints.ts';
import { showClassCode } from '../core/class-code.ts';
import { type ClassSetting, classSetting, defaultClassSetting } from '../core/class-settings.ts';
import { classesThatHide } from '../core/class-that-counts.ts';
import type { ClassRow, StudentClassJson } from './classes-queries.ts';

/** Settings as they were stored, with the defaults for those that came later. */
export const settingsOf = (stored: unknown): ClassSetting =>
  classSetting.parse({ ...defaultClassSetting, ...(stored as Partial<ClassSetting>) });

/** The levels that a class allows, from its stored settings. */
export function rangeOf(stored: unknown): LevelRange {
  const { min_level, max_level } = settingsOf(stored);
  return { minLevel: toLevel(min_level), maxLevel: toLevel(max_level) };
}

/** A class for its teacher. */
export function toTeacherClass(row: ClassRow): TeacherClass {
  const settings = settingsOf(row.settings);
  const open = row.code !== null && row.closed_at === null;
  return {
    id: row.id,
    name: row.name,
    teacherId: row.teacher_id,
    grade: row.grade,
    below_thirteen: row.below_thirteen,
    include_short_essay_questions: row.include_short_essay_questions,
    may_skip_short_essay: row.may_skip_short_essay,
    classSetting: JSON.stringify(settings),
    classSettingObject: settings,
    timezone: row.timezone,
    classCode: open ? showClassCode(row.code ?? '') : null,
    classCodeExpires: open ? (row.expires_at?.toISOString() ?? null) : null,
    studentCount: row.student_count ?? 0,
    createDate: row.created_at.toISOString(),
  };
}

/** A class of a student for its teacher, whom nothing is hidden from: the code and the other students stay out. */
export function toClassOfStudent(row: StudentClassJson): StudentClass {
  const { show_grade, show_points } = settingsOf(row.settings);
  return {
    id: row.id,
    name: row.name,
    teacherName: teacherNameOf(row),
    grade: row.grade,
    below_thirteen: row.below_thirteen,
    show_grade,
    show_points,
  };
}

/** Whether a student in these classes sees grade and level, and points. */
export function shownToStudent(rows: readonly StudentClassJson[]) {
  const settings = classesThatHide(rows).map((row) => settingsOf(row.settings));
  return {
    showGrade: settings.every((one) => one.show_grade),
    showPoints: settings.every((one) => one.show_points),
  };
}

/** All classes of a student for the student: where the grade is hidden, no grade is told. */
export function toStudentClasses(rows: readonly StudentClassJson[]): StudentClass[] {
  const { showGrade } = shownToStudent(rows);
  return rows.map(toClassOfStudent).map((one) => (showGrade ? one : { ...one, grade: null }));
}

/** A teacher as students know them. */
export const teacherNameOf = ({
  teacher_first_name: first,
  teacher_last_name: last,
}: Pick<StudentClassJson, 'teacher_first_name' | 'teacher_last_name'>): string =>
  `${first} ${last}`.trim() || NAMELESS_TEACHER;

/** Of a teacher who gave no name; the username is for logging in and not for others to see. */
const NAMELESS_TEACHER = 'Your teacher';
