import { expect, it } from 'vitest';
import { href, type PlainAddress } from '#platform/screens/core/address.ts';
import {
  chooseRole,
  googleSuccess,
  login,
  loginFail,
  myTeachers,
  passwordSettings,
  pretest,
  profileSettings,
  quizPage,
  readingHistory,
  readingProgress,
  tokenLogin,
} from '#platform/screens/core/addresses.ts';
import { aboutPage, contactPage, supportPage } from '#platform/screens/core/service-addresses.ts';
import {
  allStudents,
  billingSettings,
  classOverviewPage,
  createClassPage,
  reportsPage,
  subscriptionPage,
  suffixesPage,
  teacherClasses,
  worksheetsPage,
} from '#platform/screens/core/staff-addresses.ts';
import { type Lead, leadOf } from './old-paths.ts';

const screen = ({ path }: PlainAddress): Lead => ({ kind: 'screen', to: path });
const home: Lead = { kind: 'home' };
const unknown: Lead = { kind: 'unknown' };

it.each([
  // Spec section 2, row by row.
  [tokenLogin.path, screen(tokenLogin)],
  [googleSuccess.path, home],
  ['/app/', home],
  ['/welcome/register', screen(chooseRole)],
  ['/user/teacherDetails', screen(profileSettings)],
  [contactPage.path, screen(contactPage)],
  [login.path, screen(login)],
  [loginFail.path, screen(loginFail)],
  ['/welcome/demo', screen(pretest)],
  ['/welcome/aboutUs', screen(aboutPage)],
  ['/reading/welcomeReader', screen(quizPage)],
  ['/reading/quiz/42', screen(quizPage)],
  ['/reading/presentPretest', screen(pretest)],
  ['/reading/myTeachers', screen(myTeachers)],
  ['/dashboard/index', screen(readingProgress)],
  ['/user/manage', screen(profileSettings)],
  ['/user/updateEmail', screen(profileSettings)],
  ['/user/updatePassword', screen(passwordSettings)],
  ['/support/give', screen(supportPage)],
  ['/teaching/showCreateClass', screen(createClassPage)],
  ['/teaching/createClass', screen(createClassPage)],
  ['/teaching/myClasses', screen(teacherClasses)],
  ['/teaching/myStudents', screen(allStudents)],
  ['/teaching/studentReport', screen(reportsPage)],
  ['/reading/reviewLastQuizResponse', screen(readingHistory)],
  ['/teaching/listWorksheets', screen(worksheetsPage)],
  ['/admin/manageCoppaSuffixes', screen(suffixesPage)],
  // Either case, anywhere in the path.
  ['/TEACHING/MYCLASSES', screen(teacherClasses)],
  ['/en/teaching/myClasses/3', screen(teacherClasses)],
  // The first match wins: the address of the token is one of contacts as well.
  ['/APP/Contact/auth/token', screen(tokenLogin)],
  ['/contact/auth/login', screen(contactPage)],
  // `/app/` is the whole path or nothing.
  ['/app', home],
  ['/app/nothing', unknown],
  // Our own addresses that have no screen yet, or another one.
  [subscriptionPage.path, home],
  ['/app/teacher/classes/7/levels', { kind: 'screen', to: href(classOverviewPage, { id: 7 }) }],
  ['/app/teacher/reports/nothing', unknown],
  ['/app/settings', screen(profileSettings)],
  [billingSettings.path, screen(profileSettings)],
  ['/app/student', home],
  ['/login', screen(login)],
  ['/log-in', screen(login)],
  ['/apple', unknown],
  ['/reading/quizzes', unknown],
  ['/nothing/here', unknown],
] as const)('%s', (path, lead) => {
  expect(leadOf(path)).toEqual(lead);
});
