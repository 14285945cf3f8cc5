import type { Page } from '@playwright/test';
import { type Address, address, href } from '#platform/screens/core/address.ts';
import {
  accountReady,
  adminHome,
  childPage,
  chooseRole,
  coTeacherLink,
  deviceSettings,
  essayPage,
  familyPage,
  forgotPassword,
  googleSuccess,
  joinClassPage,
  joinPage,
  landing,
  login,
  loginFail,
  logout,
  myTeachers,
  parentAccount,
  passwordSettings,
  pretest,
  privacyPage,
  profileSettings,
  quizPage,
  quizResults,
  quizReview,
  readingHistory,
  readingProgress,
  resetPassword,
  schoolSuccess,
  socialSettings,
  studentAccount,
  studentActivities,
  studentHome,
  teacherAccount,
  teacherHome,
  tokenLogin,
} from '#platform/screens/core/addresses.ts';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import {
  aboutPage,
  contactPage,
  helpAnswerPage,
  helpPage,
  supportPage,
} from '#platform/screens/core/service-addresses.ts';
import {
  ADDRESSES_OF_PLANS,
  accountsPage,
  activityPage,
  addStudentsPage,
  allStudents,
  auditLogPage,
  classActivitiesPage,
  classEssaysPage,
  classHandout,
  classMonthPage,
  classOverviewPage,
  classPage,
  classProgressPage,
  classReportPage,
  classSettingsPage,
  classSkillPage,
  classTeachersPage,
  clientLogPage,
  competitionsPage,
  contractPage,
  coppaContractPage,
  coTeacherInvites,
  createClassPage,
  createFirstClass,
  essayDesk,
  familiesPage,
  findSchoolStep,
  flagsPage,
  inquiriesPage,
  invitations,
  jobsPage,
  kitPage,
  library,
  mailPage,
  newActivityPage,
  newCardsPage,
  notificationSettings,
  passagePage,
  questionsPage,
  recentChangesPage,
  reportsPage,
  schoolClaimsPage,
  schoolSettings,
  schoolYearPage,
  studentActivitiesPage,
  studentAnswersPage,
  studentEssaysPage,
  studentLoginPage,
  studentPage,
  studentPretestsPage,
  studentQuizzesPage,
  studentReportPage,
  studentReviewPage,
  studentSkillsPage,
  suffixesPage,
  teacherActivities,
  teacherClasses,
  worksheetsPage,
} from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { lookUp, type Shown } from './steps/demo-school.ts';
import { findFaults, judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';
import { wordsOfPlans } from './steps/words-of-plans.ts';

type Who = 'nobody' | 'student' | 'teacher' | 'admin';

/** Every screen: who looks at it, and (where its path alone does not say) at which address. */
const SCREENS: readonly {
  readonly at: Address;
  readonly who: Who;
  readonly shows?: (shown: Shown) => string;
  /** A journey of its own brings its screen about and judges it. */
  readonly journey?: string;
}[] = [
  { at: landing, who: 'nobody' },
  { at: login, who: 'nobody' },
  { at: logout, who: 'nobody' },
  { at: forgotPassword, who: 'nobody' },
  { at: resetPassword, who: 'nobody' },
  { at: loginFail, who: 'nobody' },
  { at: googleSuccess, who: 'nobody', journey: 'providers.spec.ts' },
  { at: schoolSuccess, who: 'nobody', journey: 'providers.spec.ts' },
  { at: tokenLogin, who: 'nobody', journey: 'two-domains.spec.ts' },
  { at: coTeacherLink, who: 'nobody' },
  { at: chooseRole, who: 'nobody' },
  { at: joinPage, who: 'nobody' },
  { at: privacyPage, who: 'nobody' },
  { at: contactPage, who: 'nobody' },
  { at: aboutPage, who: 'nobody' },
  { at: supportPage, who: 'nobody' },
  { at: helpPage, who: 'nobody' },
  {
    at: helpAnswerPage,
    who: 'nobody',
    shows: () => href(helpAnswerPage, {}, { name: 'first-class' }),
  },
  { at: kitPage, who: 'nobody' },
  { at: studentAccount, who: 'nobody' },
  { at: parentAccount, who: 'nobody' },
  { at: teacherAccount, who: 'nobody' },
  { at: findSchoolStep, who: 'teacher' },
  { at: createFirstClass, who: 'teacher' },
  { at: schoolSettings, who: 'teacher' },
  { at: classHandout, who: 'teacher', shows: ({ classId }) => href(classHandout, { id: classId }) },
  { at: accountReady, who: 'teacher' },
  { at: studentHome, who: 'student' },
  { at: pretest, who: 'student' },
  { at: quizPage, who: 'student' },
  { at: quizResults, who: 'student', shows: ({ finished }) => href(quizResults, {}, finished) },
  { at: quizReview, who: 'student', shows: ({ finished }) => href(quizReview, {}, finished) },
  { at: essayPage, who: 'student', journey: 'essays.spec.ts' },
  { at: readingHistory, who: 'student' },
  { at: readingProgress, who: 'student' },
  { at: myTeachers, who: 'student' },
  { at: studentActivities, who: 'student' },
  { at: joinClassPage, who: 'student' },
  { at: familyPage, who: 'student' },
  { at: childPage, who: 'student', journey: 'family.spec.ts' },
  { at: passwordSettings, who: 'student' },
  { at: deviceSettings, who: 'student' },
  { at: socialSettings, who: 'student', journey: 'providers.spec.ts' },
  { at: profileSettings, who: 'teacher' },
  { at: teacherHome, who: 'teacher' },
  { at: notificationSettings, who: 'teacher' },
  { at: teacherClasses, who: 'teacher' },
  { at: contractPage, who: 'teacher' },
  { at: allStudents, who: 'teacher' },
  {
    at: studentActivitiesPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentActivitiesPage, { id: studentId }),
  },
  {
    at: studentEssaysPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentEssaysPage, { id: studentId }),
  },
  { at: createClassPage, who: 'teacher' },
  { at: schoolYearPage, who: 'teacher' },
  { at: recentChangesPage, who: 'teacher' },
  { at: classPage, who: 'teacher', shows: ({ classId }) => href(classPage, { id: classId }) },
  { at: addStudentsPage, who: 'teacher', shows: ({ classId }) => href(addStudentsPage, { id: classId }) },
  { at: newCardsPage, who: 'teacher', shows: ({ classId }) => href(newCardsPage, { id: classId }) },
  { at: classOverviewPage, who: 'teacher', shows: ({ classId }) => href(classOverviewPage, { id: classId }) },
  { at: classReportPage, who: 'teacher', shows: ({ classId }) => href(classReportPage, { id: classId }) },
  { at: classProgressPage, who: 'teacher', shows: ({ classId }) => href(classProgressPage, { id: classId }) },
  { at: classMonthPage, who: 'teacher', shows: ({ classId }) => href(classMonthPage, { id: classId }) },
  { at: reportsPage, who: 'teacher' },
  { at: worksheetsPage, who: 'teacher' },
  {
    at: classSkillPage,
    who: 'teacher',
    shows: ({ classId }) => href(classSkillPage, { id: classId }, { skill: 'Vocab', standing: 'too-few' }),
  },
  { at: classEssaysPage, who: 'teacher', shows: ({ classId }) => href(classEssaysPage, { id: classId }) },
  { at: classTeachersPage, who: 'teacher', shows: ({ classId }) => href(classTeachersPage, { id: classId }) },
  { at: classSettingsPage, who: 'teacher', shows: ({ classId }) => href(classSettingsPage, { id: classId }) },
  {
    at: studentLoginPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentLoginPage, { id: studentId }),
  },
  {
    at: studentQuizzesPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentQuizzesPage, { id: studentId }),
  },
  {
    at: studentSkillsPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentSkillsPage, { id: studentId }),
  },
  {
    at: studentAnswersPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentAnswersPage, { id: studentId }, { skill: 'Key Ideas and Details' }),
  },
  {
    at: studentPretestsPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentPretestsPage, { id: studentId }),
  },
  {
    at: studentReportPage,
    who: 'teacher',
    shows: ({ studentId }) => href(studentReportPage, { id: studentId }),
  },
  {
    at: studentReviewPage,
    who: 'teacher',
    shows: ({ studentId, finished }) => href(studentReviewPage, { id: studentId }, finished),
  },
  { at: studentPage, who: 'teacher', shows: ({ studentId }) => href(studentPage, { id: studentId }) },
  { at: teacherActivities, who: 'teacher' },
  {
    at: classActivitiesPage,
    who: 'teacher',
    shows: ({ classId }) => href(classActivitiesPage, { id: classId }),
  },
  { at: activityPage, who: 'teacher', journey: 'activities.spec.ts' },
  { at: newActivityPage, who: 'teacher' },
  { at: invitations, who: 'teacher' },
  { at: coTeacherInvites, who: 'teacher' },
  // It leads the teacher of one class to the essays of that class; with two it is judged below.
  { at: essayDesk, who: 'teacher', shows: ({ classId }) => href(classEssaysPage, { id: classId }) },
  { at: library, who: 'teacher' },
  { at: passagePage, who: 'teacher', shows: ({ passage }) => href(passagePage, { id: passage }) },
  { at: accountsPage, who: 'admin', shows: () => href(accountsPage, {}, { show: 'all' }) },
  { at: adminHome, who: 'admin' },
  { at: questionsPage, who: 'admin' },
  { at: competitionsPage, who: 'admin' },
  { at: suffixesPage, who: 'admin' },
  { at: coppaContractPage, who: 'admin' },
  { at: schoolClaimsPage, who: 'admin' },
  { at: familiesPage, who: 'admin' },
  { at: auditLogPage, who: 'admin' },
  { at: inquiriesPage, who: 'admin' },
  { at: clientLogPage, who: 'admin' },
  { at: jobsPage, who: 'admin' },
  { at: mailPage, who: 'admin' },
  { at: flagsPage, who: 'admin' },
];

