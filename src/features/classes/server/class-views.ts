import type { StudentClass, TeacherClass } from '../contract/endpoints.ts';
import { showClassCode } from '../core/class-code.ts';
import { type ClassSetting, classSetting, defaultClassSetting } from '../core/class-settings.ts';
import type { ClassRow, StudentClassRow } from './classes-queries.ts';

/** Settings as they were stored, with the defaults for those that came later. */
export const settingsOf = (stored: unknown): ClassSetting =>
  classSetting.parse({ ...defaultClassSetting, ...(stored as Partial<ClassSetting>) });

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

/** A class for a student in it: the code and the other students stay out. */
export function toStudentClass(row: Omit<StudentClassRow, 'joined_at'>): StudentClass {
  const { show_grade, show_points } = settingsOf(row.settings);
  return {
    id: row.id,
    name: row.name,
    teacherName: `${row.teacher_first_name} ${row.teacher_last_name}`.trim(),
    grade: row.grade,
    below_thirteen: row.below_thirteen,
    show_grade,
    show_points,
  };
}
