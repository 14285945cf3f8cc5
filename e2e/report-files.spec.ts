import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createCsvReader } from '#platform/csv/core/csv-reader.ts';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { studentLoginPage, studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { openDemoReports } from './steps/demo-reports.ts';
import { reportScreens } from './steps/report-screens.ts';

/** Screens under the reports without figures: how a student logs in, and one quiz as it was read. */
const WITHOUT_FIGURES: readonly string[] = [studentLoginPage.path, studentReviewPage.path];
const FORMULA = /^\s*[=+\-@|%]/;

test('every table of a report can be saved for a spreadsheet, with as many lines and numbers as numbers', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const screens = reportScreens(await openDemoReports(page));
  // A report that is new is looked at here, too.
  const paths = allAddresses
    .map(({ path }) => path)
    .filter((path) => /\/reports\/(class|student)\//.test(path) && !WITHOUT_FIGURES.includes(path));
  expect([...screens.keys()].toSorted()).toEqual(paths.toSorted());

  let tables = 0;
  for (const [path, address] of screens) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await unfold(page);
    for (const { name, rows } of await tablesOf(page)) {
      tables += 1;
      const button = page.getByRole('button', { name: `Download as CSV: ${name}`, exact: true });
      await expect(button, `${path}: “${name}” has no file`).toHaveCount(1);
      const saved = page.waitForEvent('download');
      await button.click();
      const lines = readCsv(await readFile(await (await saved).path(), 'utf8'));
      expect(lines.length - 1, `${path}: lines of “${name}”`).toBeGreaterThanOrEqual(rows);
      for (const cell of lines.flat())
        if (FORMULA.test(cell)) expect(Number(cell), `${path}: “${cell}”`).not.toBeNaN();
      expect(lines.slice(1).flat().some(isNumber), `${path}: numbers of “${name}”`).toBe(true);
    }
  }
  expect(tables).toBeGreaterThanOrEqual(12);
});

test('a table without a file is noticed', async ({ page }) => {
  const screens = reportScreens(await openDemoReports(page));
  await page.goto([...screens.values()][0] ?? '');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<table><caption>New</caption></table>'));
  expect((await tablesOf(page)).map(({ name }) => name)).toContain('New');
  await expect(page.getByRole('button', { name: 'Download as CSV: New' })).toHaveCount(0);
});

/** Opens everything that is folded, so that every table is there. */
async function unfold(page: Page): Promise<void> {
  // What is folded may hold something that is folded.
  for (let depth = 0; depth < 2; depth++) {
    await page.locator('main details').evaluateAll((all) =>
      all.forEach((one) => {
        (one as HTMLDetailsElement).open = true;
      }),
    );
    await page.waitForLoadState('networkidle');
  }
}

/** The tables of a page by what they are called, with the rows that are shown. */
const tablesOf = (page: Page): Promise<{ readonly name: string; readonly rows: number }[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('table')].map((table) => ({
      name:
        table.querySelector('caption')?.textContent ??
        table.closest('section[aria-label]')?.getAttribute('aria-label') ??
        '',
      rows: table.querySelectorAll('tbody tr').length,
    })),
  );

function readCsv(text: string): string[][] {
  const reader = createCsvReader();
  return [...reader.push(text.replace(/^\uFEFF/, '')), ...reader.end()].map(({ cells }) => [...cells]);
}

const isNumber = (cell: string): boolean => cell !== '' && !Number.isNaN(Number(cell));
