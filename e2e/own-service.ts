import { test as base } from './openleaf.ts';
import { type Service, startService } from './service/service.ts';

/**
 * For a journey in which days pass: it has an Openleaf of its own, because others would find their sessions over. Made in each file anew, because a
 * worker keeps what it has started: the next file would begin days later.
 */
export const testWithOwnService = () =>
  base.extend<object, { service: Service }>({
    service: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
      async ({}, use) => {
        const service = await startService();
        await use(service);
        await service.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
