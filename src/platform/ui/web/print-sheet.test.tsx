import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PrintSheet } from './print-sheet.tsx';
import { renderScreen } from './testing/render-screen.tsx';

afterEach(cleanup);

it('is beside the app, so that paper can show nothing else, and goes with its screen', async () => {
  await renderScreen(
    <main>
      <h1>On the screen</h1>
      <PrintSheet parts="key">
        <h1>On paper</h1>
      </PrintSheet>
    </main>,
  );
  const sheet = screen.getByRole('heading', { name: 'On paper' }).parentElement;
  expect(sheet?.parentElement).toBe(document.body);
  expect(sheet?.dataset.parts).toBe('key');
  cleanup();
  expect(screen.queryByText('On paper')).toBeNull();
});
