import type { Page } from '@playwright/test';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { href } from '#platform/screens/core/address.ts';
import { classPage, classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('a teacher removes the wrong student from a class, and takes it back', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await room.student('Ana');
  await room.student('Ben');
  await logIn(page, teacher, href(classPage, { id: room.id }));
  await page.getByRole('link', { name: 'Ana Lopez', exact: true }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Remove from class' }).click();
  await expect(page.getByRole('dialog')).toContainText('bring them back in the class settings for 7 days');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from class' }).click();

  await expect(page.getByRole('heading', { name: 'Room 12', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ana Lopez', exact: true })).toHaveCount(0);
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(message(page)).toContainText('Ana Lopez is in Room 12 again.');
  await expect(page.getByRole('link', { name: 'Ana Lopez', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a teacher brings a removed student back when the message is long gone', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  await teacher.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
  await logIn(page, teacher, href(classSettingsPage, { id: room.id }));
  await judge(page, 'class settings with a removed student');
  await page.getByRole('button', { name: 'Bring back Ana Lopez' }).click();
  await expect(page.getByRole('heading', { name: 'Removed students' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ana Lopez', exact: true })).toBeVisible();
});

test('a teacher archives a class when its year is over, and brings it back', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await teacher.class('Room 7');
  await room.student('Ana');
  await logIn(page, teacher, href(classSettingsPage, { id: room.id }));
  await archive(page);
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Room 12', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Archived classes' })).toHaveCount(0);

  await page.goto(href(classSettingsPage, { id: room.id }));
  await archive(page);
  await expect(page.getByRole('link', { name: 'Room 7', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Room 12', exact: true })).toHaveCount(0);
  await judge(page, 'classes, one of them archived');
  await page.getByRole('button', { name: 'Restore Room 12' }).click();
  await page.getByRole('link', { name: 'Room 12', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ana Lopez', exact: true })).toBeVisible();
});

async function archive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archive this class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive the class' }).click();
  await expect(page.getByRole('heading', { name: 'Classes', level: 1 })).toBeVisible();
}
