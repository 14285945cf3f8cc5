import { href } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { inquiriesPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn, logOut } from './steps/people.ts';

test('somebody writes from the contact page, and the admin reads it and is done with it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(href(contactPage));
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await judge(page, 'a message that is refused');
  await page.getByLabel('Email').fill('olga@home.example');
  await page.getByLabel('Message').fill('Where do I find the family code?\nMy child has lost the card.');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();

  await logIn(page, DEMO.admin);
  await page.goto(href(inquiriesPage));
  const message = page.getByRole('listitem').filter({ hasText: 'olga@home.example' });
  await expect(message).toContainText('My child has lost the card.');
  await judge(page, 'a message of somebody');
  await message.getByRole('button', { name: 'Mark as done' }).click();
  await expect(message).toHaveCount(0);
  await page.getByLabel('Show').selectOption({ label: 'Done' });
  await expect(message).toBeVisible();
  await logOut(page);
});

test('a student is sent to the teacher, and older addresses lead to their screens', async ({ page }) => {
  for (const [old, title] of [
    ['/welcome/aboutUs', 'About Openleaf'],
    ['/support/give', 'Support us'],
    ['/en/contact', 'Contact'],
  ] as const) {
    await page.goto(old);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await logIn(page, DEMO.student);
  await page.goto(href(contactPage));
  await expect(page.getByRole('main')).toContainText('Please ask your teacher.');
  await expect(page.getByRole('button', { name: 'Send the message' })).toHaveCount(0);
});
