import type { Page } from '@playwright/test';
import type { Person } from '#app/server/world.ts';
import { logIn, logOut } from './people.ts';
import { chooseFirstPassage } from './reading.ts';

/** Where answers go to. */
export const ANSWERS = '**/api/quiz/answer_question';

/** Logs in and opens the first of the three passages. */
export async function openQuiz(page: Page, student: Person): Promise<void> {
  await logIn(page, student);
  await chooseFirstPassage({ page });
}

/** Leaves the quiz, and logs out. */
export async function logOutOfQuiz(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Leave' }).click();
  await logOut(page);
}
