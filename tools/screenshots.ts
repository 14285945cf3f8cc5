/** `npm run screenshots`: the pictures of the README, taken of the demo school by the machine's own browser. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { library } from '#platform/screens/core/staff-addresses.ts';
import { startService } from '../e2e/service/service.ts';
import { DEMO, logIn } from '../e2e/steps/people.ts';
import { findChromium } from './test/find-chromium.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const VIEWPORT = { width: 1280, height: 800 };
/** The address that the pictures show: a school's, not the port that happened to be free. */
const SCHOOL = 'http://reading.school.example';

/** What is shown in each picture, and who looks at it. */
const PICTURES = [
  {
    file: 'quiz.png',
    who: DEMO.student,
    open: async (page: Page) => {
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    file: 'class.png',
    who: DEMO.teacher,
    open: async (page: Page) => {
      await page.getByRole('link', { name: 'Room 12', exact: true }).click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    file: 'student.png',
    who: DEMO.teacher,
    open: async (page: Page) => {
      await page.getByRole('link', { name: 'Room 12', exact: true }).click();
      await page.getByRole('link', { name: 'Ana Lopez' }).first().click();
      await page.getByRole('heading', { name: 'Reading level over time' }).waitFor();
    },
  },
  {
    file: 'shelf.png',
    who: DEMO.teacher,
    open: async (page: Page) => {
      await page.goto(href(library, {}, { level: 4 }));
      await page.getByRole('link', { name: 'Seven Notes and a Boot' }).waitFor();
    },
  },
];

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
await mkdir(FOLDER, { recursive: true });
const service = await startService();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', `--host-resolver-rules=MAP ${new URL(SCHOOL).host} ${new URL(service.origin).host}`],
});
try {
  for (const { file, who, open } of PICTURES) {
    const page = await browser.newPage({
      baseURL: SCHOOL,
      viewport: VIEWPORT,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await logIn(page, who);
    await open(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, file) });
    console.log(`docs/screenshots/${file}`);
  }
} finally {
  await browser.close();
  await service.stop();
}
