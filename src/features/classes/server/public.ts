export { settingsOf, toStudentClass, toTeacherClass } from './class-views.ts';
export {
  type ClassFields,
  classesOfStudent,
  insertClass,
  insertClassCode,
  type StudentClassRow,
  selectClassesOfStudent,
  selectClassesOfTeacher,
  selectClassOfTeacher,
  selectTeaches,
  upsertMembership,
} from './classes-queries.ts';
export { findClassByCode } from './join-class.ts';
