import { expect, it } from 'vitest';
import { FIRST_SETTINGS, isTipDue, settingsFrom } from './reader-settings.ts';

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
    tipsIn: [],
  });
  const chosen = { ...FIRST_SETTINGS, size: 28, theme: 'sepia' } as const;
  expect(settingsFrom(chosen)).toEqual(chosen);
});

it('mends what is broken and keeps the rest', () => {
  expect(settingsFrom({ size: 900, theme: 'dark' })).toMatchObject({ size: 20, theme: 'dark' });
  expect(settingsFrom('no settings')).toEqual(FIRST_SETTINGS);
});

it.each([
  ['in the first quiz', [], [], true],
  ['in a quiz that has begun with it', [], [1, 9], true],
  ['in a second quiz', [], [1], true],
  ['in no third one', [], [1, 2], false],
  ['never to a reader who has highlighted', ['highlight'], [9], false],
] as const)('explains highlighting %s', (_, seen, tipsIn, due) =>
  expect(isTipDue({ seen, tipsIn }, 9)).toBe(due),
);

it('takes of the quizzes with the tip only what can be one', () => {
  expect(settingsFrom({ tipsIn: [4, 'x', null, 5, 6] }).tipsIn).toEqual([4, 5]);
  expect(settingsFrom({ tipsIn: 'all' }).tipsIn).toEqual([]);
});
