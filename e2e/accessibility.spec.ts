import type { Page } from '@playwright/test';
import type { World } from '#app/server/world.ts';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { listStudentsOfClass, quizHistory } from '#features/overview/contract/endpoints.ts';
import { type Address, address, href } from '#platform/screens/core/address.ts';
import {
  accountReady,
  adminHome,
  childPage,
  chooseRole,
  coTeacherLink,
  deviceSettings,
  essayPage,
  type FinishedQuiz,
  familyPage,
  finishedQuiz,
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
import { findBrokenWords } from './steps/find-broken-words.ts';
import { findFaults, judge, judgeNarrow } from './steps/judge.ts';
import { DEMO, logIn, logOut, newStudent } from './steps/people.ts';
import { answer, chooseFirstPassage, confirmButton, optionsOf, verdict } from './steps/reading.ts';

/** What the demo school has to show, by its ids. */
interface Shown {
  readonly classId: number;
  readonly studentId: number;
  /** A finished quiz of the demo student. */
  readonly finished: FinishedQuiz;
  /** A passage of the library. */
  readonly passage: number;
}

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

/** Those of plans are judged where plans are sold (`billing.spec.ts`). */
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
        }
      });
    }
  }

  test('forms that have been refused', async ({ page }) => {
    await page.goto(href(login));
    await page.getByLabel('Username').fill('nobody.at.all');
    await page.getByRole('textbox', { name: 'Password' }).fill('not the one');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await judge(page, 'login refused');
    await page.goto(href(teacherAccount));
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await judge(page, 'sign-up errors');
  });

  test('the kit with its list, its bar and its messages', async ({ page }) => {
    await page.goto(href(kitPage));
    await page.getByLabel('Ana Flores').check();
    await expect(page.getByRole('region', { name: 'Chosen students' })).toBeVisible();
    // They stay while the focus is on them, however long the judge takes.
    await page.getByRole('button', { name: 'Notification: error' }).click();
    await page.getByRole('button', { name: 'Close' }).last().focus();
    await judge(page, 'a notification');
    await page.getByRole('button', { name: 'Toast with Undo' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).focus();
    await judge(page, 'a toast with Undo');
    await page.getByRole('combobox', { name: 'Student' }).fill('an');
    await expect(page.getByRole('option', { name: 'Ana Flores' })).toBeVisible();
    await judge(page, 'an open list');
  });

  test('an empty class, and its settings', async ({ page, world }) => {
    const teacher = await world.teacher('Okafor');
    await logIn(page, teacher);
    await judge(page, 'no class yet');
    const { id } = await teacher.class('Room 7');
    await page.goto(href(classPage, { id }));
    await expect(page.getByText('No students yet')).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await judge(page, 'empty class with its settings');
    await teacher.class('Room 8');
    await page.goto(href(essayDesk));
    await expect(page.getByRole('link', { name: 'Room 8' })).toBeVisible();
    await judge(page, 'essays of two classes');
    await page.goto(href(classOverviewPage, { id }));
    await page.getByRole('button', { name: 'Switch class' }).click();
    await judge(page, 'list of classes to switch to');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('room');
    await expect(page.getByRole('option', { name: /^Room 8/ })).toBeVisible();
    await judge(page, 'search with results');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /account$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await judge(page, 'account menu');
  });

  test('a worklist with a row put away, the order of classes, and a class of another teacher', async ({
    page,
    world,
  }) => {
    const { classId } = await lookUp(world);
    const teacher = await world.teacher('Osei');
    await (await teacher.class('Room 7')).student('Ana');
    await (await teacher.class('Room 8')).student('Ben');
    await logIn(page, teacher);
    await page
      .getByRole('button', { name: /^Put away/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await judge(page, 'home with a row put away');
    await page.goto(href(teacherClasses));
    await page.getByRole('button', { name: 'Move Room 8' }).click();
    await page.getByRole('menuitem', { name: 'Move later' }).click();
    await expect(page.getByRole('button', { name: 'Move Room 8' })).toBeFocused();
    await page.getByRole('button', { name: 'Move Room 8' }).click();
    await judge(page, 'menu of the order of classes');
    await page.goto(href(classPage, { id: classId }));
    await expect(page.getByRole('heading', { name: 'Not in your classes' })).toBeVisible();
    await judge(page, 'class of another teacher');
  });

  test('the library searched in vain, and a key that is to be corrected', async ({ page, world }) => {
    const { passage } = await lookUp(world);
    await logIn(page, DEMO.admin);
    await page.goto(href(library, {}, { q: 'zzzqqq', level: 3 }));
    await expect(page.getByText('Nothing fits')).toBeVisible();
    await judge(page, 'nothing found');
    await page.goto(href(passagePage, { id: passage }, { question: 1, answers: true }));
    await page.getByRole('button', { name: 'Show it in the text' }).first().click();
    await judge(page, 'passage with its answers');
    await page
      .getByRole('button', { name: /^Make this the answer: . of question 1$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Make . the answer$/ }).click();
    await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await judge(page, 'correction without a reason');
  });

  test('the pretest and a quiz while they are read', async ({ page, world, service, read }) => {
    await logIn(page, await newStudent(world, service, { pretest: 'not started' }));
    await judge(page, 'home before the pretest');
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Start reading' }).waitFor();
    await judge(page, 'welcome to the pretest');
    await page.getByRole('button', { name: 'Start reading' }).click();
    await answer({ page, read });
    await judge(page, 'pretest after an answer');

    await page.getByRole('link', { name: 'Leave' }).click();
    await logOut(page);
    await logIn(page, await newStudent(world, service));
    await judge(page, 'home with three passages');
    await chooseFirstPassage({ page });
    await confirmButton(page).click();
    await judge(page, 'quiz without a choice');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await judge(page, 'quiz with the panel for the text');
    await page.keyboard.press('Escape');
    await judgeNarrow(page, 'quiz before its sheet is opened');
    await page.getByRole('button', { name: /^Question 1 of/ }).click();
    await judgeNarrow(page, 'quiz with its sheet open');
    await optionsOf(page).first().click();
    await confirmButton(page).click();
    await expect(verdict(page)).toBeVisible();
    await judge(page, 'quiz after an answer');
  });

  test('a quiz in the largest letters, for dyslexia, with wide lines', async ({
    page,
    world,
    service,
    read,
  }) => {
    await logIn(page, await newStudent(world, service));
    await chooseFirstPassage({ page });
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('radio', { name: /^Size (\d) of \1$/ }).check({ force: true });
    await page.getByRole('radio', { name: 'Dyslexia' }).check({ force: true });
    await page.getByRole('radio', { name: 'Roomy' }).check({ force: true });
    await judge(page, 'panel in the largest letters');
    await page.keyboard.press('Escape');
    await judge(page, 'question in the largest letters');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.fonts.ready);
    expect(await findBrokenWords(page.locator('article, [data-sheet-content]').first())).toEqual([]);
    expect(await findBrokenWords(page.locator('[data-sheet-content]'))).toEqual([]);
    await answer({ page, read });
    await expect(verdict(page)).toBeVisible();
    await judge(page, 'answer in the largest letters');
  });
});

/** Waits until a screen has what it shows: no shapes of what comes, and no call under way. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function lookUp(world: World): Promise<Shown> {
  const teacher = await world.logIn(DEMO.teacher.username, DEMO.teacher.password);
  const classId = (await teacher.call(listClasses, {})).data.classes[0]?.id ?? 0;
  const { students } = (await teacher.call(listStudentsOfClass, { params: { id: classId } })).data;
  const studentId = students.find(({ username }) => username === DEMO.student.username)?.studentId ?? 0;
  const { quizzes } = (await teacher.call(quizHistory, { params: { studentId }, body: {} })).data;
  const [quiz] = quizzes;
  if (!quiz) throw new Error('The demo student has finished no quiz');
  const [line] = (await teacher.call(listCatalogQuizzes, { query: {} })).data.quizzes;
  return {
    classId,
    studentId,
    finished: finishedQuiz(quiz),
    passage: line?.versionId ?? 0,
  };
}
