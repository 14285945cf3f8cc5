import { expect, it } from 'vitest';
import { levelMeaning } from './level-meaning.ts';

const level = {
  value: 4.6,
  uncertainty: 0.5,
  end: null,
  level: 5,
  nearest: 5,
  limited: false,
  settling: false,
  nearNext: false,
  measure: 800,
};

it.each([
  [
    'inside its level',
    level,
    'Level Five fits now, and passages are chosen near it. The true level is probably between 4.1 and 5.1;',
  ],
  [
    'near the floor',
    { ...level, value: 1.2, uncertainty: 0.9, level: 1, nearest: 1 },
    'probably between 1.0 and 2.1;',
  ],
  ['with little doubt', { ...level, uncertainty: 0.01 }, 'probably about 4.6;'],
  ['on its way up', { ...level, level: 4 }, 'Level Four for now: recent answers point higher,'],
  [
    // 1.47 is shown as 1.5, and the line to Two lies at 1.5: the rounded figure does not say on which side the estimate is.
    'just below the line to the next level',
    { ...level, value: 1.5, level: 1, nearest: 1 },
    'Level One fits now, and passages are chosen near it.',
  ],
  [
    'on its way down',
    { ...level, value: 1.9, uncertainty: 0.7, level: 3, nearest: 2 },
    'Level Three for now: recent answers point lower,',
  ],
  [
    'held by the class',
    { ...level, value: 1.9, level: 3, nearest: 2, limited: true },
    'Level Three: the level limits keep it there.',
  ],
  [
    'at the floor',
    { ...level, value: 1, end: 'floor', level: 1, nearest: 1 },
    'at or below the easiest passages',
  ],
  [
    'at the ceiling',
    { ...level, value: 12, end: 'ceiling', level: 12, nearest: 12 },
    'at or above the hardest passages',
  ],
] as const)('says what a level %s means', (_, shown, words) => expect(levelMeaning(shown)).toContain(words));
