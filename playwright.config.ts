import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/test/find-chromium.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
}

/** Ring 4 (CONTRIBUTING.md). A journey starts its own Openleaf, so there is no web server here. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/openleaf-e2e',
  workers: 2,
  // Whatever passed only when it was repeated is named in the table (docs/decisions/0035).
  retries: 1,
  // A journey takes 5 to 40 s of a machine that does nothing else.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    actionTimeout: 10_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
