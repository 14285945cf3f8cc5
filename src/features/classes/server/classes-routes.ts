import type { AccountServices } from '#features/accounts/server/public.ts';
import { on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import * as archive from '../contract/archive.ts';
import * as badges from '../contract/badges.ts';
import { findClass as findClassContract } from '../contract/class-code.ts';
import * as members from '../contract/class-members.ts';
import { orderClasses as orderContract } from '../contract/class-order.ts';
import * as coTeachers from '../contract/co-teachers.ts';
import { createStudents as createStudentsContract } from '../contract/create-students.ts';
import * as contract from '../contract/endpoints.ts';
import * as leaving from '../contract/leave-class.ts';
import { choosePrimaryClass as choosePrimary } from '../contract/primary-class.ts';
import { renameStudents as renameStudentsContract } from '../contract/rename-students.ts';
import { renewPasswords as renewContract } from '../contract/renew-passwords.ts';
import * as schoolYear from '../contract/school-year.ts';
import * as stopTracking from '../contract/stop-tracking.ts';
import * as studentData from '../contract/student-data.ts';
import * as studentLogin from '../contract/student-login.ts';
import * as studentName from '../contract/student-name.ts';
import { changeStudentSupports as changeSupports } from '../contract/student-supports.ts';
import * as invitations from '../contract/teacher-invitations.ts';
import { addStudents } from './add-students.ts';
import {
  acceptCoTeacherInvite,
  acceptCoTeacherLink,
  readCoTeacherLink,
  rejectCoTeacherInvite,
} from './answer-co-teacher-invite.ts';
import {
  acceptInvitation,
  declineInvitation,
  declineInvitations,
  listInvitations,
} from './answer-invitations.ts';
import { archiveClass } from './archive-class.ts';
import { closeCodeOfClass, renewCodeOfClass } from './change-class-code.ts';
import { changeStudentSupports } from './change-student-supports.ts';
import { choosePrimaryClass } from './choose-primary-class.ts';
import { toTeacherClass } from './class-views.ts';
import { selectCountedClass } from './classes-queries.ts';
import { createClass } from './create-class.ts';
import { createStudents } from './create-students.ts';
import { deleteCoTeacherInvite } from './delete-co-teacher-invite.ts';
import { exportStudentData } from './export-student-data.ts';
import { findClass } from './find-class.ts';
import { inviteCoTeachers } from './invite-co-teachers.ts';
import { inviteTeacher } from './invite-teacher.ts';
import { joinClass } from './join-class.ts';
import { leaveClass } from './leave-class.ts';
import { getArchivedClass, listArchivedClasses } from './list-archived-classes.ts';
import { listClassesOfStudent, listClassesOfTeacher } from './list-classes.ts';
import { listCoTeacherInvites } from './list-co-teacher-invites.ts';
import { listRemovedStudents } from './list-removed-students.ts';
import { listSchoolYears } from './list-school-years.ts';
import { listTeachers } from './list-teachers.ts';
import { listTeachersOfClass } from './list-teachers-of-class.ts';
import { makeBadges } from './make-badges.ts';
import { nameStudent, readStudentName } from './name-student.ts';
import { orderClasses } from './order-classes.ts';
import { readBadges } from './read-badges.ts';
import { removeFromUnconfirmedClass } from './remove-from-unconfirmed-class.ts';
import { removeStudents } from './remove-students.ts';
import { renameStudents } from './rename-students.ts';
import { renewPasswords } from './renew-passwords.ts';
import { restoreClass } from './restore-class.ts';
import { restoreStudents } from './restore-students.ts';
import { startSchoolYear } from './start-school-year.ts';
import { listStoppedStudents, stopTrackingStudents, trackStudentsAgain } from './stop-tracking.ts';
import { logOutStudent, readStudentLogin, unlockStudentLogin } from './student-login.ts';
import { switchBadges } from './switch-badges.ts';
import { transferClass } from './transfer-class.ts';
import { undoSchoolYear } from './undo-school-year.ts';
import { updateClass } from './update-class.ts';

export const classesRoutes = (services: AccountServices): Route[] => [
  on(findClassContract, (call) => findClass(services, call)),
  on(contract.createClass, (call) => createClass(services, call)),
  on(createStudentsContract, (call) => createStudents(services, call)),
  on(renameStudentsContract, (call) => renameStudents(services, call)),
  on(contract.updateClass, (call) => updateClass(services, call)),
  onReading(
    contract.getClass,
    (classId) => selectCountedClass(services.db, classId),
    async ({ actor, object, now }) => toTeacherClass(object, actor.userId, now),
  ),
  on(contract.listClasses, ({ actor, now }) => listClassesOfTeacher(services.db, actor.userId, now)),
  on(archive.listArchivedClasses, (call) => listArchivedClasses(services, call)),
  on(archive.getArchivedClass, (call) => getArchivedClass(services, call)),
  on(archive.archiveClass, (call) => archiveClass(services, call)),
  on(archive.restoreClass, (call) => restoreClass(services, call)),
  on(schoolYear.startSchoolYear, (call) => startSchoolYear(services, call)),
  on(schoolYear.undoSchoolYear, (call) => undoSchoolYear(services, call)),
  on(schoolYear.listSchoolYears, (call) => listSchoolYears(services, call)),
  on(orderContract, (call) => orderClasses(services, call)),
  on(contract.listClassesOfTeacher, ({ params, now }) =>
    listClassesOfTeacher(services.db, params.teacherId, now),
  ),
  on(contract.listClassesOfStudent, (call) => listClassesOfStudent(services, call)),
  on(contract.joinClass, (call) => joinClass(services, call)),
  on(choosePrimary, (call) => choosePrimaryClass(services, call)),
  on(changeSupports, (call) => changeStudentSupports(services, call)),
  on(leaving.leaveClass, (call) => leaveClass(services, call)),
  on(leaving.removeFromUnconfirmedClass, (call) => removeFromUnconfirmedClass(services, call)),
  on(members.addStudentsToClass, (call) => addStudents(services, call)),
  on(members.removeStudentsFromClass, (call) => removeStudents(services, call)),
  on(members.listRemovedStudents, (call) => listRemovedStudents(services, call)),
  on(members.restoreStudentsToClass, (call) => restoreStudents(services, call)),
  on(stopTracking.stopTrackingStudents, (call) => stopTrackingStudents(services, call)),
  on(stopTracking.trackStudentsAgain, (call) => trackStudentsAgain(services, call)),
  on(stopTracking.listStoppedStudents, (call) => listStoppedStudents(services, call)),
  on(members.renewClassCode, (call) => renewCodeOfClass(services, call)),
  on(members.closeClassCode, (call) => closeCodeOfClass(services, call)),
  on(studentName.getStudentName, (call) => readStudentName(services, call)),
  on(studentName.updateStudentRealname, (call) => nameStudent(services, call)),
  on(invitations.myTeachers, ({ actor, now }) => listTeachers(services.db, actor.userId, now)),
  on(invitations.inviteTeacher, (call) => inviteTeacher(services, call)),
  on(invitations.listTeacherInvitations, ({ actor, now }) => listInvitations(services.db, actor.userId, now)),
  on(invitations.acceptTeacherInvitation, (call) => acceptInvitation(services, call)),
  on(invitations.declineTeacherInvitation, (call) => declineInvitation(services, call)),
  on(invitations.declineTeacherInvitations, (call) => declineInvitations(services, call)),
  on(coTeachers.listTeachersOfClass, (call) => listTeachersOfClass(services, call)),
  on(coTeachers.inviteCoTeachers, (call) => inviteCoTeachers(services, call)),
  on(coTeachers.deleteCoTeacherInvite, (call) => deleteCoTeacherInvite(services, call)),
  on(coTeachers.acceptCoTeacherInvite, (call) => acceptCoTeacherInvite(services, call)),
  on(coTeachers.rejectCoTeacherInvite, (call) => rejectCoTeacherInvite(services, call)),
  on(coTeachers.listCoTeacherInvites, ({ params, now }) =>
    listCoTeacherInvites(services.db, params.teacherId, now),
  ),
  on(coTeachers.transferClass, (call) => transferClass(services, call)),
  on(coTeachers.readCoTeacherLink, (call) => readCoTeacherLink(services, call)),
  on(coTeachers.acceptCoTeacherLink, (call) => acceptCoTeacherLink(services, call)),
  on(studentData.exportStudentData, (call) => exportStudentData(services, call)),
  on(studentLogin.getStudentLogin, (call) => readStudentLogin(services, call)),
  on(studentLogin.unlockStudentLogin, (call) => unlockStudentLogin(services, call)),
  on(studentLogin.logOutStudent, (call) => logOutStudent(services, call)),
  on(badges.readBadges, (call) => readBadges(services, call)),
  on(badges.switchBadges, (call) => switchBadges(services, call)),
  on(badges.makeBadges, (call) => makeBadges(services, call)),
  on(renewContract, (call) => renewPasswords(services, call)),
];
