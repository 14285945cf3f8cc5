export {
  type OperatorClass,
  selectClassForOperator,
  selectStudentNames,
} from './class-code-queries.ts';
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
export { closeClassCode } from './close-class-code.ts';
export { findClassByCode } from './join-class.ts';
export { renewClassCode } from './renew-class-code.ts';
