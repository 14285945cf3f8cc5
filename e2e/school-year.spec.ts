import { href } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';

test('a teacher ends the school year for all classes at once, and takes it back', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Grade 4 Readers');
  await room.student('Ana');
  await teacher.class('Chess Club');
  await logIn(page, teacher, href(teacherClasses));
  await page.getByRole('link', { name: 'New school year' }).click();
  await expect(page.getByRole('heading', { name: 'New school year', level: 1 })).toBeVisible();
  await page.getByLabel(/Grade 4 Readers/).selectOption('Moves up to Grade 5');
  await expect(page.getByLabel('Name in Grade 5')).toHaveValue('Grade 5 Readers');
  await page.getByLabel(/Chess Club/).selectOption('Is archived');
  await judge(page, 'a new school year, chosen');

  await page.getByRole('button', { name: 'See what will happen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Chess Club leaves your lists')).toBeVisible();
  await judge(page, 'a new school year, before anything happens');
  await page.getByRole('button', { name: 'Start the new school year' }).click();
  await expect(page.getByText('Grade 5 Readers has moved up to Grade 5.')).toBeVisible();
  await judge(page, 'a new school year, after it happened');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'It is as it was' })).toBeVisible();
  await page.getByRole('link', { name: 'Open my classes' }).click();
  await expect(page.getByRole('heading', { name: 'Grade 4 Readers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chess Club' })).toBeVisible();
});
