import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What jsdom lacks: an utterance that events can be sent to. */
class Utterance extends EventTarget {
  voice = null;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
const said: Utterance[] = [];

beforeEach(() => {
  said.length = 0;
  vi.resetModules();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(voices: object[]) {
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    addEventListener: (_: string, listener: () => void) => setTimeout(listener),
    speak: (one: Utterance) => said.push(one),
    cancel: () => {},
    resume: () => {},
  });
  // Browsers are asked once; each test has its own browser.
  const { SpeakButton } = await import('./speak-button.tsx');
  render(<SpeakButton text="Why did it turn?" what="the question" />);
}

it('reads with a voice of the device, and stops', async () => {
  await show([{ lang: 'en-US', localService: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Read the question to me' }));
  expect(said.map(({ text }) => text)).toEqual(['Why did it turn?']);
  expect(screen.getByRole('button', { name: 'Stop reading the question' })).toBeTruthy();
  act(() => void said[0]?.dispatchEvent(new Event('end')));
  expect(screen.getByRole('button', { name: 'Read the question to me' })).toBeTruthy();
});

it('is not there where the only voices are those of a service', async () => {
  await show([{ lang: 'en-US', localService: false }]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('button')).toBeNull();
});
