import { setPretest } from '#features/activities/server/testing/ask-for-pretest.ts';
import { setGoal } from '#features/activities/server/testing/set-goal.ts';
import { href } from '#platform/screens/core/address.ts';
import { classActivitiesPage, studentActivitiesPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';

test('a teacher saves the scores of a class in one file, and looks at what a student is set to do', async ({
  page,
  world,
  service,
}) => {
  test.setTimeout(120_000);
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await finishPretest(ana, service);
  await logIn(page, rivera);
  await page.goto(href(classActivitiesPage, { id: room.id }));
  const download = page.getByRole('button', { name: 'Download all scores' });
  await expect(page.getByText(/Nothing is assigned/)).toBeVisible();
  await expect(download).toBeHidden();
  await setGoal(rivera, room.id, { quizzes: 3 });
  await setPretest(rivera, room.id);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Weekly goal: 3 quizzes' })).toBeVisible();
  await judge(page, 'the activities of a class with the way to all scores');
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toBe('Scores - Room 12.csv');

  await page.goto(href(studentActivitiesPage, { id: ana.id }));
  const goal = page.getByRole('row').filter({ hasText: 'Weekly goal: 3 quizzes' });
  await expect(goal).toContainText('0 of 3');
  await expect(page.getByRole('row').filter({ hasText: 'Pretest' })).toContainText('Not started');
  await judge(page, 'the activities of a student with a weekly goal');
});
