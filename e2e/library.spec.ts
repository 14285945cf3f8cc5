import type { Page } from '@playwright/test';
import type { World } from '#app/server/world.ts';
import { type CatalogLine, listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { expect, test } from './openleaf.ts';
import { DEMO, logIn } from './steps/people.ts';

test('a teacher finds a passage in spite of a typing error, and looks at its answers', async ({
  page,
  world,
}) => {
  const { title, word } = await passageToFind(world);
  await logIn(page, DEMO.teacher);
  await page.getByRole('link', { name: 'Library' }).click();
  // The level of the only class.
  await expect(page.getByRole('heading', { name: 'Level Four' })).toBeVisible();
  const typed = withTypingError(word);
  await page.getByRole('searchbox').fill(typed);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  const answers = page.getByText('The answer', { exact: true });
  const questions = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(questions.first()).toBeVisible();
  await expect(answers).toHaveCount(0);
  await expectOnPaper(page, { title, answers: false });
  await page.getByRole('switch', { name: 'Show the answers' }).click();
  await expect(answers).toHaveCount(await questions.count());
  await page.getByRole('button', { name: 'Show it in the text' }).first().click();
  await expect(page.getByRole('article').locator('mark').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'On paper' }).selectOption('Worksheet and answers');
  await expectOnPaper(page, { title, answers: true });

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('an administrator corrects a key, and sees what it changed', async ({ page, world }) => {
  const { title } = await passageToFind(world);
  await logIn(page, DEMO.admin);
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Twelve');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('switch', { name: 'Show the answers' }).click();
  await page
    .getByRole('button', { name: /^Make this the answer: . of question 2$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Make . the answer to question 2\?$/ });
  await expect(dialog).toContainText('nobody loses points');
  await dialog.getByLabel('Reason').fill('Paragraph 2 says so in so many words.');
  await dialog.getByRole('button', { name: /^Make . the answer$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^The answer to this question was corrected on /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^2\. / })).toBeFocused();

  await page.getByRole('link', { name: 'Questions' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Paragraph 2 says so in so many words.');
  await expect(row).toContainText('Being scored again');
  await row.getByRole('link').click();
  await expect(page.getByText('Reason: Paragraph 2 says so in so many words.')).toBeVisible();
});

/** A passage that no journey reads, so that another key is in nobody's way, and a word of its title that is long. */
async function passageToFind(world: World): Promise<{ title: string; word: string }> {
  const teacher = await world.logIn(DEMO.teacher.username, DEMO.teacher.password);
  const { quizzes } = (await teacher.call(listCatalogQuizzes, { query: { level: 12, size: 100 } })).data;
  const found = quizzes.map(({ title }) => ({ title, word: longestWord({ title }) }));
  return found.toSorted((a, b) => b.word.length - a.word.length)[0] ?? { title: '', word: '' };
}

const longestWord = ({ title }: Pick<CatalogLine, 'title'>): string =>
  (title.match(/[A-Za-z]+/g) ?? []).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  );

/** "umbrella" becomes "umbrela". */
const withTypingError = (word: string): string => word.slice(0, -2) + word.slice(-1);

/** What would be printed now. */
async function expectOnPaper(page: Page, shown: { title: string; answers: boolean }): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: shown.title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Answers: ${shown.title}` })).toBeVisible({
    visible: shown.answers,
  });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('switch')).toBeHidden();
  await page.emulateMedia({ media: null });
}
