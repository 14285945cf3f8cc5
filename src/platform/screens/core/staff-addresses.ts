import { type Address, address } from './address.ts';
import { finishedSearch } from './addresses.ts';
import { flag, id, oneOf, type SearchReader, textOf, wholeNumber } from './search-readers.ts';

/* The addresses of screens for teachers and administrators alone. `web/staff-routes.ts` of its slice says what a screen shows. */

/** Every part that screens are made of; not in a school that is in use. */
export const kitPage = address('/app/kit');

/** Steps of a teacher after the account is made. */
export const createFirstClass = address('/app/sign-up/create-class');
/** Where the teacher teaches. */
export const findSchoolStep = address('/app/sign-up/school-info');
export const classHandout = address('/app/sign-up/class-handout/$id');

/** Which mails a teacher gets. */
export const notificationSettings = address('/app/settings/notifications');
/** The school of a teacher, among what is their own. */
export const schoolSettings = address('/app/settings/school');

/** The plans with their prices, for everybody. It is here because no quiz leads to it. */
export const pricingPage = address('/pricing');
/** The plans as the last step of signing up, and the screens of plans and payment. */
export const choosePlanStep = address('/app/sign-up/plan');
export const billingSettings = address('/app/settings/billing');
/** What a teacher pays for; `paid` after coming back from the provider of payments, and the plan that they want to change to. */
export const subscriptionPage = address('/app/teacher/subscription', {
  optional: { paid: flag, plan: oneOf('small', 'medium', 'large'), term: oneOf('monthly', 'annual') },
});
export const plansPage = address('/app/teacher/plans');
/** Quotes; with what the form begins with, which names nobody. */
export const quotePage = address('/app/teacher/quote', {
  optional: {
    school: textOf(120),
    students: wholeNumber(1, 1_000_000),
    teachers: wholeNumber(1, 1_000),
    term: oneOf('monthly', 'annual'),
  },
});
/** Those that are there only where this Openleaf sells plans. */
export const ADDRESSES_OF_PLANS: readonly Address[] = [
  pricingPage,
  choosePlanStep,
  billingSettings,
  subscriptionPage,
  plansPage,
  quotePage,
];

export const teacherClasses = address('/app/teacher/classes');
export const allStudents = address('/app/teacher/students', {
  optional: {
    q: textOf(100),
    class: id,
    sort: oneOf('name', 'level', 'points', 'seen'),
    down: flag,
    // From 1, as people count.
    page: wholeNumber(1, 10_000),
  },
});
export const createClassPage = address('/app/teacher/classes/new');
/** What becomes of every class as a school year ends. */
export const schoolYearPage = address('/app/teacher/classes/school-year');
/** What can be undone in all classes. */
export const recentChangesPage = address('/app/teacher/classes/changes');
/** Some students of a class: what they need, or their level. The roster knows the words. */
const someOfClass = { need: textOf(20), level: wholeNumber(1, 12) };
export const classPage = address('/app/teacher/classes/$id', {
  // A column of the roster to sort by, and whom to show.
  optional: { sort: textOf(20), ...someOfClass },
});
/** Accounts for students of the class, from a list of names. */
export const addStudentsPage = address('/app/teacher/classes/$id/add-students');
/** Login cards with new passwords for students of the class. */
export const newCardsPage = address('/app/teacher/classes/$id/login-cards', {
  // Who is chosen at first: numbers with hyphens between them.
  optional: { students: textOf(8000) },
});
/** The parts of a class besides its students. */
export const classOverviewPage = address('/app/teacher/classes/$id/overview');
const essaysShown = { status: oneOf('waiting', 'scored'), by: oneOf('question', 'student') };
export const classEssaysPage = address('/app/teacher/classes/$id/essays', { optional: essaysShown });
export const classTeachersPage = address('/app/teacher/classes/$id/teachers');
export const classSettingsPage = address('/app/teacher/classes/$id/settings');
/** A day as YYYY-MM-DD. */
const day: SearchReader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** Whom to help, with what: a class in some days. */
const reportedDays = { optional: { from: day, until: day } };
export const classReportPage = address('/app/teacher/reports/class/$id', reportedDays);
/** The students of a class who stand alike in a skill; the report knows the words. */
export const classSkillPage = address('/app/teacher/reports/class/$id/skill', {
  optional: { skill: textOf(40), standing: textOf(20), from: day, until: day },
});
/** How far the students of a class came in some days, and in a month of the calendar (YYYY-MM). */
export const classProgressPage = address('/app/teacher/reports/class/$id/progress', reportedDays);
export const classMonthPage = address('/app/teacher/reports/class/$id/month', {
  optional: { month: textOf(7) },
});
/** Which reports there are, class by class. */
export const reportsPage = address('/app/teacher/reports');
export const studentPage = address('/app/teacher/reports/student/$id');
/** A student in some days, to print for a conference. */
export const studentReportPage = address('/app/teacher/reports/student/$id/report', reportedDays);
export const studentLoginPage = address('/app/teacher/reports/student/$id/account');
export const studentQuizzesPage = address('/app/teacher/reports/student/$id/quizzes', {
  // Only those since the last reset, as reports count them.
  optional: { from: day, until: day, counted: flag },
});
/** The passages of the pretests of a student, behind the levels that they found. */
export const studentPretestsPage = address('/app/teacher/reports/student/$id/pretests');
export const studentSkillsPage = address('/app/teacher/reports/student/$id/skills', reportedDays);
/** The answers behind the number of a skill. */
export const studentAnswersPage = address('/app/teacher/reports/student/$id/answers', {
  optional: { skill: textOf(40), from: day, until: day },
});
export const studentActivitiesPage = address('/app/teacher/reports/student/$id/activities');
export const studentEssaysPage = address('/app/teacher/reports/student/$id/essays');
/** A finished quiz of a student, as the teacher sees it. */
export const studentReviewPage = address('/app/teacher/reports/student/$id/review', finishedSearch);
/** What classes are set to do: now and to come, or past. */
const activitiesShown = { optional: { tab: oneOf('past') } };
export const teacherActivities = address('/app/teacher/activities', activitiesShown);
export const classActivitiesPage = address('/app/teacher/classes/$id/activities', activitiesShown);
/**
 * Sets an activity for classes or some students: for a class, some of it or these students at first, with a passage that practices a
 * skill, or as a copy of another activity.
 */
