import { isConfirmed } from '#features/classes/core/class-that-counts.ts';
import { isApprovedTeacherOf } from '#features/classes/core/teacher-rights.ts';
import { settingsOf } from '#features/classes/server/public.ts';
import type { ClassForTeacher } from '../contract/classes-of-student.ts';
import type { ClassOfContext } from './student-context.ts';

/**
 * The classes of a student for one of their teachers, in the order in which they count. Every teacher knows that there are
 * others, and who teaches them; beside an approved teacher's class, one who is not approved knows only that there are.
 */
export function toClassesForTeacher(
  teacherId: number,
  classes: readonly ClassOfContext[],
): ClassForTeacher[] {
  const named = isApprovedTeacherOf(teacherId, classes) || !classes.some(isConfirmed);
  return classes.map((one, index) => {
    const own = one.teacherId === teacherId;
    const teacherName = `${one.teacher_first_name} ${one.teacher_last_name}`.trim() || null;
    const { min_level: minLevel, max_level: maxLevel } = settingsOf(one.settings);
    const told = { className: one.name, teacherName, minLevel, maxLevel };
    const hidden = { className: null, teacherName: null, minLevel: null, maxLevel: null };
    return { classId: own ? one.id : null, counts: index === 0, ...(own || named ? told : hidden) };
  });
}
