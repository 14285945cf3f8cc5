import type { Page } from '@playwright/test';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { href } from '#platform/screens/core/address.ts';
import { login, quizPage } from '#platform/screens/core/addresses.ts';
import { moveReadingClock } from '../../../e2e/service/reading-clock.ts';
import { logIn } from '../../../e2e/steps/people.ts';
import { confirmButton, optionsOf, READING_SECONDS } from '../../../e2e/steps/reading.ts';
import { type Screen, StuckError, waitForScreen } from './screen.ts';

/** What a child chose, by the ids of the library. */
export interface Choice {
  readonly questionId: number;
  readonly optionId: number;
}

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** Logs in at the log-in form of the quiz. @returns when "Log in" was pressed, in epoch milliseconds, at the latest. */
export async function logInToQuiz(page: Page, origin: string, account: Account): Promise<number> {
  await page.goto(`${origin}${href(login, {}, { to: quizPage.path })}`);
  return logInHere(page, account);
}

/** Logs in where the login is shown. */
export async function logInHere(page: Page, account: Account): Promise<number> {
  let pressed = Number.NaN;
  const requested = page.waitForRequest((request) => {
    if (request.method() === 'POST' && request.url().includes('login')) pressed = Date.now();
    return !Number.isNaN(pressed);
  });
  await Promise.all([requested, logIn(page, account, null)]);
  return pressed;
}

export async function logInAtHome(page: Page, origin: string, account: Account): Promise<void> {
  await logIn(page, account, `${origin}${login.path}`);
  await waitForScreen(page, ({ step }) => step === 'home', 'the home');
}

/** So long a quiz may take to close by itself, in milliseconds. */
const CLOSING_TIMEOUT_MS = 2000;

/** Leaves whatever is open and logs out. @returns what the page then says. */
export async function logOut(page: Page): Promise<Screen> {
  const leave = page.getByRole('link', { name: 'Leave' });
  const out = page.getByRole('link', { name: 'Log out' });
  await leave.or(out).first().waitFor();
  // A quiz that is over closes by itself.
  if (await leave.isVisible()) await leave.click({ timeout: CLOSING_TIMEOUT_MS }).catch(() => {});
  await out.click();
  return waitForScreen(page, ({ step }) => step === 'logged-out', 'the logout');
}

const isAsked = ({ step }: Screen) => step === 'choosing';
/** Nothing moves any more by itself, while the network is away. */
export const isSettled = ({ step }: Screen): boolean => step !== 'sending' && step !== 'other';

/** Presses on through everything that is shown, up to a question to choose or the end. */
export async function goOnToQuestion(page: Page): Promise<Screen> {
  for (;;) {
    const screen = await waitForScreen(page, isSettled, 'a question');
    if (screen.step === 'answered')
      await page.getByRole('button', { name: /^(Next question|See how it went)$/ }).click();
    else if (screen.step === 'ahead') await page.getByRole('button', { name: 'Next question' }).click();
    else if (screen.step === 'pausing') await page.getByRole('button', { name: 'I’m ready' }).click();
    else return screen;
  }
}

/** Reads, chooses one of the options of the open question, and checks. @param share which of the options, from 0 to 1. */
export async function giveAnswer(page: Page, passage: PublishedPassage, share: number): Promise<Choice> {
  const screen = await waitForScreen(page, isAsked, 'a question to choose');
  const question = passage.questions.find(({ id }) => id === screen.questionId);
  const at = Math.floor(share * screen.options.length);
  const option = question?.options.find(({ text }) => curlQuotes(text) === screen.options[at]);
  if (!question || !option)
    throw new StuckError(`no option ${at} of question ${screen.questionId}: ${screen.options.join(' | ')}`);
  await moveReadingClock(page, READING_SECONDS);
  await optionsOf(page).nth(at).click();
  await confirmButton(page).click();
  return { questionId: question.id, optionId: option.id };
}
