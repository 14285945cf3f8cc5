import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import type { World } from '#app/server/world.ts';
import { createGuard, type Guard } from './service/guard.ts';
import { createHttpWorld } from './service/http-world.ts';
import { killBrowser } from './service/kill-browser.ts';
import { bringReadingClock, moveReadingClock } from './service/reading-clock.ts';
import { type Service, startService } from './service/service.ts';
import { watchFocus } from './service/watch-focus.ts';

interface KeptBrowser {
  readonly page: Page;
  /** Ends the whole browser at once, as a dead battery does. */
  readonly kill: () => Promise<void>;
}

export interface TestFixtures {
  readonly guard: Guard;
  /** A journey fails when the focus is on the page itself after an act. */
  readonly focusKept: void;
  /** People and classes that are there already. */
  readonly world: World;
  /** Another device: a browser of its own, as guarded as `page`. */
  readonly newDevice: () => Promise<Page>;
  /** A browser that keeps its profile: the next one finds what the one before left on the disk. */
  readonly newKeptBrowser: () => Promise<KeptBrowser>;
  /** A student reads for a while: the clocks of page and program go forward without a wait. */
  readonly read: (page: Page, seconds: number) => Promise<void>;
}

/** Every journey runs on a real Openleaf, which each worker starts once, and fails on whatever the guard sees and on a lost focus. */
export const test = base.extend<TestFixtures, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ service }, use) => use(service.origin),
  guard: [
    async ({ service }, use) => {
      const guard = createGuard([service.origin, ...service.alsoAt], service.mayGoTo);
      await use(guard);
      expect(guard.takeFaults(), 'what no page may do').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, guard }, use) => {
    guard.watch(context);
    await bringReadingClock(context);
    await use(context);
  },
  focusKept: [
    async ({ context }, use) => {
      const lost = await watchFocus(context);
      await use();
      expect(lost, 'acts that lost the focus').toEqual([]);
    },
    { auto: true },
  ],
  newDevice: async ({ browser, guard }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      guard.watch(context);
      await bringReadingClock(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  newKeptBrowser: async ({ service, guard }, use, testInfo) => {
    const profile = testInfo.outputPath('profile');
    const { launchOptions } = testInfo.project.use;
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        baseURL: service.origin,
      });
      opened.push(context);
      guard.watch(context);
      await bringReadingClock(context);
      const page = context.pages()[0] ?? (await context.newPage());
      return { page, kill: () => killBrowser(page) };
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  world: ({ service }, use) => use(createHttpWorld(service.origin)),
  read: ({ service }, use) =>
    use(async (page, seconds) => {
      await service.pass(seconds);
      await moveReadingClock(page, seconds);
    }),
});

export { expect };
