import { href } from '#platform/screens/core/address.ts';
import { joinClassPage, studentHome } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';
import { rest } from './steps/reading.ts';

test('a student is asked before the time-out, and goes on with one key and all that was typed', async ({
  page,
  world,
  service,
}) => {
  await logIn(page, await world.student('Ana'));
  await page.goto(href(joinClassPage));
  const field = page.getByLabel('Class code');
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await field.fill('ABCD');
  await rest(page, service, 58 * 60 + 20);
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(question).toBeVisible();
  await judge(page, 'question whether somebody is still there');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ABCD');

  // As long again: the time began anew.
  await rest(page, service, 55 * 60);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(href(studentHome));
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeVisible();
});
