import { expect, it } from 'vitest';
import { FIRST_SETTINGS, isTipDue, ownChange, settingsFrom, withGiven } from './reader-settings.ts';

it('starts calm and takes what was chosen', () => {
  expect(FIRST_SETTINGS).toEqual({
    size: 20,
    font: 'book',
    lineFocus: false,
    spacing: 'normal',
    width: 'normal',
    theme: 'auto',
    keys: true,
    chosen: [],
    seen: [],
    tipsIn: [],
    rankTold: null,
    goalTold: null,
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

const BOTH = { largerText: true, lineFocus: true };

it('begins with what the class gives, and larger letters stay as large as they are', () => {
  expect(withGiven(FIRST_SETTINGS, BOTH)).toEqual({ ...FIRST_SETTINGS, size: 28, lineFocus: true });
  expect(withGiven({ ...FIRST_SETTINGS, size: 32 }, BOTH).size).toBe(32);
  expect(withGiven(FIRST_SETTINGS, { largerText: false, lineFocus: false })).toEqual(FIRST_SETTINGS);
});

it('keeps what the reader chose against the class, until they go back to the first look', () => {
  const off = { ...FIRST_SETTINGS, ...ownChange({ lineFocus: false }, FIRST_SETTINGS, BOTH) };
  expect(withGiven(off, BOTH)).toMatchObject({ lineFocus: false, size: 28 });
  const small = { ...off, ...ownChange({ size: 18 }, off, BOTH) };
  expect(withGiven(settingsFrom(small), BOTH)).toMatchObject({ lineFocus: false, size: 18 });
  const { seen: _, ...first } = FIRST_SETTINGS;
  const again = { ...small, ...ownChange(first, small, BOTH) };
  expect(withGiven(again, BOTH)).toMatchObject({ lineFocus: true, size: 28 });
});

it('decides nothing against a class that gives nothing: what it gives later holds', () => {
  expect(
    ownChange({ size: 18, lineFocus: false }, FIRST_SETTINGS, { largerText: false, lineFocus: false }),
  ).toEqual({
    size: 18,
    lineFocus: false,
  });
  expect(ownChange({ font: 'wide' }, FIRST_SETTINGS, BOTH)).toEqual({ font: 'wide' });
});
