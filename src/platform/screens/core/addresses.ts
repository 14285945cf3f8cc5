import { address, type SearchTo } from './address.ts';
import { id, oneOf, textOf, wholeNumber } from './search-readers.ts';

/*
 * The addresses of screens for everyone and for students, and where each role begins (product: "Screens"); those for teachers
 * and administrators alone are in `staff-addresses.ts`, which a student's page does not load (docs/decisions/0017). Each has the
 * one name that it has everywhere. They are below the slices, so that a slice can link to the screens of a later one;
 * `web/routes.ts` of its slice says what a screen shows.
 */

export const landing = address('/');

/** Not a screen: it leads to the home of the person's role. The screens of signed-in people and of sign-up are below it. */
export const ENTRY_PATH = '/app';

export const login = address('/auth/login', {
  // Where the person wanted to go, and whether the camera opens for a badge.
  optional: { to: textOf(2000), by: oneOf('badge') },
});
/** For a password that was forgotten: asking for a link, and where the link leads; what it carries is behind its #. */
export const forgotPassword = address('/auth/forgot');
export const resetPassword = address('/auth/reset');
/** Where Google and the school's identity provider send people back to. What they carry is read at once, and leaves the address. */
export const googleSuccess = address('/google/success');
export const schoolSuccess = address('/school/success');
/** Where the other domain of this service sends a student on, with a code that is read at once, and leaves the address. */
export const tokenLogin = address('/app/contact/auth/token');
/** Why nobody was logged in, and by which provider; the screen knows the words. */
export const loginFail = address('/google/loginFail', { optional: { why: textOf(30), by: textOf(10) } });
/** Where students type the code of their class; short enough for a board. */
export const joinPage = address('/join', {
  // From the QR code on the board.
  optional: { code: textOf(40) },
});
/** Where the link of an invitation to teach a class leads; what it carries is behind its #. */
export const coTeacherLink = address('/invitation');
/** What is kept of people, in plain words. */
export const privacyPage = address('/privacy');
export const logout = address('/auth/logout', {
  // What was not sent yet, as the page before says.
  optional: { unsent: wholeNumber(0, 1000), stays: oneOf('locked', 'nowhere') },
});

/** What everyone has of their own, for every role: who they are, the password, where they are logged in. */
export const profileSettings = address('/app/settings/profile');
export const passwordSettings = address('/app/settings/password');
export const deviceSettings = address('/app/settings/devices');
/** The accounts elsewhere that one may log in with; after connecting, what became of it. */
export const socialSettings = address('/app/settings/social', {
  optional: { why: textOf(30), by: textOf(10) },
});

export const chooseRole = address('/app/sign-up/role');
const steps = { optional: { step: oneOf('account') } };
export const studentAccount = address('/app/sign-up/create-account/student', steps);
export const parentAccount = address('/app/sign-up/create-account/parent', steps);
export const teacherAccount = address('/app/sign-up/create-account/teacher');
export const accountReady = address('/app/sign-up/summary');

export const studentHome = address('/app/student/dashboard');
export const pretest = address('/app/v2/student/PreTest');
export const quizPage = address('/app/student/quiz');
/** What the address of a finished quiz names. */
export const finishedSearch = {
  needed: { attemptId: id, versionId: id },
  // Links that people have kept call them so.
  names: { attemptId: 'student_quiz_response_id', versionId: 'quizId' },
};
export const quizResults = address('/app/student/quiz/results', finishedSearch);
export const quizReview = address('/app/student/quiz/review', finishedSearch);
/** The short essay of a finished quiz, beside its passage. */
export const essayPage = address('/app/student/quiz/essay', finishedSearch);
export const readingHistory = address('/app/student/report');
export const readingProgress = address('/app/student/progress');
/** What teachers have set for the student. */
export const studentActivities = address('/app/student/activities');
export const joinClassPage = address('/app/student/join', { optional: { code: textOf(40) } });
export const myTeachers = address('/app/student/teachers');

/** The children of a parent, and one of them. */
export const familyPage = address('/app/family', {
  // From the card or the QR code.
  optional: { code: textOf(40) },
});
export const childPage = address('/app/family/$id');

/** Where teachers and administrators begin; their other screens are in `staff-addresses.ts`. */
export const teacherHome = address('/app/teacher');
export const adminHome = address('/app/admin');

/** A finished quiz, as the addresses of its results and its review name it. */
export type FinishedQuiz = SearchTo<typeof quizResults>;

/** Of what is known of a finished quiz, what its addresses name. */
export const finishedQuiz = ({ attemptId, versionId }: FinishedQuiz): FinishedQuiz => ({
  attemptId,
  versionId,
});
