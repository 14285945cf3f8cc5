import { href } from '#platform/screens/core/address.ts';
import { login, teacherAccount } from '#platform/screens/core/addresses.ts';
import {
  classOverviewPage,
  classPage,
  essayDesk,
  kitPage,
  library,
  passagePage,
  teacherClasses,
} from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { lookUp } from './steps/demo-school.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

test.describe('everyone can use, in light and in dark colours,', () => {
  // Each is judged in two widths and two colors, which takes seconds on a busy machine.
  test.describe.configure({ timeout: 240_000 });

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
});