export const newActivityPage = address('/app/teacher/activities/new', {
  // Numbers of students with hyphens between them.
  optional: { class: id, copy: id, ...someOfClass, students: textOf(2000), skill: textOf(40) },
});
/** One activity: who has done it. */
export const activityPage = address('/app/teacher/activities/$id/students');
export const invitations = address('/app/teacher/invitations');
/** Classes of others that the teacher is asked to teach, too. */
export const coTeacherInvites = address('/app/teacher/invite');
export const essayDesk = address('/app/teacher/essays', {
  // A class's own essays are a part of the class; older links name it here.
  optional: { class: id, ...essaysShown },
});
export const library = address('/app/teacher/library', {
  // Which words there are is the library's to say.
  optional: {
    q: textOf(200),
    level: wholeNumber(1, 12),
    topic: textOf(100),
    kind: textOf(100),
    genre: textOf(100),
    skill: textOf(100),
    length: textOf(100),
    series: textOf(100),
    // From 1, as people count.
    page: wholeNumber(1, 10_000),
    // Of all levels: an address that asks for nothing opens at the level of the class.
    all: flag,
  },
});
/** The passages of a level, to print for a class. */
export const worksheetsPage = address('/app/teacher/worksheets', {
  // From 1, as people count.
  optional: { class: id, level: wholeNumber(1, 12), page: wholeNumber(1, 10_000) },
});
export const passagePage = address('/app/teacher/library/$id', {
  // A question to begin at, from 1; the answers shown from the start.
  optional: { question: wholeNumber(1, 1000), answers: flag },
});

/** What students' answers say about questions. */
export const questionsPage = address('/app/admin/questions');
/** Whom the service knows: teachers who wait for approval, accounts that are locked, everybody. */
export const accountsPage = address('/app/admin/users', {
  optional: {
    q: textOf(100),
    show: oneOf('waiting', 'locked', 'students', 'teachers', 'admins', 'all'),
    // From 1, as people count.
    page: wholeNumber(1, 100_000),
  },
});
/** Teachers who say at which school they teach. */
export const schoolClaimsPage = address('/app/admin/schools');
/** What people wrote from the contact page. */
export const inquiriesPage = address('/app/admin/messages', {
  // From 1, as people count.
  optional: { show: oneOf('done'), page: wholeNumber(1, 100_000) },
});
/** What the service does by itself, and what of it failed. */
export const jobsPage = address('/app/admin/jobs');
/** What teachers of children under 13 agree to: for the administrator who writes it, and for the teacher. */
export const coppaContractPage = address('/app/admin/coppa-contract');
export const contractPage = address('/app/teacher/coppa-contract');
/** What an administrator switches for the whole service. */
export const flagsPage = address('/app/admin/flags');
/** Endings of usernames of children under 13. */
export const suffixesPage = address('/app/admin/suffixes');
/** What families wait for: erasures, and consent that was withdrawn. */
export const familiesPage = address('/app/admin/families');
/** Competitions that classes of all teachers can join. */
export const competitionsPage = address('/app/admin/competitions');
/** What went wrong in browsers. */
export const clientLogPage = address('/app/admin/client-log');
export const mailPage = address('/app/admin/mail');
/** What people did with power over others. The screen knows which kinds and days there are. */
export const auditLogPage = address('/app/admin/audit-log', {
  optional: {
    kind: oneOf('accounts', 'logins', 'classes', 'activities', 'content', 'privacy', 'data', 'other'),
    person: textOf(100),
    from: textOf(10),
    until: textOf(10),
    // From 1, as people count.
    page: wholeNumber(1, 100_000),
  },
});
