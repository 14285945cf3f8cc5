import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { CrashScreen } from './crash-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const show = (message: string) => renderScreen(<CrashScreen error={new Error(message)} reset={() => {}} />);

it('says of a screen whose script did not arrive that it opens by itself', async () => {
  await show('Failed to fetch dynamically imported module: /assets/progress-page.js');
  expect(screen.getByText('This page opens by itself when you are back online.')).toBeTruthy();
  expect(screen.queryByText(/tell your teacher/)).toBeNull();
});

it('says so of every failure without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show('x is undefined');
  expect(screen.getByText('This page opens by itself when you are back online.')).toBeTruthy();
});

it('says of any other failure that nothing is lost', async () => {
  await show('x is undefined');
  expect(screen.getByText(/Everything you saved is still there/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
