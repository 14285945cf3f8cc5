import { describe, expect, it } from 'vitest';
import { hasControlCharacters, hidesCharacters, isBlank, stacksMarks } from './written-name.ts';

describe('a name', () => {
  it.each([
    ['Ana', false],
    ['Zoë-Marie O’Neill', false],
    ['Nguyễn Văn', false],
    ['محمد', false],
    ['می\u200cخواهم', false],
    ['क्\u200dष', false],
    ['Reading Stars ⭐\uFE0F', false],
    ['Team 👩\u200D🚀', false],
    ['An\u0000a', true],
    ['An\na', true],
    ['An\u200Da', true],
    ['An\u200Ba', true],
    ['Ana\u202E', true],
    ['Ana\u2066', true],
    ['Ana\u3164', true],
    ['Ana\uFFA0', true],
    ['Ana\u2800', true],
    ['Ana\u00AD', true],
    ['Ana\u{E0041}', true],
    ['Ana\uFE0F', true],
  ])('%j hides characters: %j', (name, hides) => expect(hidesCharacters(name)).toBe(hides));

  it.each([
    ['Nguyễn Thị Ngọc Huệ', false],
    ['Nguyễn Thị Ngọc Huệ'.normalize('NFD'), false],
    ['ज़िंदगी क़ीमत श्रीमती', false],
    ['ஸ்ரீ கிருஷ்ணன்', false],
    ['น้ำผึ้ง ที่รัก', false],
    ['မြို့သူ ချိုချို', false],
    ['བསྒྲུབས་ རྒྱུ', false],
    ['مُحَمَّدٌ عَبْدُ اللّٰه', false],
    ['שִׁמְעוֹן', false],
    ['Adébọ̀wálé', false],
    ['A\u0301\u0302\u0303\u0304na', true],
    ['An\u0300\u0301\u0302\u0303\u0304\u0305a', true],
    ['Ana\u20DD\u20DE\u20DF', true],
    ['ก้้้้้', true],
    [`Z${'\u0335\u0350\u0329'.repeat(8)}algo`, true],
  ])('%j piles marks up: %j', (name, stacks) => expect(stacksMarks(name)).toBe(stacks));

  it.each(['', '  ', '\u00A0', '\u3164', '\u200B \u2800', '\u115F'])('%j is blank', (name) => {
    expect(isBlank(name)).toBe(true);
  });
});

it.each([
  ['Two lines\r\nand\ta tab', false],
  ['A bell\u0007', true],
  ['A next line\u0085', true],
])('the comment %j holds control characters: %j', (text, holds) => {
  expect(hasControlCharacters(text)).toBe(holds);
});
