import type { Page } from '@playwright/test';
import type { Person } from '#app/server/world.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentAccount, teacherAccount } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { ANSWERS, logOutOfQuiz, openQuiz } from './steps/interrupted-quiz.ts';
import { fillTeacherForm, freshUsername, logIn, newStudent } from './steps/people.ts';
import { answer, answered, confirmButton, openQuestion, optionsOf, verdict } from './steps/reading.ts';

test('a student reloads, goes back and logs out in the middle of the pretest', async ({
  page,
  world,
  service,
  read,
}) => {
  const student = await newStudent(world, service, { pretest: 'not started' });
  await logIn(page, student);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start reading' }).click();
  await answer({ page, read });
  await expect(answered(page, 1)).toBeVisible();
  await expectToGoOn(page, student);
  await answer({ page, read });
  await expect(answered(page, 2)).toBeVisible();
});

test('a student reloads, goes back and logs out in the middle of a quiz', async ({
  page,
  world,
  service,
  read,
}) => {
  const student = await newStudent(world, service);
  await openQuiz(page, student);
  await answer({ page, read });
  await page.getByRole('button', { name: 'Next question' }).click();
  await expectToGoOn(page, student);
  await answer({ page, read });
  await expect(answered(page, 2)).toBeVisible();
});

/** With one question answered: whatever interrupts the student, the second one is asked again. */
async function expectToGoOn(page: Page, student: Person): Promise<void> {
  // The first question may still be on its way out.
  await expect(openQuestion(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(openQuestion(page)).toHaveCount(1);
  const second = await openQuestion(page).locator('legend').innerText();
  const expectSecond = async () => {
    await expect(openQuestion(page).locator('legend')).toHaveText(second);
    await expect(answered(page, 1)).toBeVisible();
  };
  await test.step('reload', async () => {
    await page.reload();
    await expectSecond();
  });
  await test.step('back and forward', async () => {
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await page.goForward();
    await expectSecond();
  });
  await test.step('log out and in again', async () => {
    await logOutOfQuiz(page);
    await logIn(page, student);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expectSecond();
  });
}

test('a teacher clicks twice on everything and has one account and one class', async ({ page }) => {
  await page.goto(href(teacherAccount));
  await fillTeacherForm(page, freshUsername('rivera'));
  await page.getByRole('button', { name: 'Create my account' }).dblclick();
  await page.getByLabel('Class name').fill('Room 12');
  await page.getByLabel('Grade').selectOption({ label: 'Grade 4' });
  await page.getByRole('button', { name: 'Create the class' }).dblclick();
  await page.getByRole('link', { name: 'Done' }).dblclick();
  await page.getByRole('link', { name: 'Open Room 12' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Room 12', level: 1 })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Classes' }).dblclick();
  await expect(page.getByRole('link', { name: 'Room 12', exact: true })).toHaveCount(1);
});

test('a student clicks twice on everything and every answer counts once', async ({ page, world, read }) => {
  const schoolClass = await (await world.teacher('Rivera')).class('Room 12');
  await page.goto(href(studentAccount));
  await page.getByRole('button', { name: 'I have no code' }).dblclick();
  await page.getByLabel('Username').fill(freshUsername('ana'));
  await page.getByRole('textbox', { name: 'Password' }).fill('green leaf 7');
  await page.getByRole('button', { name: 'Create my account' }).dblclick();
  await page.getByRole('link', { name: 'Not now' }).dblclick();
  await page.getByRole('link', { name: 'Join your class' }).dblclick();
  await page.getByLabel('Class code').fill(schoolClass.code);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lopez');
  await page.getByRole('button', { name: 'Join the class' }).dblclick();
  await page.getByRole('link', { name: 'Start', exact: true }).dblclick();
  await page.getByRole('button', { name: 'Start reading' }).dblclick();
  await read(page, 20);
  await optionsOf(page).first().click();
  await confirmButton(page).dblclick();
  await expect(answered(page, 1)).toBeVisible();
  await expect(openQuestion(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a student goes on with the same quiz in another tab', async ({ page, world, service, read }) => {
  const student = await newStudent(world, service);
  await openQuiz(page, student);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(openQuestion(other)).toBeVisible();

  await answer({ page, read });
  await expect(verdict(page)).toBeVisible();
  await answer({ page: other, read });
  await expect(other.getByText('You continued this quiz somewhere else.').first()).toBeVisible();
  await expect(answered(other, 1)).toBeVisible();
  await answer({ page: other, read });
  await expect(verdict(other)).toBeVisible();
  await expect(answered(other, 2)).toBeVisible();
});

test('a browser is closed in the middle of a passage, and the time in it counts', async ({
  newKeptBrowser,
  world,
  service,
  read,
}) => {
  const student = await newStudent(world, service);
  const first = await newKeptBrowser();
  await openQuiz(first.page, student);
  await read(first.page, 70);
  // The device is told every five seconds.
  await first.page.waitForTimeout(6000);
  await first.page.context().close();

  const second = await newKeptBrowser();
  await logIn(second.page, student);
  await second.page.getByRole('link', { name: 'Continue' }).click();
  await expect(confirmButton(second.page)).toBeVisible();
  const sent = second.page.waitForRequest(ANSWERS);
  await optionsOf(second.page).first().check();
  await confirmButton(second.page).click();
  const { elapsedSeconds } = (await sent).postDataJSON() as { elapsedSeconds: number };
  expect(elapsedSeconds).toBeGreaterThan(70);
  expect(elapsedSeconds).toBeLessThan(90);
});
