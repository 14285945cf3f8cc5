import { beforeEach, expect, it } from 'vitest';
import { keepSettings, readSettings } from './reader-settings.ts';

beforeEach(() => localStorage.clear());

it('starts calm and keeps what was chosen', () => {
  const first = readSettings(localStorage);
  expect(first).toEqual({
    size: 20,
    font: 'book',
    lineFocus: false,
    spacing: 'normal',
    width: 'normal',
    theme: 'auto',
    keys: true,
  });
  keepSettings(localStorage, { ...first, size: 28, theme: 'sepia' });
  expect(readSettings(localStorage)).toEqual({ ...first, size: 28, theme: 'sepia' });
});

it('mends what is broken and keeps the rest', () => {
  localStorage.setItem('openleaf.reader', '{"size":900,"theme":"dark"}');
  expect(readSettings(localStorage)).toMatchObject({ size: 20, theme: 'dark' });
  localStorage.setItem('openleaf.reader', 'no JSON');
  expect(readSettings(localStorage)).toMatchObject({ size: 20, theme: 'auto' });
});
