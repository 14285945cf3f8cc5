import type { Page } from '@playwright/test';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { href } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { classPage, classSettingsPage, createClassPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { freshUsername, logIn } from './steps/people.ts';

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

test('a teacher sorts the students of a class, opens one, and comes back to the same order', async ({
  page,
  world,
}) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await room.student('Ana');
  await room.student('Ben');
  await logIn(page, teacher, href(classPage, { id: room.id }));
  const names = page.getByRole('rowheader');
  await expect(names).toContainText(['Ana', 'Ben']);
  const byName = page.getByRole('columnheader', { name: 'Student' }).getByRole('button');
  await byName.click();
  await expect(names).toContainText(['Ben', 'Ana']);
  await expect(byName).toBeFocused();
  await page.getByRole('link', { name: 'Ben Lopez', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ben Lopez', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(names).toContainText(['Ben', 'Ana']);
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

test('a teacher moves students to another class, and takes it back', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await teacher.class('Room 13');
  for (const name of ['Ana', 'Ben', 'Cal']) await room.student(name);
  await logIn(page, teacher, href(classPage, { id: room.id }));
  await page.getByRole('button', { name: 'Choose students' }).click();
  await page.getByRole('checkbox', { name: 'Ana Lopez' }).click();
  await page.getByRole('checkbox', { name: 'Ben Lopez' }).click();
  await judge(page, 'students of a class to choose');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await judge(page, 'the question to which class students move');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(message(page)).toContainText('2 students are in Room 13 now.');
  await expect(page.getByRole('link', { name: 'Cal Lopez', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ana Lopez', exact: true })).toHaveCount(0);
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(message(page)).toContainText('2 students are in Room 12 again.');
  await expect(page.getByRole('link', { name: 'Ana Lopez', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose students' }).click();
  await page.getByRole('checkbox', { name: 'Ben Lopez' }).click();
  await page.getByRole('link', { name: 'New cards' }).click();
  await expect(page.getByRole('checkbox', { name: /Ben Lopez/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Ana Lopez/ })).not.toBeChecked();
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

test('a teacher creates accounts from a list of names, and a student logs in with the card', async ({
  page,
  world,
  browser,
}) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await logIn(page, teacher, href(classPage, { id: room.id }));
  await page.getByRole('link', { name: 'Add students' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Write at least one name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Names' }).fill('1. Ana Lopez\nNguyen, Bao\n\nMei');
  await expect(page.getByText('3 students', { exact: true })).toBeVisible();
  await judge(page, 'names of new students');
  await page.getByRole('button', { name: 'Continue' }).click();

  const list = page.getByRole('list', { name: 'New students' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByLabel('Last name').nth(1)).toHaveValue('Nguyen');
  await list.getByLabel('Username').first().fill('ana!');
  await page.getByRole('button', { name: 'Take Mei off the list' }).click();
  await judge(page, 'new students to check');
  await expect(page.getByText('Use only letters, numbers, and . _ - @ (no spaces).')).toBeVisible();
  await page.getByRole('button', { name: 'Create 1 account' }).click();
  await expect(page.getByRole('button', { name: 'Go on with 1 account' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('1 row needs a change.');
  await judge(page, 'new students, one of them refused');
  await page.getByRole('link', { name: 'Students', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  const username = freshUsername('ana');
  await list.getByLabel('Username').first().fill(username);
  await page.getByRole('button', { name: 'Create 1 more' }).click();

  await expect(page.getByRole('heading', { name: '2 accounts are ready' })).toBeVisible();
  await judge(page, 'accounts that are ready');
  const ana = page.getByRole('row', { name: /Ana Lopez/ });
  const password = (await ana.getByRole('cell').last().textContent()) ?? '';
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bao Nguyen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print login cards' })).toBeHidden();
  await page.emulateMedia({ media: null });

  const chromebook = await (await browser.newContext()).newPage();
  await logIn(chromebook, { username, password }, new URL(href(login), page.url()).href);
  await expect(chromebook.getByText('Ana').first()).toBeVisible();
  await chromebook.context().close();

  await page.getByRole('link', { name: 'Go to the class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('heading', { name: '2 accounts are ready' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('link', { name: 'Bao Nguyen', exact: true })).toBeVisible();
});

test('a teacher creates the classes of three periods at once', async ({ page, world }) => {
  await logIn(page, await world.teacher('Rivera'), href(createClassPage));
  await page.getByLabel('Class name').fill('Period 1');
  for (const name of ['Period 2', 'period 1']) {
    await page.getByRole('button', { name: 'Add another class' }).click();
    await page
      .getByLabel(/^Name of class/)
      .last()
      .fill(name);
  }
  await page.getByLabel('Grade').selectOption({ label: 'Grade 7' });
  await page.getByRole('button', { name: 'Create 3 classes' }).click();
  await expect(page.getByText('Two of your classes have the same name.')).toBeVisible();
  await judge(page, 'several classes to create, two with one name');
  await page.getByLabel('Name of class 3').fill('Period 3');
  await page.getByRole('button', { name: 'Create 3 classes' }).click();
  await expect(page.getByRole('heading', { name: '3 classes are ready' })).toBeFocused();
  await judge(page, 'several classes that are ready');
  await page.getByRole('link', { name: 'Add students to Period 3' }).click();
  await expect(page.getByRole('heading', { name: 'Period 3', level: 1 })).toBeVisible();
});

test('a teacher prints new cards for students who have lost theirs', async ({ page, world, browser }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  await room.student('Bao');
  await logIn(page, teacher, href(classPage, { id: room.id }));
  await page.getByRole('link', { name: 'Login cards' }).click();
  await page.getByRole('checkbox', { name: /^Ana/ }).check();
  await judge(page, 'students who may get a card');
  await page.getByRole('button', { name: 'Create 1 card' }).click();
  await judge(page, 'a question before passwords are changed');
  await page.getByRole('dialog').getByRole('button', { name: 'Create the password' }).click();
  await expect(page.getByRole('heading', { name: '1 card is ready' })).toBeVisible();
  const password =
    (await page.getByRole('row', { name: /^Ana/ }).getByRole('cell').last().textContent()) ?? '';

  const chromebook = await (await browser.newContext()).newPage();
  await logIn(chromebook, { username: ana.username, password }, new URL(href(login), page.url()).href);
  await expect(chromebook.getByText('Ana').first()).toBeVisible();
  await chromebook.context().close();
});

async function archive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archive this class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive the class' }).click();
  await expect(page.getByRole('heading', { name: 'Classes', level: 1 })).toBeVisible();
}
