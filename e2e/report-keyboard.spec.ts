import { href } from '#platform/screens/core/address.ts';
import { classReportPage, studentReportPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { openDemoReports } from './steps/demo-reports.ts';
import { tabTo } from './steps/keyboard.ts';

test('a teacher goes through the reports of a class by the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const { classId } = await openDemoReports(page);
  await page.goto(href(classReportPage, { id: classId }));
  await expect(page.getByRole('table', { name: 'Students in each skill' })).toBeVisible();

  // From one report to another.
  await tabTo(page.getByRole('link', { name: 'Progress report' }));
  await page.keyboard.press('Enter');
  const students = page.getByRole('table', { name: 'Progress of each student in these days' });
  await expect(students).toBeVisible();

  // The period: one of the list, and days of one's own.
  const period = page.getByLabel('Period');
  await tabTo(period);
  await page.keyboard.type('Last 30');
  await expect(period).toHaveValue('last-30-days');
  await expect(page).toHaveURL(/from=/);
  // The last of the list: days of one's own.
  await page.keyboard.press('End');
  const from = page.getByLabel('From');
  await tabTo(from);
  await expect(from).toBeFocused();

  // The table behind each chart.
  const behind = page.getByText('Show as a table');
  const charts = await behind.count();
  expect(charts).toBeGreaterThan(0);
  for (let chart = 0; chart < charts; chart++) {
    await tabTo(page.locator('summary').filter({ hasText: 'Show as a table' }).nth(chart));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('region', { name: /^Quizzes of the class week by week/ })).toBeVisible();

  // A row opens the quizzes that it counts.
  const row = students.getByRole('link').first();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /^Quizzes of / })).toBeVisible();
});

test('a teacher gives a student a passage that practices a weak skill in two presses of the keyboard', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { studentId } = await openDemoReports(page);
  await page.goto(href(studentReportPage, { id: studentId }));
  const practice = page.getByRole('button', { name: /^Practice .* at Level / }).first();
  await tabTo(practice);
  await page.keyboard.press('Enter');
  const words = (await practice.textContent()) ?? '';
  const passages = page.getByRole('region', { name: words });
  await expect(passages.getByRole('listitem')).toHaveCount(3);
  const assign = passages.getByRole('button', { name: /^Assign “/ }).first();
  const title = /“(.*)”/.exec((await assign.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await tabTo(assign);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`“${title}”, due `);
  // What was pressed is gone, and the focus is on what is left.
  await expect(passages).toBeFocused();
  await expect(passages.getByRole('button', { name: `Assign “${title}”` })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Assigned · due / }).first()).toBeVisible();
  // What the button did, it takes back.
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).first().click();
  await expect(passages.getByRole('button', { name: `Assign “${title}”` })).toHaveCount(1);
});
