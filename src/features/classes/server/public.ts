export { joinByCode } from './add-to-class.ts';
export {
  type OperatorClass,
  selectClassForOperator,
  selectStudentNames,
} from './class-code-queries.ts';
export { settingsOf, toStudentClasses, toTeacherClass } from './class-views.ts';
export {
  type ClassFields,
  choosePrimaryClass,
  classesOfStudent,
  insertClass,
  insertClassCode,
  type StudentClassRow,
  selectClassesOfRoster,
  selectClassesOfStudent,
  selectClassesOfTaught,
  selectClassesOfTeacher,
  selectClassOfTeacher,
} from './classes-queries.ts';
export { closeClassCode } from './close-class-code.ts';
export { findClassByCode } from './find-class-by-code.ts';
export { refuseWhileBusy } from './refuse-while-busy.ts';
export { renewClassCode } from './renew-class-code.ts';
