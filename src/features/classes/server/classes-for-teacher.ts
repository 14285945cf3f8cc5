import type { ClassForTeacher } from '../contract/classes-of-student.ts';
import { isConfirmed } from '../core/class-that-counts.ts';
import { isApprovedTeacherOf } from '../core/teacher-rights.ts';
import { settingsOf } from './class-views.ts';
import type { StudentClassJson } from './classes-queries.ts';

/**
 * The classes of a student for one of their teachers, in the order in which they count. Every teacher knows that there are
 * others, and who teaches them; beside an approved teacher's class, one who is not approved knows only that there are.
 */
export function toClassesForTeacher(
  teacherId: number,
  classes: readonly StudentClassJson[],
): ClassForTeacher[] {
  const approved = isApprovedTeacherOf(teacherId, classes);
  const named = approved || !classes.some(isConfirmed);
  return classes.map((one, index) => {
    const own = one.teacherId === teacherId;
    const teacherName = `${one.teacher_first_name} ${one.teacher_last_name}`.trim() || null;
    const { min_level: minLevel, max_level: maxLevel } = settingsOf(one.settings);
    const told = { className: one.name, teacherName, minLevel, maxLevel };
    const hidden = { className: null, teacherName: null, minLevel: null, maxLevel: null };
    const ids = { classId: own ? one.id : null, removableId: approved && !isConfirmed(one) ? one.id : null };
    return { ...ids, counts: index === 0, ...(own || named ? told : hidden) };
  });
}
