import type { Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { login, resetPassword, teacherHome } from '#platform/screens/core/addresses.ts';
import { mailPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { linkInMail } from './steps/link-in-mail.ts';
import { DEMO, logIn } from './steps/people.ts';

const NEW = 'seven quiet otters';

async function ask(page: Page, name: string): Promise<void> {
  await page.goto(href(login));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await page.getByLabel('Username or email').fill(name);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeFocused();
}

test('a teacher who forgot the password gets a mail, follows the link, and is in with a new one', async ({
  page,
  newDevice,
  world,
  service,
}) => {
  const teacher = await world.teacher('Rivera');
  const email = `${teacher.username}@school.example`;
  const elsewhere = await newDevice();
  await logIn(elsewhere, teacher);

  await ask(page, 'nobody.at.all');
  await ask(page, email);
  await judge(page, 'link asked for');
  const older = await linkInMail(service, email, 1);
  await ask(page, teacher.username);
  const newest = await linkInMail(service, email, 2);

  await page.goto(older);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await judge(page, 'link that is over');
  // The same screen with something else behind the # is not loaded anew by itself.
  await page.goto('about:blank');
  await page.goto(newest);
  await expect(page.getByText(teacher.username)).toBeVisible();
  await expect(page).toHaveURL(href(resetPassword));
  await judge(page, 'new password by a link');
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await type('New password', NEW);
  await type('New password again', 'seven quiet otter');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('These two passwords don’t match.')).toBeVisible();
  await type('New password again', NEW);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await judge(page, 'password changed');

  // Within a second.
  await elsewhere.waitForTimeout(1_000);
  await elsewhere.goto(href(teacherHome));
  await expect(elsewhere).toHaveURL(/\/login/);

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, { ...teacher, password: NEW }, null);
  await expect(page).toHaveURL(href(teacherHome));
  await page.goto('about:blank');
  await page.goto(newest);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('an administrator shows again who it is, and sees what became of the mail, and not the link in it', async ({
  page,
  world,
  service,
}) => {
  const teacher = await world.teacher('Okafor');
  await ask(page, teacher.username);
  const link = await linkInMail(service, `${teacher.username}@school.example`, 1);
  await logIn(page, DEMO.admin);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mail' }).click();
  await expect(page).toHaveURL(href(mailPage));
  const row = page.getByRole('row').filter({ hasText: teacher.username });
  await expect(row.getByText('Sent')).toBeVisible();
  // The screen was left open for a while: whoever sits at it now is asked first.
  await service.pass(16 * 60);
  await row.getByRole('button', { name: `Open the mail to ${teacher.username}` }).click();
  const question = page.getByRole('dialog', { name: 'Is it still you?' });
  await judge(page, 'question whether it is still the administrator, over a mail');
  await question.getByLabel('Your password', { exact: true }).fill(DEMO.admin.password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Its username is ${teacher.username}.`)).toBeVisible();
  await expect(dialog.getByText('the link is not shown here')).toBeVisible();
  await judge(page, 'mail opened');
  expect(await page.content()).not.toContain(link.slice(link.indexOf('#') + 1, link.indexOf('.')));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row.getByRole('button')).toBeFocused();
});
