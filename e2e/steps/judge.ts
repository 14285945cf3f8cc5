import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findClipped } from './find-clipped.ts';

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A school laptop, and a small telephone. */
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };
/** A tablet held upright, and the laptop at 400 %. Colors and names are the same there; only the layout is looked at. */
const LAYOUTS = [
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
];

const softly = expect.configure({ soft: true });

/** Judges what the page shows now, wide and narrow, in light and in dark colors. */
export async function judge(page: Page, what: string): Promise<void> {
  await judgeNarrow(page, what);
  for (const size of LAYOUTS) {
    await page.setViewportSize(size);
    // What is open over the page moves a little later than the page.
    await softly
      .poll(() => findLayoutFaults(page), { message: `${what}, ${size.width} x ${size.height}` })
      .toEqual([]);
  }
  await page.setViewportSize(WIDE);
  await judgeColors(page, what);
}

/** The page stays narrow. */
export async function judgeNarrow(page: Page, what: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await judgeColors(page, `${what}, narrow`);
}

/** The page ends in light colors, as journeys begin. */
async function judgeColors(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The page hears of it a little later: before that, axe would judge a mixture of both.
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect.soft(await FAULTS_IN[colorScheme](page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Nothing but colors differs in the dark. */
const FAULTS_IN = {
  dark: (page: Page) => findViolations(new AxeBuilder({ page }).withRules(['color-contrast'])),
  light: findFaults,
} as const;

/** What axe finds, as "rule: element". Legacy: all in this page, because there are no frames to look into. */
async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What keeps a person from using the page as it is now: violations that axe finds, and the faults of its layout. */
export async function findFaults(page: Page): Promise<string[]> {
  const violations = await findViolations(new AxeBuilder({ page }).withTags(RULES));
  return [...violations, ...(await findLayoutFaults(page))];
}

/** Texts that are cut off, and having to scroll sideways. */
async function findLayoutFaults(page: Page): Promise<string[]> {
  const clipped = await findClipped(page);
  const sideways = await page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });
  return sideways > 0 ? [...clipped, `${sideways} pixels to scroll sideways`] : clipped;
}
