import * as badgeLogin from '#features/accounts/contract/badge-login.ts';
import * as accounts from '#features/accounts/contract/endpoints.ts';
import * as forgottenPassword from '#features/accounts/contract/forgotten-password.ts';
import * as handOff from '#features/accounts/contract/hand-off.ts';
import * as impersonation from '#features/accounts/contract/impersonation.ts';
import * as ownAccount from '#features/accounts/contract/own-account.ts';
import * as ownProfile from '#features/accounts/contract/own-profile.ts';
import * as ownSessions from '#features/accounts/contract/own-sessions.ts';
import * as ownSettings from '#features/accounts/contract/own-settings.ts';
import * as proveAgain from '#features/accounts/contract/prove-again.ts';
import * as providerLogins from '#features/accounts/contract/provider-logins.ts';
import * as secondFactor from '#features/accounts/contract/second-factor.ts';
import * as archivePreview from '#features/activities/contract/archive-preview.ts';
import * as competitions from '#features/activities/contract/competition.ts';
import * as assignments from '#features/activities/contract/student.ts';
import * as activities from '#features/activities/contract/teaching.ts';
import * as accountData from '#features/admin/contract/account-data.ts';
import * as auditLog from '#features/admin/contract/audit-log.ts';
import * as openCompetitions from '#features/admin/contract/competitions.ts';
import * as adminContract from '#features/admin/contract/coppa-contract.ts';
import * as families from '#features/admin/contract/families.ts';
import * as flags from '#features/admin/contract/flags.ts';
import * as adminJobs from '#features/admin/contract/jobs.ts';
import * as mails from '#features/admin/contract/mails.ts';
import * as adminPeople from '#features/admin/contract/people.ts';
import * as suffixes from '#features/admin/contract/suffixes.ts';
import * as billingPlans from '#features/billing/contract/plans.ts';
import * as quotes from '#features/billing/contract/quotes.ts';
import * as subscriptions from '#features/billing/contract/subscription.ts';
import * as billingWebhook from '#features/billing/contract/webhook.ts';
import * as classArchive from '#features/classes/contract/archive.ts';
import * as badges from '#features/classes/contract/badges.ts';
import * as classCodes from '#features/classes/contract/class-code.ts';
import * as classMembers from '#features/classes/contract/class-members.ts';
import * as classOrder from '#features/classes/contract/class-order.ts';
import * as coTeachers from '#features/classes/contract/co-teachers.ts';
import * as createStudents from '#features/classes/contract/create-students.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as leaveClass from '#features/classes/contract/leave-class.ts';
import * as primaryClass from '#features/classes/contract/primary-class.ts';
import * as renameStudents from '#features/classes/contract/rename-students.ts';
import * as renewPasswords from '#features/classes/contract/renew-passwords.ts';
import * as schoolYear from '#features/classes/contract/school-year.ts';
import * as stopTracking from '#features/classes/contract/stop-tracking.ts';
import * as studentData from '#features/classes/contract/student-data.ts';
import * as studentLogin from '#features/classes/contract/student-login.ts';
import * as studentName from '#features/classes/contract/student-name.ts';
import * as studentSupports from '#features/classes/contract/student-supports.ts';
import * as teacherInvitations from '#features/classes/contract/teacher-invitations.ts';
import * as essays from '#features/essays/contract/endpoints.ts';
import * as studentEssays from '#features/essays/contract/student-essays.ts';
import * as child from '#features/family/contract/child.ts';
import * as contact from '#features/help/contract/contact.ts';
import * as keyCorrections from '#features/item-bank/contract/key-corrections.ts';
import * as questionReport from '#features/item-bank/contract/question-report.ts';
import * as library from '#features/library/contract/endpoints.ts';
import * as merges from '#features/merges/contract/merge-students.ts';
import * as classEngagement from '#features/overview/contract/class-engagement.ts';
import * as classFigures from '#features/overview/contract/class-figures.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as levelChanges from '#features/overview/contract/level-changes.ts';
import * as notification from '#features/overview/contract/notification.ts';
import * as passageReaders from '#features/overview/contract/passage-readers.ts';
import * as pointsBySource from '#features/overview/contract/points-by-source.ts';
import * as pretests from '#features/overview/contract/pretests.ts';
import * as recentChanges from '#features/overview/contract/recent-changes.ts';
import * as studentsOfTeacher from '#features/overview/contract/students-of-teacher.ts';
import * as summaries from '#features/overview/contract/summaries.ts';
import * as teaching from '#features/overview/contract/teaching.ts';
import * as worklist from '#features/overview/contract/worklist.ts';
import * as ownData from '#features/own-data/contract/own-data.ts';
import * as ownChildren from '#features/parents/contract/own-children.ts';
import * as studentFamily from '#features/parents/contract/student-family.ts';
import * as quiz from '#features/quiz/contract/endpoints.ts';
import * as readerMarks from '#features/quiz/contract/reader-marks.ts';
import * as resetProgress from '#features/quiz/contract/reset-progress.ts';
import * as shortEssay from '#features/quiz/contract/short-essay.ts';
import * as swapPassage from '#features/quiz/contract/swap-passage.ts';
import * as classHandout from '#features/reports/contract/class-handout.ts';
import * as classProgress from '#features/reports/contract/class-progress.ts';
import * as classReport from '#features/reports/contract/class-report.ts';
import * as documents from '#features/reports/contract/documents.ts';
import * as skillAnswers from '#features/reports/contract/skill-answers.ts';
import * as schoolClaims from '#features/schools/contract/claims.ts';
import * as coppaContract from '#features/schools/contract/coppa-contract.ts';
import * as findSchool from '#features/schools/contract/find-school.ts';
import * as ownSchool from '#features/schools/contract/own-school.ts';
import * as session from '#features/session/contract/endpoints.ts';
import * as signUp from '#features/sign-up/contract/endpoints.ts';
import * as clientLog from '#features/telemetry/contract/client-log.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'methods' in value && 'path' in value && 'access' in value;

