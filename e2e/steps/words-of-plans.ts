import type { Page } from '@playwright/test';

/** What a screen says where plans are sold, and which no passage has in it. */
const OF_PLANS =
  /part of a plan|see the plans\b|more with a plan|plans? and (?:prices|payment)|subscription|\$\d+ a month/i;

/** What a screen says of plans and their prices; null where it says nothing of them. */
export const wordsOfPlans = async (page: Page): Promise<string | null> =>
  OF_PLANS.exec(await page.locator('body').innerText())?.[0] ?? null;
