import { expect, it } from 'vitest';
import { hasHappened, isBack, isWhole, studentsBackInWords, yearInWords } from './year-words.ts';

const movedUp = {
  classId: 7,
  step: 'move-up',
  name: 'Grade 5 Readers',
  nameBefore: 'Grade 4 Readers',
  grade: 5,
  gradeBefore: 4,
  movedTo: null,
} as const;
const archived = { ...movedUp, step: 'archive', name: 'Club', grade: 4 } as const;

it.each([
  [movedUp, 'Grade 5 Readers has moved up to Grade 5.'],
  [archived, 'Club is archived.'],
  [
    { ...archived, movedTo: { id: 8, name: 'Room 8', students: 1 } },
    'Club is archived. 1 student is in Room 8 now.',
  ],
  [
    { ...archived, movedTo: { id: 8, name: 'Room 8', students: 9 } },
    'Club is archived. 9 students are in Room 8 now.',
  ],
])('%j', (one, words) => expect(hasHappened(one)).toBe(words));

it.each([
  [[movedUp], '1 class moved up'],
  [[movedUp, movedUp], '2 classes moved up'],
  [[archived], '1 class archived'],
  [[movedUp, archived, archived], '1 class moved up, 2 archived'],
])('counts %j', (classes, words) =>
  expect(yearInWords({ yearId: 1, startedAt: '', timezone: 'UTC', classes })).toBe(words),
);

it.each([
  ['archive', 'undone', 'Club is back.'],
  ['move-up', 'undone', 'Club is in Grade 4 again.'],
  ['archive', 'changed', 'Club was left as it is, because it has been changed since.'],
  ['archive', 'enough-classes', 'Club stays archived: you have as many classes as you can have.'],
] as const)('undone: %s, %s: %s', (step, code, words) =>
  expect(isBack({ classId: 7, step, name: 'Club', grade: 4, code })).toBe(words),
);

it.each([
  [0, 0, []],
  [1, 0, ['1 student moved back.']],
  [3, 1, ['3 students moved back.', '1 student was left where they are: somebody changed that since.']],
  [0, 2, ['2 students were left where they are: somebody changed that since.']],
])('%i students back, %i staying', (studentsBack, studentsStaying, words) => {
  const undone = { classes: [], studentsBack, studentsStaying };
  expect(studentsBackInWords(undone)).toEqual(words);
  expect(isWhole(undone)).toBe(studentsStaying === 0);
});
