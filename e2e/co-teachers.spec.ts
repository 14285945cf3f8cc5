import type { Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { classTeachersPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { tabTo } from './steps/keyboard.ts';
import { linkInMail } from './steps/link-in-mail.ts';
import { logIn } from './steps/people.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('a co-teacher joins by the bell, and the owner sees and removes them', async ({
  page,
  world,
  newDevice,
}) => {
  const owner = await world.teacher('Rivera');
  const room = await owner.class('Room 12');
  await room.student('Ana');
  const colleague = await world.teacher('Kobi');
  await logIn(page, owner, href(classTeachersPage, { id: room.id }));
  await expect(page.getByText('Only you so far')).toBeVisible();
  await judge(page, 'a class without co-teachers');
  await page.getByLabel('Email of the teacher').fill(`${colleague.username}@school.example`);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('No answer yet')).toBeVisible();
  await judge(page, 'an invitation that was sent');

  const other = await newDevice();
  await logIn(other, colleague);
  await other.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await other.getByRole('menuitem', { name: 'Ms. Rivera invites you to teach Room 12.' }).click();
  await judge(other, 'an invitation to teach together');
  await other.getByRole('button', { name: 'Accept: Room 12' }).click();
  await expect(message(other)).toContainText('You teach Room 12 now, too.');
  await expect(other.getByRole('link', { name: 'Ana Lopez', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'No notifications' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('No answer yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Ms. Kobi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Only you so far')).toBeVisible();

  await other.goto(href(teacherClasses));
  await expect(other.getByText('You have no class right now')).toBeVisible();
});

test('a co-teacher joins by the link and leaves again, by the keyboard alone', async ({
  page,
  world,
  newDevice,
  service,
}) => {
  const owner = await world.teacher('Rivera');
  const room = await owner.class('Room 12');
  const colleague = await world.teacher('Kobi');
  await logIn(page, owner, href(classTeachersPage, { id: room.id }));
  await tabTo(page.getByLabel('Email of the teacher'));
  await page.keyboard.type(`${colleague.username}@school.example`);
  await page.keyboard.press('Enter');
  const link = await linkInMail(service, `${colleague.username}@school.example`);

  const other = await newDevice();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Teach a class together' })).toBeVisible();
  await expect(other).not.toHaveURL(/#/);
  await judge(other, 'an invitation before the log-in');
  await tabTo(other.getByRole('link', { name: 'Log in', exact: true }).last());
  await other.keyboard.press('Enter');
  await logIn(other, colleague, null);
  await expect(other.getByText(/invites you to teach/)).toContainText(
    'Ms. Rivera invites you to teach Room 12',
  );
  await judge(other, 'an invitation by link');
  await tabTo(other.getByRole('button', { name: 'Accept' }));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Room 12', level: 1 })).toBeVisible();

  await tabTo(other.getByRole('link', { name: 'Co-teachers' }));
  await other.keyboard.press('Enter');
  await tabTo(other.getByRole('button', { name: 'Leave Room 12' }));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog')).toBeVisible();
  await judge(other, 'leaving a shared class');
  await tabTo(other.getByRole('button', { name: 'Leave the class' }));
  await other.keyboard.press('Enter');
  await expect(other.getByText('You have no class right now')).toBeVisible();
});

test('a teacher with another address gains nothing by a link', async ({
  page,
  world,
  newDevice,
  service,
}) => {
  const owner = await world.teacher('Rivera');
  const room = await owner.class('Room 12');
  await logIn(page, owner, href(classTeachersPage, { id: room.id }));
  const email = `colleague.${owner.username}@school.example`;
  await page.getByLabel('Email of the teacher').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const link = await linkInMail(service, email);
  const other = await newDevice();
  await logIn(other, await world.teacher('Stranger'));
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This invitation does not work here' })).toBeVisible();
  await judge(other, 'an invitation to somebody else');
});

test('a teacher who was invited without an account signs up, and comes back to the invitation', async ({
  page,
  world,
  newDevice,
  service,
}) => {
  const owner = await world.teacher('Rivera');
  const room = await owner.class('Room 12');
  await logIn(page, owner, href(classTeachersPage, { id: room.id }));
  const username = `new.${owner.username}`;
  const email = `${username}@school.example`;
  await page.getByLabel('Email of the teacher').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const other = await newDevice();
  await other.goto(await linkInMail(service, email));
  await other.getByRole('link', { name: 'Create a teacher account' }).click();
  await other.getByLabel('First name').fill('Noor');
  await other.getByLabel('Last name').fill('Kobi');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Password', { exact: true }).fill('lake window paper');
  await other.getByRole('button', { name: 'Create my account' }).click();
  await expect(other.getByText(/invites you to teach/)).toContainText('Room 12');
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByRole('heading', { name: 'Room 12', level: 1 })).toBeVisible();
});
