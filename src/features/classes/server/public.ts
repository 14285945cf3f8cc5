export { accountUnderThirteen, ageOfStudent, isYoungStudent } from './account-under-thirteen.ts';
export { joinByCode, refuseWhenFull } from './add-to-class.ts';
export { listInvitations } from './answer-invitations.ts';
export { approveWaiting } from './approve-waiting.ts';
export { selectArchivedThatCount } from './archive-queries.ts';
export { holdsBadge, knowsBadge } from './badges-queries.ts';
export { type ClassesLookedAt, changesByClass } from './changes-by-class.ts';
export {
  type OperatorClass,
  selectClassForOperator,
  selectStudentNames,
} from './class-code-queries.ts';
export { settingsOf } from './class-settings-column.ts';
export { classStanding, teachersOf } from './class-standing.ts';
export {
  colleagueNameOf,
  openCodeOf,
  shownToStudent,
  teacherNameOf,
  toStudentClasses,
  toTeacherClass,
} from './class-views.ts';
export { toClassesForTeacher } from './classes-for-teacher.ts';
export {
  type ClassFields,
  type ClassRow,
  type CountedClassJson,
  classesOfStudent,
  insertClass,
  insertClassCode,
  type StudentClassJson,
  type StudentClassRow,
  selectClassesOfStudent,
  selectClassesOfTeacher,
  selectClassesThatProtect,
  selectClassNamesAround,
} from './classes-queries.ts';
export { closeClassCode } from './close-class-code.ts';
export { coTeacherInviteStanding } from './co-teacher-invite-standing.ts';
export {
  classesThatAreRead,
  type DecidingClass,
  selectDecidingClasses,
  selectDecidingClassesOfRosters,
  selectOwnClassesOfRosters,
} from './deciding-classes-queries.ts';
export { endMembership } from './end-membership.ts';
export { findClassByCode } from './find-class-by-code.ts';
export { invitationStanding } from './invitation-standing.ts';
export { archivedLatelyBy } from './list-archived-classes.ts';
export { listClassesOfTeacher } from './list-classes.ts';
export { listCoTeacherInvites } from './list-co-teacher-invites.ts';
export { removedFrom } from './list-removed-students.ts';
export { startedYearsOf } from './list-school-years.ts';
export { mailWithdrawnConsent } from './mail-teacher.ts';
export { selectClassMembers } from './membership-queries.ts';
export { type ClassRules, readClassRules } from './read-class-rules.ts';
export { classesToRead, isReadable, readableBy } from './readable-work.ts';
export { refuseWhileBusy } from './refuse-while-busy.ts';
export { renewClassCode } from './renew-class-code.ts';
export { studentStanding } from './student-standing.ts';
export { classesChangedBy, classesTaughtBy, selectClassesChangedBy } from './taught-classes-queries.ts';
export { deleteInvitationsTo } from './teacher-invitations-queries.ts';