/** Every call of the service: the router is filled from it, the OpenAPI document is printed from it, tests walk it. */
export const endpoints: readonly EndpointSpec[] = [
  accounts,
  badgeLogin,
  forgottenPassword,
  handOff,
  impersonation,
  ownAccount,
  ownProfile,
  ownSessions,
  ownSettings,
  providerLogins,
  ownSchool,
  findSchool,
  schoolClaims,
  secondFactor,
  ownChildren,
  studentFamily,
  classes,
  badges,
  classArchive,
  classCodes,
  classMembers,
  createStudents,
  classOrder,
  coTeachers,
  leaveClass,
  primaryClass,
  schoolYear,
  stopTracking,
  quiz,
  readerMarks,
  resetProgress,
  shortEssay,
  activities,
  competitions,
  assignments,
  archivePreview,
  classProgress,
  classReport,
  merges,
  skillAnswers,
  documents,
  billingPlans,
  quotes,
  subscriptions,
  billingWebhook,
  classHandout,
  overview,
  levelChanges,
  pointsBySource,
  classEngagement,
  classFigures,
  notification,
  passageReaders,
  pretests,
  recentChanges,
  studentsOfTeacher,
  summaries,
  teaching,
  worklist,
  essays,
  studentEssays,
  keyCorrections,
  library,
  auditLog,
  adminJobs,
  mails,
  questionReport,
  session,
  signUp,
  contact,
  clientLog,
  studentData,
  studentLogin,
  renameStudents,
  renewPasswords,
  studentName,
  studentSupports,
  openCompetitions,
  suffixes,
  flags,
  proveAgain,
  adminContract,
  coppaContract,
  swapPassage,
  teacherInvitations,
  ownData,
  child,
  families,
  adminPeople,
  accountData,
]
  .flatMap((contract) => Object.values(contract))
  .filter(isEndpoint);
