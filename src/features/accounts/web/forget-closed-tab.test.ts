import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetClosedTab, type MaybeDiscarded } from './forget-closed-tab.ts';
import { createSignInStore, type SignedInPerson } from './sign-in-store.ts';

const ana: SignedInPerson = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

interface Loading {
  readonly waitsInTab?: boolean;
  /** What a browser says that tells it; others have no such field. */
  readonly tab?: MaybeDiscarded;
}

/** A page that is loaded in the tab, with a window of its own. */
function load({ waitsInTab = false, tab = { wasDiscarded: false } }: Loading = {}) {
  const page = new EventTarget();
  const store = createSignInStore(sessionStorage);
  forgetClosedTab(store, () => waitsInTab, page as Window, tab);
  return {
    store,
    hide: () => page.dispatchEvent(new Event('pagehide')),
    comeBack: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

function signedInAndGone() {
  const page = load();
  page.store.signIn(ana);
  page.hide();
  return page;
}

it('is signed in after a reload that takes most of a minute, again and again', () => {
  signedInAndGone();
  for (let time = 0; time < 3; time++) {
    pass(59);
    const page = load();
    expect(page.store.person()).toEqual(ana);
    page.hide();
  }
});

it('forgets who is signed in when a closed tab is opened again after more than a minute', () => {
  signedInAndGone();
  pass(61);
  const { store } = load();
  expect([store.person(), store.ended()]).toEqual([null, 'timed-out']);
  expect(sessionStorage).toHaveLength(0);
});

it('does so with a page that the browser had kept', () => {
  const page = signedInAndGone();
  pass(61);
  page.comeBack();
  expect(page.store.person()).toBeNull();
});

it('counts from the last time that the page went away', () => {
  const page = signedInAndGone();
  pass(50);
  page.comeBack();
  // The page is open for an hour.
  vi.advanceTimersByTime(3_600_000);
  expect(load().store.person()).toEqual(ana);
});

it('forgets who is signed in when a browser that was ended is opened again after minutes', () => {
  load().store.signIn(ana);
  vi.clearAllTimers();
  pass(181);
  const { store } = load();
  expect([store.person(), store.ended()]).toEqual([null, 'timed-out']);
  expect(sessionStorage).toHaveLength(0);
});

it('is signed in where the browser was ended a moment ago, however long the page had been open', () => {
  load().store.signIn(ana);
  vi.advanceTimersByTime(3_600_000);
  vi.clearAllTimers();
  pass(120);
  expect(load().store.person()).toEqual(ana);
});

it('counts from the newest sign-in', () => {
  const { store } = load();
  store.signIn(ana);
  store.end(ana.token, 'logged-out');
  expect(sessionStorage).toHaveLength(0);
  vi.clearAllTimers();
  pass(3600);
  store.signIn(ana);
  pass(5);
  expect(load().store.person()).toEqual(ana);
});

it.each([
  ['the browser put it to sleep', { wasDiscarded: true }],
  ['the browser cannot say whether it put it to sleep', {}],
])('keeps a tab that went without a word: %s', (_, tab) => {
  load({ tab }).store.signIn(ana);
  vi.clearAllTimers();
  pass(3600);
  expect(load({ tab }).store.person()).toEqual(ana);
});

it('keeps a sign-in where work waits in this tab alone', () => {
  signedInAndGone();
  pass(3600);
  expect(load({ waitsInTab: true }).store.person()).toEqual(ana);
});

it('writes nothing down where nobody is signed in', () => {
  load().hide();
  expect(sessionStorage).toHaveLength(0);
});
