import { expect, test } from './openleaf.ts';
import { findBrokenWords } from './steps/find-broken-words.ts';
import { judge, judgeNarrow } from './steps/judge.ts';
import { logIn, logOut, newStudent } from './steps/people.ts';
import { answer, chooseFirstPassage, confirmButton, optionsOf, verdict } from './steps/reading.ts';

test.describe('everyone can use, in light and in dark colours,', () => {
  // Each is judged in two widths and two colors, which takes seconds on a busy machine.
  test.describe.configure({ timeout: 240_000 });

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
