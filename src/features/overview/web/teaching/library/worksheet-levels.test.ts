import { expect, it } from 'vitest';
import { givenInClass, givenInWords, levelOptions, levelToPrint } from './worksheet-levels.ts';

const at = (level: number | null) => ({ readingLevel: level === null ? null : { level } });

it('opens at what was asked for, then in the middle of the class, then at its grade', () => {
  const students = [at(3), at(5), at(5), at(null)];
  expect(levelToPrint(2, students, 4)).toBe(2);
  expect(levelToPrint(undefined, students, 4)).toBe(5);
  expect(levelToPrint(undefined, [at(null)], 4)).toBe(4);
  expect(levelToPrint(undefined, [], null)).toBe(1);
});

it('says how many read at each level', () => {
  const options = levelOptions([at(3), at(5), at(5), at(null)]);
  expect(options).toHaveLength(12);
  expect([options[2], options[3], options[4]]).toEqual([
    { value: '3', label: 'Three · 1 student' },
    { value: '4', label: 'Four' },
    { value: '5', label: 'Five · 2 students' },
  ]);
});

const given = {
  passages: [
    { versionId: 7, dueDate: '2026-12-12', studentIds: [1, 2] },
    { versionId: 7, dueDate: '2026-12-20', studentIds: [2, 3] },
  ],
  read: [
    { versionId: 7, studentIds: [4] },
    { versionId: 8, studentIds: [1, 2] },
  ],
};

it.each([
  [7, 'Assigned to 3, due 2026-12-12 · read by 1 student'],
  [8, 'Read by 2 students'],
  [9, null],
])('says who has passage %i', (versionId, words) =>
  expect(givenInWords(givenInClass(versionId, given), (day) => day)).toBe(words),
);
