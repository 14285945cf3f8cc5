import { readFile } from 'node:fs/promises';
import { readPdf } from '#platform/pdf/server/testing/read-pdf.ts';
import { href } from '#platform/screens/core/address.ts';
import { joinPage } from '#platform/screens/core/addresses.ts';
import { classOverviewPage, classPage, classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
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

/** A document waits for its turn on a busy machine. Milliseconds. */
const UNTIL_MADE = 60_000;

test('a teacher saves how to join a class as a PDF, and a student gets in with the code on it', async ({
  page,
  world,
  newDevice,
}) => {
  test.setTimeout(180_000);
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  await logIn(page, rivera);
  await page.goto(href(classSettingsPage, { id: room.id }));
  await page.getByRole('button', { name: 'Download a handout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Room 12' });
  const save = dialog.getByRole('button', { name: 'Save the PDF' });
  await expect(save).toBeVisible({ timeout: UNTIL_MADE });
  await judge(page, 'a handout that is ready');
  const saved = page.waitForEvent('download');
  await save.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Join Room 12.pdf');
  const { title, tagged, pages, alternatives } = await readPdf(await readFile(await file.path()));
  expect({ title, tagged, pages: pages.length }).toEqual({ title: 'Join Room 12', tagged: true, pages: 1 });
  const address = `${new URL(page.url()).host}${joinPage.path}`;
  expect(pages[0]).toContain(address);
  expect(pages[0]).toContain(room.code);
  expect(alternatives).toEqual([
    expect.stringContaining(`opens ${address} with the class code ${room.code}`),
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  // Where the square leads.
  const tablet = await newDevice();
  await tablet.goto(href(joinPage, {}, { code: room.code }));
  await expect(tablet.getByRole('textbox', { name: 'Class code' })).toHaveValue(room.code);
  await tablet.getByRole('button', { name: 'Next' }).click();
  await expect(tablet.getByText('Room 12').first()).toBeVisible();
});