/** Each is judged in two widths and two colors, which takes seconds on a busy machine. */
const SCREENS_IN_A_TEST = 12;

const unjudged = (addresses: readonly Address[]) =>
  addresses.filter((one) => !SCREENS.some(({ at }) => at === one)).map(({ path }) => path);

/** Those of plans are judged where plans are sold (`billing.spec.ts`, `quotes.spec.ts`). */
const addresses = allAddresses.filter((one) => !ADDRESSES_OF_PLANS.includes(one));

test('every screen is judged here', () => {
  expect(unjudged(addresses)).toEqual([]);
  expect(unjudged([...addresses, address('/unjudged')])).toEqual(['/unjudged']);
});

test('the judge sees what is too faint, unnamed, cut off, or too wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(landing.path);
  await settle(page);
  expect(await findFaults(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<p id="faint">faint</p><button></button><pre id="wide">wide</pre><p id="low">two<br>lines</p>',
    );
    // By script, because the policy of the page allows no style in its text.
    document.getElementById('faint')?.style.setProperty('color', '#eee');
    document.getElementById('wide')?.style.setProperty('width', '400px');
    document.getElementById('low')?.style.setProperty('height', '1lh');
    document.getElementById('low')?.style.setProperty('overflow', 'hidden');
  });
  expect(await findFaults(page)).toEqual([
    expect.stringContaining('button-name'),
    expect.stringContaining('color-contrast'),
    expect.stringContaining('cut off: “lines”'),
    expect.stringContaining('to scroll sideways'),
  ]);
});

test.describe('everyone can use, in light and in dark colours,', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const who of ['nobody', 'student', 'teacher', 'admin'] as const) {
    const screens = SCREENS.filter((screen) => screen.journey === undefined && screen.who === who);
    for (let first = 0; first < screens.length; first += SCREENS_IN_A_TEST) {
      const some = screens.slice(first, first + SCREENS_IN_A_TEST);
      test(`the screens of ${who} from the ${first + 1}. on`, async ({ page, world }) => {
        const shown = await lookUp(world);
        if (who !== 'nobody') await logIn(page, DEMO[who]);
        for (const { at, shows } of some) {
          const wanted = shows?.(shown) ?? at.path;
          await page.goto(wanted);
          await settle(page);
          await expect(page).toHaveURL(wanted);
          await judge(page, at.path);
          // No plans are sold by default, and no screen says that there are any.
          expect.soft(await wordsOfPlans(page), at.path).toBeNull();
        }
      });
    }
  }
});

/** Waits until a screen has what it shows: no shapes of what comes, and no call under way. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
