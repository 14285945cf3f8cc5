import { address, type SearchOf, type SearchTo } from './address.ts';
import { flag, id, oneOf, textOf, wholeNumber } from './search-readers.ts';

/*
 * The address of every screen (product: "Screens"), each by the one name that it has everywhere. They stand below the
 * slices, so that a slice can link to the screens of a later one; `web/routes.ts` of its slice says what a screen shows.
 */

export const landing = address('/');

export const login = address('/auth/login', {
  // Where somebody wanted to go.
  optional: { to: textOf(2000) },
});
export const logout = address('/auth/logout', {
  // What was not sent yet, told by the page before.
  optional: { unsent: wholeNumber(0, 1000), stays: oneOf('locked', 'nowhere') },
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
const finished = { needed: { student_quiz_response_id: id, quizId: id } };
export const quizResults = address('/app/student/quiz/results', finished);
export const quizReview = address('/app/student/quiz/review', finished);
export const readingHistory = address('/app/student/report');
export const readingProgress = address('/app/student/progress');
export const joinClassPage = address('/app/student/join');
export const myTeachers = address('/app/student/teachers');

export const teacherClasses = address('/app/teacher/classes');
export const createClassPage = address('/app/teacher/classes/new');
export const classPage = address('/app/teacher/classes/$id', {
  optional: {
    // A column of the roster.
    sort: oneOf('name', 'pretest', 'level', 'start', 'taken', 'passed', 'points', 'rank', 'guessing', 'seen'),
  },
});
export const studentPage = address('/app/teacher/reports/student/$id');
export const invitations = address('/app/teacher/invitations');
export const essayDesk = address('/app/teacher/essays', {
  optional: { class: id, status: oneOf('waiting', 'scored'), by: oneOf('question', 'student') },
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
  },
});
export const passagePage = address('/app/teacher/library/$id', {
  // A question to begin at, from 1; the answers shown from the start.
  optional: { question: wholeNumber(1, 1000), answers: flag },
});

export const questionsPage = address('/app/admin/questions');

/** A column of the roster, as the address of a class names the one it is sorted by. */
export type RosterColumnId = NonNullable<SearchOf<typeof classPage>['sort']>;
/** A finished quiz, as the addresses of its results and its review name it. */
export type FinishedQuiz = SearchTo<typeof quizResults>;

/** A finished quiz with the names that it has on the wire, as addresses name it. */
export const finishedQuiz = (of: {
  readonly student_quiz_response_id: number;
  readonly reading_comprehension_quiz_id: number;
}): FinishedQuiz => ({
  student_quiz_response_id: of.student_quiz_response_id,
  quizId: of.reading_comprehension_quiz_id,
});
