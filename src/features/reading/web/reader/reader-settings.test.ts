import { expect, it } from 'vitest';
import { FIRST_SETTINGS, settingsFrom } from './reader-settings.ts';

it('starts calm and takes what was chosen', () => {
  expect(FIRST_SETTINGS).toEqual({
    size: 20,
    font: 'book',
    lineFocus: false,
    spacing: 'normal',
    width: 'normal',
    theme: 'auto',
    keys: true,
    seen: [],
  });
  const chosen = { ...FIRST_SETTINGS, size: 28, theme: 'sepia' } as const;
  expect(settingsFrom(chosen)).toEqual(chosen);
});

it('mends what is broken and keeps the rest', () => {
  expect(settingsFrom({ size: 900, theme: 'dark' })).toMatchObject({ size: 20, theme: 'dark' });
  expect(settingsFrom('no settings')).toEqual(FIRST_SETTINGS);
});
