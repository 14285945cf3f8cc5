import type { Page } from '@playwright/test';

/** Ends the page's whole browser at once, as a dead battery does; it cannot write anything any more. */
export async function killBrowser(page: Page): Promise<void> {
  const closed = new Promise((resolve) => page.context().once('close', resolve));
  const browser = await page.context().newCDPSession(page);
  // There is nobody left to answer.
  await browser.send('Browser.crash').catch(() => {});
  await closed;
}
