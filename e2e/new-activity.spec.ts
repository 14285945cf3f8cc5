import { listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { href } from '#platform/screens/core/address.ts';
import { newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';

test('a teacher finds a passage while setting an activity, assigns it, and assigns it once more to another class', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  await rivera.class('Room 13');
  await room.student('Ana');
  const { quizzes } = (await rivera.call(listCatalogQuizzes, { query: { level: 4 } })).data;
  const passage = quizzes.find(({ title }) => title === curlQuotes(title));
  if (!passage) throw new Error('The library has no passage of level Four.');
  const { title } = passage;

  await logIn(page, rivera);
  await page.goto(href(newActivityPage));
  await page.getByRole('button', { name: 'Assign the passage' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose a class.');
  await page.getByLabel('Room 12').check();
  await page.getByRole('button', { name: 'Assign the passage' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose a passage.');
  await expect(page.getByLabel('Level', { exact: true })).toHaveValue('4');
  await page.getByLabel('Level', { exact: true }).selectOption('All levels');
  await page.getByLabel('Level', { exact: true }).selectOption('Four');
  await page.getByLabel('Search titles and text').fill(title);
  await judge(page, 'searching a passage for a new activity');
  await page.getByRole('button', { name: `Preview “${title}”` }).click();
  await expect(page.getByRole('region', { name: `Text of “${title}”` })).toBeVisible();
  await judge(page, 'a look into a passage for a new activity');
  await page.getByRole('button', { name: `Choose “${title}”` }).click();
  await expect(page.getByText(/^Due .* · about \d+ minutes?$/)).toBeVisible();
  await judge(page, 'a new activity with a passage');
  await page.getByRole('button', { name: 'Assign the passage' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByLabel('Room 12')).toBeChecked();
  await expect(page.getByText('is assigned. You can change its due date.')).toBeVisible();
  await page.getByLabel('Room 12').uncheck();
  await page.getByLabel('Room 13').check();
  await page.getByRole('button', { name: 'Assign the passage' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Assigned to Room 13, due ');
});
