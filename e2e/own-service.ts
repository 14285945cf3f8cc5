import { test as base } from './openleaf.ts';
import { type Service, startService } from './service/service.ts';

/** A journey in which days pass, so it has an Openleaf of its own: others would find their sessions over. */
export const test = base.extend<object, { service: Service }>({
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
