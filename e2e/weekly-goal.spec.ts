import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';

test('a teacher sets a weekly goal for two classes, changes it, cancels it and takes that back', async ({
  page,
  newDevice,
  world,
  service,
}) => {
  test.setTimeout(180_000);
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  await rivera.class('Room 13');
  const ana = await room.student('Ana');
  await finishPretest(ana, service);
  await logIn(page, rivera);

  await page.goto(href(teacherActivities));
  await page.getByRole('link', { name: 'New activity' }).first().click();
  await page.getByText('Weekly goal', { exact: true }).click();
  await page.getByRole('button', { name: 'Set the goal' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose a class.');
  await page.getByLabel('Room 12').check();
  await page.getByLabel('Room 13').check();
  // From Friday on, the next week is chosen at first.
  await page.getByLabel(/^This week \(/).check();
  await page.getByLabel('Each week, Monday to Sunday').selectOption('3 quizzes');
  await expect(page.getByText('The goal in Room 12 is 3 quizzes a week.')).toBeVisible();
  await judge(page, 'a new weekly goal');
  await page.getByRole('button', { name: 'Set the goal' }).click();
  const goals = page.getByRole('link', { name: 'Weekly goal: 3 quizzes' });
  await expect(goals).toHaveCount(2);
  await judge(page, 'activities with weekly goals');

  const student = await newDevice();
  await logIn(student, ana);
  const week = student.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('0 of 3 quizzes');
  await expect(week).toContainText(curlQuotes('The goal in Room 12 is 3 quizzes a week.'));
  await judge(student, 'home with the goal of a class');

  await page.getByRole('row').filter({ hasText: 'Room 12' }).getByRole('link').first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toContainText('0 of 3');
  await judge(page, 'a weekly goal');
  await page.getByRole('button', { name: 'Change the goal' }).click();
  await page.getByLabel('Each week, Monday to Sunday').selectOption('1 quiz');
  await page.getByLabel('What counts').selectOption('Only quizzes that are passed (70%)');
  await judge(page, 'changing a weekly goal');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Weekly goal: 1 quiz' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the activity' }).click();
  await student.goto(href(studentHome));
  await expect(week).toContainText('0 of 5 quizzes');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('button', { name: 'Cancel the activity' })).toBeVisible();
  await student.reload();
  await expect(week).toContainText('0 of 1 quiz');
});
