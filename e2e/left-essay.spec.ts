import { expect } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { test } from './openleaf.ts';
import { finishPretest, logIn } from './steps/people.ts';
import { chooseFirstPassage, readQuiz } from './steps/reading.ts';

const ESSAY =
  'I think they were careful because they looked twice before they said anything at all about what had happened that day.';

test.describe.configure({ timeout: 180_000 });

test('a student begins the next passage before the essay, and writes it after all', async ({
  page,
  world,
  service,
  read,
}) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12', {
    includeEssays: true,
    maySkipEssays: true,
  });
  const ana = await room.student('Ana');
  await finishPretest(ana, service);
  await logIn(page, ana);
  const reader = { page, read, choice: 'right' } as const;
  const title = await chooseFirstPassage(reader);
  await readQuiz(reader);

  await page.goto(href(studentHome));
  const waits = page.getByRole('region', { name: `Write about “${title}”` });
  await expect(waits.getByRole('link', { name: 'Write about it' })).toBeVisible();
  await chooseFirstPassage(reader);
  await expect(page.getByText('You skipped the essay')).toBeVisible();
  await page.getByRole('link', { name: 'Write it now' }).click();

  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.getByRole('textbox').fill(ESSAY);
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByRole('heading', { name: /^Handed in\. .+ will read it\.$/ })).toBeFocused();
  await page.getByRole('link', { name: 'Look at your answers' }).click();
  await expect(page.getByRole('region', { name: 'Short essay' })).toContainText(ESSAY);

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(waits).toBeHidden();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('You skipped the essay')).toBeHidden();
});
