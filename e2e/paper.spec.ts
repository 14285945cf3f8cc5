import { href } from '#platform/screens/core/address.ts';
import { classOverviewPage, classPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { DEMO, logIn } from './steps/people.ts';

test('a teacher prints a class and a student without the chrome of the screen', async ({ page }) => {
  await logIn(page, DEMO.teacher);
  await page.getByRole('link', { name: 'Room 12', exact: true }).click();
  await expect(page).toHaveURL(/classes\/(\d+)/);
  const id = Number(/classes\/(\d+)/.exec(page.url())?.[1]);
  await page.goto(href(classOverviewPage, { id }));
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  const bar = page.getByRole('list', { name: 'Students at each level' }).getByRole('link').first();
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const onScreen of ['Privacy', 'Colors', 'Choose a bar to see these students in the roster.'])
    await expect(page.getByText(onScreen, { exact: true })).toBeHidden();
  await expect(bar.locator('span[style]')).toHaveCSS('print-color-adjust', 'exact');

  await page.emulateMedia({ media: null });
  await page.goto(href(classPage, { id }));
  const head = page.getByRole('columnheader', { name: 'Student, by last name' });
  await expect(head).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A browser repeats the words of a head on each page, and no button in it.
  expect(await head.evaluate((cell) => getComputedStyle(cell, '::after').content)).toBe(
    '"Student, by last name"',
  );
  for (const act of ['Add students', 'Login cards'])
    await expect(page.getByRole('link', { name: act })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  const chart = page.getByRole('img', { name: /^Reading level of/ });
  await expect(chart).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  // A drawing of the screen's width, on a narrower sheet: it shrinks as a whole.
  const sheet = await chart.evaluate((drawing) => {
    drawing.parentElement!.style.width = '400px';
    return [drawing.getBoundingClientRect().width, drawing.getAttribute('viewBox') !== null];
  });
  expect(sheet).toEqual([400, true]);
});
