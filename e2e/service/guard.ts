import type { BrowserContext } from '@playwright/test';

/** What no page may ever do, collected while a test runs. */
export interface Guard {
  watch(context: BrowserContext): void;
  /** Everything seen so far, in words; it is forgotten by this. */
  takeFaults(): string[];
}

/** A refused call is told by the screen that made it; answers of 500 and above are counted from the response itself. */
const TOLD_ELSEWHERE = /^Failed to load resource:/;
/** What the browser itself says when the script of a service worker cannot be fetched: no fault while the network is off. */
const SCRIPT_OUT_OF_REACH = 'An unknown error occurred when fetching the script.';
/** Addresses without a host: nothing leaves the browser. */
const LOCAL = /^(data|blob|about):/;

/**
 * Watches every page of a context: requests to another host, errors on the console (a violated content security policy
 * is one), errors that nobody caught, and answers of 500 and above.
 * @param origins those of the Openleaf itself.
 * @param mayGoTo origins that a person is sent to by a press.
 */
export function createGuard(origins: readonly string[], mayGoTo: readonly string[] = []): Guard {
  let faults: string[] = [];
  return {
    watch(context) {
      context.on('request', (request) => {
        const url = request.url();
        if (LOCAL.test(url) || origins.includes(new URL(url).origin)) return;
        if (request.isNavigationRequest() && mayGoTo.includes(new URL(url).origin)) return;
        faults.push(`foreign request: ${url}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 500) faults.push(`${response.status()}: ${response.url()}`);
      });
      const isOffline = followNetwork(context);
      context.on('console', (message) => {
        const isError = message.type() === 'error' && !TOLD_ELSEWHERE.test(message.text());
        const isOfNetwork = message.text() === SCRIPT_OUT_OF_REACH && isOffline();
        if (isError && !isOfNetwork) faults.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack}`));
    },
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

/** Whether the test has the network of the context off; Playwright has no event for it. */
function followNetwork(context: BrowserContext): () => boolean {
  let offline = false;
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (next) => {
    // From before the cut until after the return: the message may come while either is under way.
    offline ||= next;
    await setOffline(next);
    offline = next;
  };
  return () => offline;
}
