import { address, type SearchTo } from './address.ts';
import { flag, id, oneOf, textOf, wholeNumber } from './search-readers.ts';

/*
 * The address of every screen (product: "Screens"), each by the one name that it has everywhere. They are below the
 * slices, so that a slice can link to the screens of a later one; `web/routes.ts` of its slice says what a screen shows.
 */

export const landing = address('/');

/** Not a screen: it leads to the home of the person's role. The screens of signed-in people and of sign-up are below it. */
export const ENTRY_PATH = '/app';

export const login = address('/auth/login', {
  // Where the person wanted to go.
  optional: { to: textOf(2000) },
});
/** For a password that was forgotten: asking for a link, and where the link leads; what it carries is behind its #. */
export const forgotPassword = address('/auth/forgot');
export const resetPassword = address('/auth/reset');
/** Where students type the code of their class; short enough for a board. */
export const joinPage = address('/join', {
  // From the QR code on the board.
  optional: { code: textOf(40) },
});
/** What is kept of people, in plain words. */
export const privacyPage = address('/privacy');
export const logout = address('/auth/logout', {
  // What was not sent yet, as the page before says.
  optional: { unsent: wholeNumber(0, 1000), stays: oneOf('locked', 'nowhere') },
});

/** Every part that screens are made of; not in a school that is in use. */
export const kitPage = address('/app/kit');

/** What everyone has of their own, for every role: who they are, the password, where they are logged in. */
export const profileSettings = address('/app/settings/profile');
export const passwordSettings = address('/app/settings/password');
export const deviceSettings = address('/app/settings/devices');

export const chooseRole = address('/app/sign-up/role');
const steps = { optional: { step: oneOf('account') } };
export const studentAccount = address('/app/sign-up/create-account/student', steps);
export const parentAccount = address('/app/sign-up/create-account/parent', steps);
export const teacherAccount = address('/app/sign-up/create-account/teacher');
/** Steps of a teacher after the account is made. */
export const createFirstClass = address('/app/sign-up/create-class');
export const classHandout = address('/app/sign-up/class-handout/$id');
export const accountReady = address('/app/sign-up/summary');

export const studentHome = address('/app/student/dashboard');
export const pretest = address('/app/v2/student/PreTest');
export const quizPage = address('/app/student/quiz');
const finished = {
  needed: { attemptId: id, versionId: id },
  // Links that people have kept call them so.
  names: { attemptId: 'student_quiz_response_id', versionId: 'quizId' },
};
export const quizResults = address('/app/student/quiz/results', finished);
export const quizReview = address('/app/student/quiz/review', finished);
/** The short essay of a finished quiz, beside its passage. */
export const essayPage = address('/app/student/quiz/essay', finished);
export const readingHistory = address('/app/student/report');
export const readingProgress = address('/app/student/progress');
export const joinClassPage = address('/app/student/join', { optional: { code: textOf(40) } });
export const myTeachers = address('/app/student/teachers');

export const teacherHome = address('/app/teacher');
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
export const classPage = address('/app/teacher/classes/$id', {
  optional: {
    // A column of the roster to sort by, and whom to show: what they need, or their level. The roster knows the words.
    sort: textOf(20),
    need: textOf(20),
    level: wholeNumber(1, 12),
  },
});
/** The parts of a class besides its students. */
export const classOverviewPage = address('/app/teacher/classes/$id/overview');
const essaysShown = { status: oneOf('waiting', 'scored'), by: oneOf('question', 'student') };
export const classEssaysPage = address('/app/teacher/classes/$id/essays', { optional: essaysShown });
export const classSettingsPage = address('/app/teacher/classes/$id/settings');
export const studentPage = address('/app/teacher/reports/student/$id');
export const studentLoginPage = address('/app/teacher/reports/student/$id/account');
export const studentQuizzesPage = address('/app/teacher/reports/student/$id/quizzes');
export const studentSkillsPage = address('/app/teacher/reports/student/$id/skills');
export const studentEssaysPage = address('/app/teacher/reports/student/$id/essays');
/** A finished quiz of a student, as the teacher sees it. */
export const studentReviewPage = address('/app/teacher/reports/student/$id/review', finished);
/** What classes are set to do: now and to come, or past. */
const activitiesShown = { optional: { tab: oneOf('past') } };
export const teacherActivities = address('/app/teacher/activities', activitiesShown);
export const classActivitiesPage = address('/app/teacher/classes/$id/activities', activitiesShown);
/** One activity: who has done it. */
export const activityPage = address('/app/teacher/activities/$id/students');
export const invitations = address('/app/teacher/invitations');
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
export const passagePage = address('/app/teacher/library/$id', {
  // A question to begin at, from 1; the answers shown from the start.
  optional: { question: wholeNumber(1, 1000), answers: flag },
});

/** Whom the service knows: teachers who wait for approval, accounts that are locked, everybody. */
export const accountsPage = address('/app/admin/users', {
  optional: { q: textOf(100), show: oneOf('waiting', 'locked', 'all') },
});
export const questionsPage = address('/app/admin/questions');
export const mailPage = address('/app/admin/mail');

/** A finished quiz, as the addresses of its results and its review name it. */
export type FinishedQuiz = SearchTo<typeof quizResults>;

/** Of what is known of a finished quiz, what its addresses name. */
export const finishedQuiz = ({ attemptId, versionId }: FinishedQuiz): FinishedQuiz => ({
  attemptId,
  versionId,
});
