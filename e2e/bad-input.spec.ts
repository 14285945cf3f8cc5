import type { Locator, Page } from '@playwright/test';
import { closeClassCode } from '#features/classes/contract/class-members.ts';
import { href } from '#platform/screens/core/address.ts';
import { joinClassPage, login, studentAccount, teacherAccount } from '#platform/screens/core/addresses.ts';
import { createClassPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { fillTeacherForm, freshUsername, logIn, newStudent } from './steps/people.ts';
import { chooseFirstPassage, confirmButton } from './steps/reading.ts';

test('a wrong password is told, and the username stays', async ({ page, world }) => {
  const { username } = await world.teacher('Rivera');
  await page.goto(href(login));
  await press(page, 'Log in');
  await expectFault(page.getByLabel('Username'), /Enter your username or email\./);
  await expectFault(password(page), /Enter your password\./);
  await page.getByLabel('Username').fill(username);
  await password(page).fill('not the one');
  await press(page, 'Log in');
  await expect(page.getByRole('alert')).toContainText('This name and password don’t match.');
  await expect(page.getByText('your account may be locked')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
});

test('a class code with a slip is told before the account is asked for', async ({ page }) => {
  await page.goto(href(studentAccount));
  const code = page.getByLabel('Class code');
  await code.fill('ABCD-23');
  await press(page, 'Next');
  await expectFault(code, /A class code has 8 letters and numbers\./);
  await expect(code).toHaveValue('ABCD-23');
});

test('a student account that cannot be made says why, field by field', async ({ page, world }) => {
  const taken = await world.student('Ben');
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await page.goto(href(studentAccount));
  await page.getByLabel('Class code').fill('ABCD-2345');
  await press(page, 'Next');
  await expectFault(page.getByLabel('Class code'), /This class code does not work\./);
  await page.getByLabel('Class code').fill(room.code);
  await press(page, 'Next');
  await expect(page.getByText('You are joining Room 12 with Ms. Rivera.')).toBeVisible();
  await teacher.call(closeClassCode, { body: { classId: room.id } });
  await press(page, 'Create my account');
  await expectFault(page.getByLabel('First name'));
  await expectFault(page.getByLabel('Username'));

  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lopez');
  await page.getByLabel('Username').fill(taken.username);
  await expectFault(page.getByLabel('Username'), /taken/);
  await page.getByLabel('Username').fill('ana lopez!');
  await expectFault(page.getByLabel('Username'), /Use only letters, numbers, and \. _ - @ \(no spaces\)\./);
  await page.getByLabel('Username').fill(freshUsername('ana'));
  await password(page).fill('green leaf 7');
  await page.getByLabel('Month').selectOption({ label: 'May' });
  await press(page, 'Create my account');
  await expectFault(page.getByLabel('Year'), /Please choose the year, too\./);
  await page.getByLabel('Year').selectOption({ label: '2017' });
  await press(page, 'Create my account');
  await expect(page.getByText('This class code does not work.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByLabel('Month')).toHaveValue('05');
});

test('a teacher account that cannot be made says why, field by field', async ({ page }) => {
  await page.goto(href(teacherAccount));
  await fillTeacherForm(page, freshUsername('rivera'));
  await page.getByLabel('Email').fill('rivera at school');
  await press(page, 'Create my account');
  await expectFault(page.getByLabel('Email'));
  await page.getByLabel('Email').fill('rivera@school.example');
  await password(page).fill('short');
  await press(page, 'Create my account');
  await expectFault(password(page), /Use at least 10 characters\./);
  await password(page).fill('password1234');
  await press(page, 'Create my account');
  await expectFault(password(page), /Many people use this password/);
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
  await expect(page.getByLabel('Email')).toHaveValue('rivera@school.example');
});

test('a class needs a name, a grade and levels in order', async ({ page, world }) => {
  await logIn(page, await world.teacher('Rivera'), href(login, {}, { to: href(createClassPage) }));
  await press(page, 'Create the class');
  await expectFault(page.getByLabel('Class name'));
  await expectFault(page.getByLabel('Grade'), /Please choose a grade\./);
  await page.getByLabel('Class name').fill('Room 12');
  await page.getByLabel('Grade').selectOption({ label: 'Grade 4' });
  await page.getByText('Settings', { exact: true }).click();
  await page.getByLabel('Lowest passage level').selectOption({ label: 'Six' });
  await page.getByLabel('Highest passage level').selectOption({ label: 'Five' });
  await press(page, 'Create the class');
  await expectFault(page.getByLabel('Lowest passage level'), /cannot be above the highest/);
  await expect(page.getByLabel('Class name')).toHaveValue('Room 12');
});

test('a class that is not there cannot be joined', async ({ page, world }) => {
  await logIn(page, await world.student('Ana'), href(login, {}, { to: href(joinClassPage) }));
  const code = page.getByLabel('Class code');
  await code.fill('ABCD-234O');
  await press(page, 'Join the class');
  await expectFault(code, /Class codes never use the letter O\./);
  await code.fill('ABCD-2345');
  await press(page, 'Join the class');
  await expectFault(code, /This class code does not work\./);
  await expect(code).toHaveValue('ABCD-2345');
});

test('an answer needs a choice', async ({ page, world, service }) => {
  await logIn(page, await newStudent(world, service));
  await chooseFirstPassage({ page });
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Choose one of the answers first.');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });

/** The field is marked as wrong and described by a sentence that says why. */
async function expectFault(field: Locator, why = /\w{3,}/): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(why);
}
