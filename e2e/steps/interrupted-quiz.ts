import type { Page } from '@playwright/test';
import type { Person } from '#app/server/world.ts';
import { readReaderMarks } from '#features/quiz/contract/reader-marks.ts';
import { logIn, logOut } from './people.ts';
import { chooseFirstPassage } from './reading.ts';

/** Where answers go to. */
export const ANSWERS = '**/api/quiz/answer_question';

/** Logs in and opens the first of the three passages. */
export async function openQuiz(page: Page, student: Person): Promise<void> {
  await logIn(page, student);
  await chooseFirstPassage({ page });
}

/** The same for a first quiz, and every call is over that it makes by itself: the last notes that its tips were shown. */
export async function openQuietQuiz(page: Page, student: Person): Promise<void> {
  const areOver = Promise.all([
    page.waitForResponse((response) => response.url().includes(readReaderMarks.path)),
    page.waitForResponse((response) => /"tipsIn":\[\d/.test(response.request().postData() ?? '')),
  ]);
  await openQuiz(page, student);
  await areOver;
}

/** Leaves the quiz, and logs out. */
export async function logOutOfQuiz(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Leave' }).click();
  await logOut(page);
}
