import type { Locator, Page } from '@playwright/test';
import { keepReaderMarks } from '#features/quiz/contract/reader-marks.ts';
import { href } from '#platform/screens/core/address.ts';
import { landing, studentHome } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { classWithEssays, commentOf } from './steps/essays.ts';
import { openQuietQuiz } from './steps/interrupted-quiz.ts';
import { logIn, logOut } from './steps/people.ts';
import { findReadable, readablePlaces, type Secret, typeAndKeep } from './steps/readable.ts';
import { answer, chooseFirstPassage, openQuestion, readQuiz, rest } from './steps/reading.ts';

/** Words that were typed here and nowhere else. */
const ESSAY =
  'My grandmother keeps a heron feather in a blue tin because it reminds her of the river and of her brother.';
const NOTE = 'heron feather beside the second paragraph';
const COMMENT = 'Ana forgot her glasses again today. She asked for large print, and read it twice.';
const REUSED = 'Ask at home about the glasses.';

test.describe.configure({ timeout: 120_000 });

test('nothing of a student can be read on the device after a logout', async ({
  page,
  world,
  service,
  read,
}) => {
  const { ana } = await classWithEssays(world, service);
  const secrets: Secret[] = [
    { what: 'note', text: NOTE },
    { what: 'essay', text: 'heron feather' },
    { what: 'username', text: ana.username },
    { what: 'name', text: 'Lopez' },
    { what: 'choice of letters', text: '"font":"dyslexia"' },
  ];
  await logIn(page, ana);
  const title = await chooseFirstPassage({ page });
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('radio', { name: 'Dyslexia' }).check();
  await page.keyboard.press('Escape');
  await writeNote(page);
  await page.reload();
  await expect(noteOf(page)).toHaveValue(NOTE);
  await expect(page.getByRole('article')).toHaveAttribute('data-font', 'dyslexia');
  await readQuiz({ page, read });
  await openEssay(page);
  await typeAndKeep(page, ESSAY.length, () => page.getByRole('textbox').fill(ESSAY));
  await logOut(page);
  expect(await findReadable(page, [...secrets, { what: 'title', text: title }])).toEqual([]);

  await logIn(page, ana);
  await expect(page.getByText('You began writing. It is kept on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Keep writing' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(ESSAY);
});

test('nothing of a student can be read on the device after a time-out', async ({
  page,
  world,
  service,
  read,
}) => {
  const { ana } = await classWithEssays(world, service);
  await openQuietQuiz(page, ana);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const isSaved = page.waitForResponse(
    (response) => response.url().endsWith(keepReaderMarks.path) && response.ok(),
  );
  await writeNote(page);
  await isSaved;
  await rest(page, service, 61 * 60);
  await answer({ page, read });
  await expect(page.getByText('Eeek. It appears your session has timed out.')).toBeVisible();
  const secrets = [
    { what: 'note', text: NOTE },
    { what: 'title', text: title },
    { what: 'username', text: ana.username },
    { what: 'clock', text: '{"questionId"' },
  ];
  expect(await findReadable(page, secrets)).toEqual([]);
  await logIn(page, ana, null);
  await expect(noteOf(page)).toHaveValue(NOTE);
});

test('what a teacher noted about children ends with a logout and waits, locked, after a time-out', async ({
  page,
  newDevice,
  world,
  service,
  read,
}) => {
  const { teacher, ana } = await classWithEssays(world, service);
  await logIn(page, ana);
  await chooseFirstPassage({ page });
  await readQuiz({ page, read });
  await openEssay(page);
  await page.getByRole('textbox').fill(ESSAY);
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByRole('heading', { name: /^Handed in\./ })).toBeVisible();

  const desk = await newDevice();
  const secrets: Secret[] = [
    { what: 'comment', text: 'forgot her glasses' },
    { what: 'kept comment', text: REUSED },
    { what: 'essay', text: 'heron feather' },
    { what: 'name of a child', text: 'Lopez' },
    { what: 'username', text: teacher.username },
  ];
  await logIn(desk, teacher);
  await desk.getByRole('link', { name: 'Read it' }).click();
  await typeAndKeep(desk, REUSED.length, () => commentOf(desk).fill(REUSED));
  await typeAndKeep(desk, REUSED.length, () =>
    desk.getByRole('button', { name: 'Keep the comment above for later' }).click(),
  );
  // The score is a figure in the place of "null".
  await typeAndKeep(desk, COMMENT.length - REUSED.length - 'null'.length, async () => {
    await desk.getByRole('radio', { name: /^2/ }).check();
    await commentOf(desk).fill(COMMENT);
  });

  await rest(desk, service, 9 * 60 * 60);
  await desk.getByRole('button', { name: 'Save and next' }).click();
  await expect(desk.getByText('Eeek. It appears your session has timed out.')).toBeVisible();
  expect(await findReadable(desk, secrets)).toEqual([]);

  await logIn(desk, teacher, null);
  await expect(commentOf(desk)).toHaveValue(COMMENT);
  await expect(desk.getByRole('radio', { name: /^2/ })).toBeChecked();
  await logOut(desk);
  expect(await findReadable(desk, secrets)).toEqual([]);

  await logIn(desk, teacher);
  await desk.getByRole('link', { name: 'Read it' }).click();
  await expect(desk.getByRole('button', { name: `Add to the comment: ${REUSED}` })).toBeVisible();
  await expect(commentOf(desk)).toHaveValue('');
});

test('a logout loads the page anew, and ends the session on the server', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  await logIn(page, teacher);
  await page.evaluate(() => Object.assign(window, { rememberedHere: true }));
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await logOut(page);
  expect((await ended).status()).toBe(200);
  expect(await page.evaluate(() => 'rememberedHere' in window)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a logout without a network forgets the person all the same', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  await logIn(page, teacher);
  // The home has all its parts before the network goes.
  await expect(page.getByRole('link', { name: 'Create a class' }).first()).toBeVisible();
  await page.context().setOffline(true);
  await logOut(page);
  expect(await findReadable(page, [{ what: 'username', text: teacher.username }])).toEqual([]);
  await page.context().setOffline(false);
});

test('the search finds what is left in each store', async ({ page }) => {
  await page.goto(landing.path);
  await page.evaluate(async () => {
    localStorage.setItem('a', 'left here');
    sessionStorage.setItem('b', 'left here');
    history.replaceState({ c: 'left here' }, '');
    await (await caches.open('d')).put('/d', new Response('left here'));
    await new Promise<void>((resolve) => {
      const asked = indexedDB.open('e', 1);
      asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('e').put('left here', 1));
      asked.addEventListener('success', () => {
        asked.result.close();
        resolve();
      });
    });
  });
  const places = (await readablePlaces(page)).filter(({ text }) => text.includes('left here'));
  expect(places.map(({ where }) => where).toSorted()).toEqual(
    ['Cache Storage', 'IndexedDB', 'its address', 'localStorage', 'sessionStorage'].toSorted(),
  );
});

/** From the home, where the essay waits before the next passage. */
async function openEssay(page: Page): Promise<void> {
  await page.goto(href(studentHome));
  await page.getByRole('link', { name: 'Write about it' }).click();
}

const noteOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Note on paragraph/ });

/** Writes beside the text of the open quiz. */
async function writeNote(page: Page): Promise<void> {
  await expect(openQuestion(page)).toBeVisible();
  await page.getByText('Write a note').click();
  await page.getByRole('textbox', { name: 'Your note' }).fill(NOTE);
  await page.getByRole('button', { name: 'Save this note' }).click();
  await expect(noteOf(page)).toHaveValue(NOTE);
}
