import { expect, it } from 'vitest';
import { practiceToRead } from './practice-to-read.ts';

const soon = { activityId: 1, dueDate: '2026-12-01', skills: ['Vocab'] as const, studentIds: [1, 2] };
const later = { activityId: 2, dueDate: '2026-12-05', skills: ['Vocab'] as const, studentIds: [2, 3] };
const other = { activityId: 3, dueDate: '2026-12-09', skills: ['Compare'] as const, studentIds: [1, 2, 3] };

it.each([
  ['the one that all have', [1, 2], soon],
  ['the later one where they have different ones', [1, 3], later],
  ['none where one of them has none', [1, 4], null],
  ['none for nobody', [], null],
])('of what students have to read, practice is %s', (_, studentIds, found) =>
  expect(practiceToRead([soon, later, other], { skill: 'Vocab', studentIds })).toBe(found),
);
