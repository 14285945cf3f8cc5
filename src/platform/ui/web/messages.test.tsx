import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from './live-region.tsx';
import { dismissMessage, messages, showNotification, showToast } from './message-store.ts';
import { Messages } from './messages.tsx';
import { renderScreen } from './testing/render-screen.tsx';

const dismissAll = () => {
  for (const { id } of messages.shown()) act(() => dismissMessage(id));
};

beforeEach(async () => {
  await renderScreen(
    <>
      <Messages />
      <LiveRegion />
    </>,
  );
  vi.useFakeTimers();
});
afterEach(() => {
  dismissAll();
  vi.useRealTimers();
  cleanup();
});

const show = (toast: Parameters<typeof showToast>[0]) => {
  act(() => showToast(toast));
};
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const toasts = () => screen.queryByRole('region', { name: 'Messages' })?.textContent;

it('goes after two seconds, and is read out once', () => {
  show({ style: 'success', words: 'Saved.' });
  expect(toasts()).toBe('Saved.');
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  pass(1999);
  expect(toasts()).toBe('Saved.');
  pass(1);
  expect(toasts()).toBeUndefined();
});

it('stays while a person points at it or is in it', () => {
  show({ style: 'info', words: 'Sent.' });
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  pass(60_000);
  expect(toasts()).toBe('Sent.');
  act(() => close.blur());
  pass(2000);
  expect(toasts()).toBeUndefined();
});

it('stays where the pointer has left but the focus has not', () => {
  show({ style: 'info', words: 'Sent.' });
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.pointerEnter(close);
  fireEvent.pointerLeave(close.parentElement!);
  pass(60_000);
  expect(toasts()).toBe('Sent.');
});

it.each([
  ['info', 'Attention!'],
  ['warning', 'Please check this'],
  ['error', 'This did not work'],
] as const)('shows a notification of the kind %s by its title for two seconds', (kind, title) => {
  act(() => showNotification({ kind, words: 'The school is closed tomorrow.' }));
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe(
    `${title}The school is closed tomorrow.`,
  );
  expect(screen.getByRole('status').textContent).toBe(`${title} The school is closed tomorrow.`);
  pass(2000);
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});

it('can be undone, and has more time for it', () => {
  const onUndo = vi.fn();
  show({ style: 'warning', words: 'Ana was removed.', onUndo });
  pass(7000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(toasts()).toBeUndefined();
});

it('is taken back by the usual keys, but not while somebody types in a field', () => {
  const onUndo = vi.fn();
  show({ style: 'success', words: 'Ana was removed.', onUndo });
  const field = document.createElement('input');
  document.body.append(field);
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(onUndo).not.toHaveBeenCalled();
  field.remove();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(toasts()).toBeUndefined();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
});
