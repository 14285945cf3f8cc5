import { describe, expect, it } from 'vitest';
import {
  classStandsInWords,
  daysLeftInWords,
  ordinal,
  standingInWords,
  whoCompetesInWords,
  withoutClassInWords,
} from './competition-words.ts';

const standing = { score: 12.4, topScore: 20, place: 2, classCount: 3, participants: 20, students: 24 };
const told = {
  className: 'Room 12',
  startDay: 'Mon, Jan 25',
  phase: 'active',
  daysLeft: 3,
  standing,
} as const;

describe('What a teacher reads', () => {
  it.each([
    [told, 'Room 12 has 12.4 points for each student, place 2 of 3; 3 days left.'],
    [{ ...told, daysLeft: 1 }, 'Room 12 has 12.4 points for each student, place 2 of 3; last day.'],
    [
      { ...told, phase: 'scheduled', standing: null } as const,
      'It starts on Mon, Jan 25. Whoever is in the class then reads for it to the end.',
    ],
    [{ ...told, standing: null }, 'It has just started. The first figures are here in a minute or two.'],
    [
      { ...told, phase: 'ended', standing: null } as const,
      'Room 12 has no result: nobody was in it when it started, it was taken out, or its teacher is not approved.',
    ],
    [
      { ...told, phase: 'ended' } as const,
      'Room 12 reached 12.4 points for each student, place 2 of 3. This result is final.',
    ],
    [
      { ...told, phase: 'counting' } as const,
      'It is over, and the last points are being counted. Room 12 has 12.4 points for each student, place 2 of 3.',
    ],
  ])('says how the class stands', (facts, words) => {
    expect(standingInWords(facts)).toBe(words);
  });
});

describe('What a child reads', () => {
  const first = { className: 'Room 11', own: false, place: 1, score: 14 };
  const own = { className: 'Room 12', own: true, place: 2, score: 12.4 };
  const child: Parameters<typeof classStandsInWords>[0] = {
    className: 'Room 12',
    phase: 'active',
    place: 2,
    classCount: 3,
    classes: [first, own],
  };

  it.each([
    [child, 'Room 12 has 12.4 points for each reader. Your class is 2nd of 3.'],
    [
      {
        ...child,
        place: 3,
        classes: [
          { ...first, place: 2 },
          { ...own, place: 3 },
        ],
      },
      'Room 12 has 12.4 points for each reader. 1.6 points more for each reader, and you catch up with Room 11.',
    ],
    [
      { ...child, place: 3, classes: [{ ...first, className: null, place: 2, score: 12.4 }, own] },
      'Room 12 has 12.4 points for each reader. You have caught up with the class before you.',
    ],
    [
      { ...child, phase: 'ended', place: 3 } as const,
      'Room 12 earned 12.4 points for each reader. Thank you for reading together.',
    ],
    [
      { ...child, place: 1, classCount: 1, classes: [{ ...own, place: 1, score: null }] },
      'Your class is 1st of 1.',
    ],
    [
      { ...child, place: 9, classCount: 9, classes: [{ ...own, place: 9, score: null }] },
      'Keep reading together.',
    ],
  ])('names the place in the better half, and else what is missing', (facts, words) => {
    expect(classStandsInWords(facts)).toBe(words);
  });
});

it('counts places and days', () => {
  expect([1, 2, 3, 4, 11, 13, 22, 101].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '13th',
    '22nd',
    '101st',
  ]);
  expect([1, 2].map(daysLeftInWords)).toEqual(['last day', '2 days left']);
});

const taking = (otherClasses: number | null, ...classNames: string[]) => ({ classNames, otherClasses });

describe('who competes', () => {
  it.each([
    [
      taking(0, 'Room 12', 'Room 14'),
      'Room 12 and Room 14 compete.',
      'Then only Room 14 is left and competes alone.',
    ],
    [taking(0, 'Room 12'), 'Room 12 competes alone.', 'Then no class is left in it.'],
    [
      taking(1, 'Room 12'),
      'Room 12 and 1 other class compete.',
      'Then only 1 other class is left and competes alone.',
    ],
    [
      taking(0, 'Room 12', 'Room 14', 'Room 9'),
      'Room 12, Room 14, and Room 9 compete.',
      'Room 14 and Room 9 go on without it.',
    ],
    [
      taking(null, 'Room 12'),
      'Room 12 competes with classes of other teachers.',
      'The other classes go on without it.',
    ],
    [taking(0), null, 'Then no class is left in it.'],
  ])('%o', (facts, words, without) => {
    expect(whoCompetesInWords(facts)).toBe(words);
    expect(withoutClassInWords(facts, 'Room 12')).toBe(without);
  });
});
