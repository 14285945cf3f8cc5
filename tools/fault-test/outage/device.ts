import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { killBrowser } from '../../../e2e/service/kill-browser.ts';
import { bringReadingClock } from '../../../e2e/service/reading-clock.ts';
import { findChromium } from '../../test/find-chromium.ts';

/** Of one step in the browser. */
const STEP_TIMEOUT_MS = 15_000;

/** An answer as it left the page. */
export interface SentAnswer {
  readonly key: string;
  readonly studentId: number;
  readonly token: string;
}

/** A Chromebook of the classroom: one browser on one profile, which outlives it. */
export interface Device {
  /** The one page; another one after a kill. */
  page(): Page;
  /** Every try to send an answer, since the device was made. */
  sent(): readonly SentAnswer[];
  /** Ends the browser at once and starts it again on the same profile. */
  killAndStart(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error when this machine has no Chromium. */
export async function startDevice(profile: string): Promise<Device> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
  const sent: SentAnswer[] = [];
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      viewport: { width: 1280, height: 800 },
    });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    context.on('request', (request) => note(request, sent));
    await bringReadingClock(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let running: { context: BrowserContext; page: Page } = await start();
  return {
    page: () => running.page,
    sent: () => sent,
    async killAndStart() {
      await killBrowser(running.page);
      running = await start();
    },
    close: () => running.context.close(),
  };
}

function note(request: Request, sent: SentAnswer[]): void {
  if (!request.url().endsWith('/api/quiz/answer_question')) return;
  const headers = request.headers();
  const body: unknown = request.postDataJSON();
  const studentId = typeof body === 'object' && body !== null && 'studentId' in body ? body.studentId : 0;
  sent.push({
    key: headers['idempotency-key'] ?? '',
    token: headers['authorization'] ?? '',
    studentId: Number(studentId),
  });
}
