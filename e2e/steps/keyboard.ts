import { expect, type Locator, type Page } from '@playwright/test';

/** No screen asks for more stops than this on the way to anything. */
const MAX_STOPS = 60;

/** Presses Tab until the target has the focus. Every stop on the way must be seen. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(target, (element) => element === document.activeElement);
}

/** Marks a radio button: Tab to its group, then the arrows. */
export async function mark(radio: Locator): Promise<void> {
  const page = radio.page();
  await tabUntil(radio, (element) => {
    const stop = document.activeElement;
    return (
      stop?.matches('input[type=radio]') === true && stop.closest('fieldset')?.contains(element) === true
    );
  });
  for (let steps = 0; steps < MAX_STOPS; steps++) {
    if (await radio.isChecked()) return;
    const isHere = await radio.evaluate((element) => element === document.activeElement);
    await page.keyboard.press(isHere ? 'Space' : 'ArrowDown');
    await expectFocusSeen(page);
  }
  throw new Error(`The arrows do not reach ${radio.toString()}.`);
}

async function tabUntil(target: Locator, arrived: (element: Element) => boolean): Promise<void> {
  const page = target.page();
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await target.evaluate(arrived)) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  throw new Error(`The keyboard does not reach ${target.toString()} in ${MAX_STOPS} stops.`);
}

/** The browser may need a moment to scroll to where the focus went, in milliseconds. */
const SCROLLING = 3_000;

/** Where the focus is must be drawn (WCAG 2.4.7), in view, and not below something else (2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect(async () => {
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) return;
    const { name, ...look } = stop;
    expect(look, `the focus on ${name}`).toEqual({ drawn: true, inView: true, covered: false });
  }).toPass({ timeout: SCROLLING, intervals: [20, 50, 100] });
}

interface FocusLook {
  readonly name: string;
  readonly drawn: boolean;
  readonly inView: boolean;
  readonly covered: boolean;
}

/** Runs in the page. Null while the focus is on the browser itself. */
function lookAtFocus(): FocusLook | null {
  const stop = document.activeElement;
  if (stop === null || stop === document.body) return null;
  // A link may be drawn as large as its row, by what comes after it.
  // oxlint-disable-next-line consistent-function-scoping -- the page receives this function alone
  const hasRing = (element: Element) =>
    [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  // A radio button or a switch may be drawn by its label, a field by the frame around it.
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : [];
  const frame = stop instanceof HTMLInputElement && stop.parentElement ? [stop.parentElement] : [];
  const ringed = [stop, ...labels, ...frame].find(hasRing);
  const shape = ringed ?? stop;
  const line = shape.getClientRects()[0] ?? new DOMRect();
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
  const top = document.elementFromPoint(x, y);
  return {
    name: `<${stop.localName}> ${stop.getAttribute('aria-label') ?? stop.textContent?.slice(0, 40)}`,
    drawn: ringed !== undefined,
    inView: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
    covered:
      top !== null &&
      !shape.contains(top) &&
      !top.contains(shape) &&
      !labels.some((label) => label.contains(top)),
  };
}
