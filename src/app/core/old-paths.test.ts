import { expect, it } from 'vitest';
import { type Lead, leadOf } from './old-paths.ts';

const screen = (path: string): Lead => ({ kind: 'screen', path });
const home: Lead = { kind: 'home' };
const main: Lead = { kind: 'main' };
const unknown: Lead = { kind: 'unknown' };

it.each([
  // Spec section 2, row by row.
  ['/app/contact/auth/token', home],
  ['/google/success', home],
  ['/app/', home],
  ['/welcome/register', screen('/app/sign-up/role')],
  ['/user/teacherDetails', home],
  ['/contact', main],
  ['/auth/login', screen('/auth/login')],
  ['/google/loginFail', screen('/auth/login')],
  ['/welcome/demo', screen('/app/v2/student/PreTest')],
  ['/welcome/aboutUs', main],
  ['/reading/welcomeReader', screen('/app/student/quiz')],
  ['/reading/quiz/42', screen('/app/student/quiz')],
  ['/reading/presentPretest', screen('/app/v2/student/PreTest')],
  ['/reading/myTeachers', screen('/app/student/teachers')],
  ['/dashboard/index', screen('/app/student/progress')],
  ['/user/manage', home],
  ['/user/updateEmail', home],
  ['/user/updatePassword', home],
  ['/support/give', main],
  ['/teaching/showCreateClass', screen('/app/teacher/classes/new')],
  ['/teaching/createClass', screen('/app/teacher/classes/new')],
  ['/teaching/myClasses', screen('/app/teacher/classes')],
  ['/teaching/myStudents', home],
  ['/teaching/studentReport', home],
  ['/reading/reviewLastQuizResponse', screen('/app/student/report')],
  ['/teaching/listWorksheets', home],
  ['/admin/manageCoppaSuffixes', home],
  // Either case, anywhere in the path.
  ['/TEACHING/MYCLASSES', screen('/app/teacher/classes')],
  ['/en/teaching/myClasses/3', screen('/app/teacher/classes')],
  // The first match wins: the token's address also contains "/contact".
  ['/APP/Contact/auth/token', home],
  ['/contact/auth/login', main],
  // `/app/` is the whole path or nothing.
  ['/app', home],
  ['/app/nothing', unknown],
  ['/apple', unknown],
  ['/reading/quizzes', unknown],
  ['/nothing/here', unknown],
] as const)('%s', (path, lead) => {
  expect(leadOf(path)).toEqual(lead);
});
