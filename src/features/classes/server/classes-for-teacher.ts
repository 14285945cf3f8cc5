import type { ClassForTeacher } from '../contract/classes-of-student.ts';
import { isConfirmed } from '../core/class-that-counts.ts';
import { levelsFor, supportsOf } from '../core/student-supports.ts';
import { changesClass, isApprovedTeacherOf, teachesClass } from '../core/teacher-rights.ts';
import { rangeOf } from './class-settings-column.ts';
import type { CountedClassJson } from './classes-queries.ts';

/**
 * The classes of a student for one of their teachers, in the order in which they count. Every teacher knows that there are
 * others, and who teaches them; beside an approved teacher's class, one who is not approved knows only that there are.
 * @param archived those that are over and not confirmed (`selectArchivedThatCount`): told to an approved teacher, who may take the student
 *   out of them, too.
 */
export function toClassesForTeacher(
  teacherId: number,
  classes: readonly CountedClassJson[],
  archived: readonly CountedClassJson[],
): ClassForTeacher[] {
  const approved = isApprovedTeacherOf(teacherId, classes);
  const named = approved || !classes.some(isConfirmed);
  return [...classes, ...(approved ? archived : [])].map((schoolClass, index) => {
    const isArchived = index >= classes.length;
    const own = !isArchived && teachesClass(teacherId, schoolClass);
    const teacherName = `${schoolClass.teacher_first_name} ${schoolClass.teacher_last_name}`.trim() || null;
    const { minLevel, maxLevel } = levelsFor(schoolClass, rangeOf(schoolClass.settings, schoolClass.id));
    const hasOwnLevels = schoolClass.lowest_level !== null;
    const shown = { className: schoolClass.name, teacherName, minLevel, maxLevel, hasOwnLevels };
    const hidden = {
      className: null,
      teacherName: null,
      minLevel: null,
      maxLevel: null,
      hasOwnLevels: false,
    };
    const ids = {
      classId: own ? schoolClass.id : null,
      mayChange: own && changesClass(teacherId, schoolClass),
      supports: own ? supportsOf(schoolClass) : null,
      removableId: approved && !isConfirmed(schoolClass) ? schoolClass.id : null,
    };
    return { ...ids, isArchived, counts: index === 0, ...(own || named ? shown : hidden) };
  });
}
