import type { Page } from '@playwright/test';
import type { World } from '#app/server/world.ts';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { listStudentsOfClass, quizHistory } from '#features/overview/contract/endpoints.ts';
import { readScreenPaths } from '../tools/build/screen-paths.ts';
import { expect, test } from './openleaf.ts';
import { findFaults, judge, judgeNarrow } from './steps/judge.ts';
import { DEMO, logIn, logOut, newStudent } from './steps/people.ts';
import { answer, chooseFirstPassage, confirmButton, optionsOf, verdict } from './steps/reading.ts';

/** What the demo school has to show, by its ids. */
interface Shown {
  readonly classId: number;
  readonly studentId: number;
  /** A finished quiz of the demo student. */
  readonly finished: string;
  /** A passage of the library. */
  readonly passage: number;
}

type Who = 'nobody' | 'student' | 'teacher' | 'admin';

/** Every route: who looks at it, and (where the path alone does not say) at which address. */
const ROUTES: Readonly<Record<string, { readonly who: Who; readonly at?: (shown: Shown) => string }>> = {
  '/': { who: 'nobody' },
  '/auth/login': { who: 'nobody' },
  '/auth/logout': { who: 'nobody' },
  '/app/sign-up/role': { who: 'nobody' },
  '/app/sign-up/create-account/student': { who: 'nobody' },
  '/app/sign-up/create-account/parent': {
    who: 'nobody',
    at: () => '/app/sign-up/create-account/parent?step=account',
  },
  '/app/sign-up/create-account/teacher': { who: 'nobody' },
  '/app/sign-up/summary': { who: 'teacher' },
  '/app/student/dashboard': { who: 'student' },
  '/app/v2/student/PreTest': { who: 'student' },
  '/app/student/quiz': { who: 'student' },
  '/app/student/quiz/results': {
    who: 'student',
    at: ({ finished }) => `/app/student/quiz/results?${finished}`,
  },
  '/app/student/quiz/review': {
    who: 'student',
    at: ({ finished }) => `/app/student/quiz/review?${finished}`,
  },
  '/app/student/report': { who: 'student' },
  '/app/student/progress': { who: 'student' },
  '/app/student/teachers': { who: 'student' },
  '/app/student/join': { who: 'student' },
  '/app/teacher/classes': { who: 'teacher' },
  '/app/teacher/classes/new': { who: 'teacher' },
  '/app/teacher/classes/$id': { who: 'teacher', at: ({ classId }) => `/app/teacher/classes/${classId}` },
  '/app/teacher/reports/student/$id': {
    who: 'teacher',
    at: ({ studentId }) => `/app/teacher/reports/student/${studentId}`,
  },
  '/app/teacher/invitations': { who: 'teacher' },
  '/app/teacher/essays': { who: 'teacher' },
  '/app/teacher/library': { who: 'teacher' },
  '/app/teacher/library/$id': { who: 'teacher', at: ({ passage }) => `/app/teacher/library/${passage}` },
  '/app/admin/questions': { who: 'admin' },
};

const unjudged = (paths: readonly string[]) => paths.filter((path) => !(path in ROUTES));

test('every route is judged here', async () => {
  const paths = await readScreenPaths();
  expect(paths).toContain('/');
  expect(unjudged(paths)).toEqual([]);
  expect(unjudged([...paths, '/app/planted'])).toEqual(['/app/planted']);
});

test('the judge sees what is too faint, unnamed, or too wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await settle(page);
  expect(await findFaults(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<p id="faint">faint</p><button></button><pre id="wide">wide</pre>');
    // By script, because the policy of the page allows no style in its text.
    document.getElementById('faint')?.style.setProperty('color', '#eee');
    document.getElementById('wide')?.style.setProperty('width', '400px');
  });
  expect(await findFaults(page)).toEqual([
    expect.stringContaining('button-name'),
    expect.stringContaining('color-contrast'),
    expect.stringContaining('to scroll sideways'),
  ]);
});

test.describe('everyone can use, in light and in dark colours,', () => {
  test.describe.configure({ timeout: 120_000 });

  for (const who of ['nobody', 'student', 'teacher', 'admin'] as const) {
    test(`the screens of ${who}`, async ({ page, world }) => {
      const shown = await lookUp(world);
      if (who !== 'nobody') await logIn(page, DEMO[who]);
      for (const [path, route] of Object.entries(ROUTES)) {
        if (route.who !== who) continue;
        const address = route.at?.(shown) ?? path;
        await page.goto(address);
        await settle(page);
        await expect(page).toHaveURL(address);
        await judge(page, path);
      }
    });
  }

  test('forms that have been refused', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Username').fill('nobody.at.all');
    await page.getByRole('textbox', { name: 'Password' }).fill('not the one');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await judge(page, 'login refused');
    await page.goto('/app/sign-up/create-account/teacher');
    await page.getByRole('button', { name: 'Make my account' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await judge(page, 'sign-up errors');
  });

  test('an empty class, and its settings', async ({ page, world }) => {
    const teacher = await world.teacher('Okafor');
    await logIn(page, teacher);
    await judge(page, 'no class yet');
    const { id } = await teacher.class('Room 7');
    await page.goto(`/app/teacher/classes/${id}`);
    await expect(page.getByText('No students yet')).toBeVisible();
    await page.getByText('Class settings').click();
    await judge(page, 'empty class with its settings');
  });

  test('the library searched in vain, and a key that is to be corrected', async ({ page, world }) => {
    const { passage } = await lookUp(world);
    await logIn(page, DEMO.admin);
    await page.goto('/app/teacher/library?q=zzzqqq&level=3');
    await expect(page.getByText('Nothing fits')).toBeVisible();
    await judge(page, 'nothing found');
    await page.goto(`/app/teacher/library/${passage}?question=1&answers=true`);
    await page.getByRole('button', { name: 'Show it in the text' }).first().click();
    await judge(page, 'passage with its answers');
    await page
      .getByRole('button', { name: /^Make . the answer to question 1$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Make . the answer$/ }).click();
    await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await judge(page, 'correction without a reason');
  });

  test('the pretest and a quiz while they are read', async ({ page, world, service, read }) => {
    await logIn(page, await newStudent(world, service, { pretest: 'not started' }));
    await judge(page, 'home before the pretest');
    await page.getByRole('link', { name: 'See how it works' }).click();
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
  const finished = new URLSearchParams({
    student_quiz_response_id: `${quiz?.student_quiz_response_id}`,
    quizId: `${quiz?.reading_comprehension_quiz_id}`,
  });
  const [line] = (await teacher.call(listCatalogQuizzes, { query: {} })).data.quizzes;
  return { classId, studentId, finished: `${finished}`, passage: line?.reading_comprehension_quiz_id ?? 0 };
}
