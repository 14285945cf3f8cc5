import type { BrowserContext, Page } from '@playwright/test';

/** What the pages of a test carry besides their own scripts. */
declare global {
  interface Window {
    passReadingTime(seconds: number): void;
  }
}

/** Gives every page a lever for the clock by which it measures how long a student has read. */
export function bringReadingClock(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const real = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => real() + ahead;
    window.passReadingTime = (seconds) => {
      ahead += seconds * 1000;
    };
  });
}

export const moveReadingClock = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((passing) => window.passReadingTime(passing), seconds);
