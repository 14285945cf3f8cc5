import type { Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { classPage, classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';

test('a teacher joins two accounts of one student, and takes it back', async ({
  page: teacher,
  newDevice,
  world,
  service,
}) => {
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  const twin = await room.student('Anna');
  await finishPretest(ana, service);

  await logIn(teacher, rivera, href(classPage, { id: room.id }));
  await joinAccounts(teacher);
  const dialog = teacher.getByRole('dialog', { name: 'Are these the same student?' });
  await expect(dialog.getByRole('radio', { name: ana.username, exact: true })).toBeChecked();
  await judge(teacher, 'the question before two accounts are joined');
  await dialog.getByRole('button', { name: 'Merge accounts' }).click();
  await expect(teacher.getByRole('region', { name: 'Messages' })).toContainText(
    `Ana Lopez has one account now: ${ana.username}.`,
  );
  await expect(teacher.getByText('Recently changed: 1 student merged with a second account.')).toBeVisible();

  const student = await newDevice();
  await student.goto(href(login));
  await student.getByLabel('Username or email').fill(twin.username);
  await student.getByLabel('Password', { exact: true }).fill(twin.password);
  await student.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(student.getByText(`Please log in as ${ana.username}.`)).toBeVisible();
  await judge(student, 'the login of an account that was joined');

  await teacher.goto(href(classSettingsPage, { id: room.id }));
  await expect(teacher.getByText(`merged with ${twin.username}`)).toBeVisible();
  await judge(teacher, 'class settings with joined accounts');
  await teacher.getByRole('button', { name: 'Undo merging the accounts of Ana Lopez' }).click();
  await expect(teacher.getByRole('region', { name: 'Messages' })).toContainText(
    'Ana Lopez has two accounts again.',
  );
  await student.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(student.getByRole('heading', { level: 1 })).not.toHaveText('Log in');

  await teacher.goto(href(classPage, { id: room.id }));
  await joinAccounts(teacher);
  await dialog.getByRole('button', { name: 'Merge accounts' }).click();
  const messages = teacher.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(messages).toContainText('Ana Lopez has two accounts again.');
  await expect(teacher.getByRole('link', { name: 'Anna Lopez', exact: true })).toBeVisible();
});

/** Chooses the two accounts in the roster, and asks for them to be joined. */
async function joinAccounts(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: 'Choose students' }).click();
  await teacher.getByRole('checkbox', { name: 'Ana Lopez' }).click();
  await expect(teacher.getByRole('button', { name: 'Merge accounts' })).toHaveCount(0);
  await teacher.getByRole('checkbox', { name: 'Anna Lopez' }).click();
  await teacher.getByRole('button', { name: 'Merge accounts' }).click();
}
