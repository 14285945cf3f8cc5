import type { BrowserContext } from '@playwright/test';

/** How long a screen may take to give the focus somewhere after an act, in milliseconds. */
const SETTLING_MS = 4_000;
/** How often it is looked at meanwhile. */
const POLL_MS = 250;

/** Notes every press on a control after which the focus is on the page itself, where no keyboard and no screen reader goes on from. */
export async function watchFocus(context: BrowserContext): Promise<readonly string[]> {
  const lost: string[] = [];
  await context.exposeFunction('noteLostFocus', (what: string) => void lost.push(what));
  await context.addInitScript(listen, { settling: SETTLING_MS, poll: POLL_MS });
  return lost;
}

/** Runs in the page. */
function listen({ settling, poll }: { readonly settling: number; readonly poll: number }): void {
  const note = (window as unknown as { noteLostFocus: (what: string) => void }).noteLostFocus;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here gets into the page
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element ? target.closest('button, a[href], [role=button], summary') : null;
    if (!control) return;
    const what = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? '';
    const { pathname } = location;
    // Counted, because a test may move the page's clock forward.
    let looksLeft = settling / poll;
    const look = () => {
      looksLeft--;
      if (!isLost() || !document.hasFocus()) return;
      if (looksLeft <= 0) note(`after “${what}” at ${pathname}`);
      else setTimeout(look, poll);
    };
    // What the act itself does to the focus comes first.
    setTimeout(look, 2 * poll);
  });
}
