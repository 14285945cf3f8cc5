import { href } from '#platform/screens/core/address.ts';
import { teacherHome } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

test('a teacher finds the progress report, opens a number to its quizzes, and goes from month to month', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, DEMO.teacher);
  await page.goto(href(teacherHome));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await judge(page, 'the list of reports');
  await page.getByRole('link', { name: 'Progress report of Room 12' }).click();
  const table = page.getByRole('table', { name: 'Progress of each student in these days' });
  await expect(table).toBeVisible();
  await judge(page, 'the progress report of a class');

  // The chart is a table, too, in which every student stands.
  await page.getByText('Show as a table').first().click();
  await expect(
    page.getByRole('region', { name: 'Students at each level at the start and at the end' }),
  ).toBeVisible();

  // The order that is chosen is there again after Back.
  const byName = table.getByRole('columnheader').first().getByRole('button');
  await byName.click();
  await byName.click();
  const sorted = await table.getByRole('rowheader').allTextContents();
  await expect(byName).toBeFocused();

  // A row opens to as many quizzes as it counts.
  const row = table.getByRole('row', { name: /^Leilani Kealoha/ });
  // Between the reason and the minutes.
  const [, passed, read] =
    /(\d+) of (\d+)/.exec((await row.getByRole('cell').nth(4).textContent()) ?? '') ?? [];
  expect(Number(read)).toBeGreaterThan(0);
  await row.getByRole('link', { name: 'Leilani Kealoha' }).click();
  const quizzes = page.getByRole('table', { name: /^Quizzes of Leilani Kealoha/ });
  await expect(quizzes.getByRole('row')).toHaveCount(Number(read) + 1);
  await expect(quizzes.getByText('Passed', { exact: true })).toHaveCount(Number(passed));
  await page.goBack();
  await expect(table.getByRole('rowheader')).toHaveText(sorted);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV: Progress of each student in these days' }).click();
  expect((await saved).suggestedFilename()).toBe('Progress report - Room 12.csv');
  await page.getByLabel('Period').selectOption('Today');
  await expect(page.getByText('Nobody finished a quiz in these days.')).toBeVisible();
  await judge(page, 'the progress report of a day without quizzes');

  await page.getByRole('link', { name: 'Monthly report' }).click();
  await expect(page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Each week' })).toBeVisible();
  await judge(page, 'the monthly report of a class');
  const month = await page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ }).textContent();
  await page.getByRole('link', { name: /the month before$/ }).click();
  await expect(page.getByRole('heading', { name: month ?? '' })).toHaveCount(0);
  await page.getByRole('link', { name: /the month after$/ }).click();
  await expect(page.getByRole('heading', { name: month ?? '' })).toBeVisible();
});

test('a teacher has a page on paper for each student of a month', async ({ page }) => {
  test.setTimeout(120_000);
  await logIn(page, DEMO.teacher);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('link', { name: 'Monthly report of Room 12' }).click();
  await page.getByLabel('On paper').selectOption('A page for each student');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Leilani Kealoha' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Week by week' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { name: 'Week by week' })).toBeVisible();
});

test('a teacher prints a passage for a class from the worksheets', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page, DEMO.teacher);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Worksheets' }).click();
  const table = page.getByRole('table', { name: /^Passages of Level / });
  await expect(table).toBeVisible();
  await judge(page, 'the worksheets of a class');
  await table
    .getByRole('button', { name: /^Print / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Answers only' })).toBeVisible();
  await judge(page, 'what of a passage goes on paper');
  await page.getByRole('menuitem', { name: 'Worksheet with lines to write on' }).click();
  const dialog = page.getByRole('dialog', { name: /^Worksheet: / });
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeVisible({ timeout: 60_000 });
});
