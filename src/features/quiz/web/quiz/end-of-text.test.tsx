import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { EndOfText } from './end-of-text.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** What the observer that stands for the browser's was given to call. */
let tell: IntersectionObserverCallback;

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    tell = callback;
  }
  observe() {}
  disconnect() {}
}

const reachEnd = () =>
  act(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));

const shown = () =>
  screen
    .getByText('You have reached the end of the text')
    .closest('[data-shown]')
    ?.getAttribute('data-shown');

it('keeps its room in the page before, while and after it is seen', async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  await renderScreen(<EndOfText onOpen={() => {}} />);
  expect(shown()).toBe('false');
  reachEnd();
  expect(shown()).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe('false');
});
