import type { Page } from '@playwright/test';
import { login, quizResults, studentHome } from '#platform/screens/core/addresses.ts';

/** What a page shows at one moment, as a child would see it. */
export interface Screen {
  readonly step:
    | 'choosing'
    /** The answer is on its way, and nothing is said about it. */
    | 'sending'
    /** The answer waits; there is another question to go on to. */
    | 'ahead'
    /** The answer waits; there is nothing to go on to. */
    | 'waiting'
    | 'answered'
    | 'pausing'
    | 'results'
    | 'home'
    | 'login'
    | 'logged-out'
    | 'other';
  /** Of the open question; null where none is. */
  readonly questionId: number | null;
  /** The texts of its options. */
  readonly options: readonly string[];
  /** How many answers the page says are kept on this device and not sent yet; 0 where it says nothing. */
  readonly kept: number;
  /** Whether it says that everything, or the work, is saved. */
  readonly allSaved: boolean;
}

/** What can be seen, as it is. */
interface Sight {
  readonly path: string;
  /** All text of the page but the announcements for screen readers, which are outside of it. */
  readonly lines: readonly string[];
  readonly texts: Readonly<Record<'button' | 'h1' | 'h2', readonly string[]>>;
  /** The name of the group of options; empty where there is none. */
  readonly group: string;
  readonly options: readonly string[];
}

/** Reads the page. */
export async function readScreen(page: Page): Promise<Screen> {
  const sight = await page.evaluate(lookAround);
  const name = /^question-(\d+)$/.exec(sight.group)?.[1];
  return {
    step: stepOf(sight),
    questionId: name === undefined ? null : Number(name),
    options: sight.options,
    kept: Math.max(0, ...sight.lines.map(keptIn)),
    allSaved: sight.lines.some((line) => /(Everything you did|Your work) is saved/.test(line)),
  };
}

/** Runs in the page. */
function lookAround(): Sight {
  const texts: Record<'button' | 'h1' | 'h2', string[]> = { button: [], h1: [], h2: [] };
  for (const element of document.querySelectorAll('button, h1, h2')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    texts[element.localName as keyof typeof texts].push(element.textContent.trim());
  }
  const radios = [...document.querySelectorAll('input[type=radio][data-option]')];
  return {
    path: location.pathname,
    lines: (document.querySelector('main') ?? document.body).innerText.split('\n').map((line) => line.trim()),
    texts,
    group: radios[0]?.getAttribute('name') ?? '',
    options: radios.map((radio) => radio.closest('label')?.lastElementChild?.textContent.trim() ?? ''),
  };
}

function stepOf({ path, texts: { button, h1, h2 }, group }: Sight): Screen['step'] {
  if (h1.includes('You are logged out')) return 'logged-out';
  // The address is there before what the page says.
  if (path === login.path) return h1.includes('Log in') ? 'login' : 'other';
  if (path === quizResults.path) return 'results';
  if (path === studentHome.path) return 'home';
  if (h2.includes('Right') || h2.includes('Not quite')) return 'answered';
  if (button.includes('I’m ready')) return 'pausing';
  if (button.includes('Check my answer')) return 'choosing';
  if (button.includes('Sending…')) return 'sending';
  if (group !== '' && button.includes('Next question')) return 'ahead';
  return button.some((words) => /^(Waiting for|Kept\.)/.test(words)) ? 'waiting' : 'other';
}

/** How many answers a line says are on this device and not sent yet. */
function keptIn(line: string): number {
  const words = /^(?:The service is busy\. )?Your (?:answer is|(\d+) answers are) kept on this device/.exec(
    line,
  );
  const ways =
    words ??
    /, (\d+) kept on this device$/.exec(line) ??
    /^(?:One answer is|(\d+) answers are) not sent/.exec(line);
  return ways === null ? 0 : Number(ways[1] ?? 1);
}

/** The page never came to where it should be. */
export class StuckError extends Error {}

const POLL_MS = 25;
/** Of what a page should show. */
const SCREEN_TIMEOUT_MS = 20_000;

/** Looks until it is so. @throws StuckError with what is there instead. */
export async function waitForScreen(
  page: Page,
  isSo: (screen: Screen) => boolean,
  what: string,
  timeoutMs = SCREEN_TIMEOUT_MS,
): Promise<Screen> {
  let last: Screen | null = null;
  for (const end = Date.now() + timeoutMs; Date.now() < end; await page.waitForTimeout(POLL_MS)) {
    // A page that is going elsewhere cannot be read.
    last = await readScreen(page).catch(() => null);
    if (last && isSo(last)) return last;
  }
  throw new StuckError(`waited for ${what}, saw ${JSON.stringify(last)} at ${page.url()}`);
}
