import { expect, it } from 'vitest';
import { firstClassSteps } from './first-class-steps.ts';

it.each([
  ['no class', { classes: 0, students: 0, pretestDone: 0, quizzesTaken: 0 }, []],
  ['a class without students', { classes: 1, students: 0, pretestDone: 0, quizzesTaken: 0 }, ['create']],
  [
    'students who have not begun',
    { classes: 1, students: 3, pretestDone: 0, quizzesTaken: 0 },
    ['create', 'join'],
  ],
  [
    'a first pretest',
    { classes: 2, students: 3, pretestDone: 1, quizzesTaken: 0 },
    ['create', 'join', 'pretest'],
  ],
])('knows what is done with %s', (_, facts, done) => {
  const steps = firstClassSteps(facts);
  expect(steps.map(({ step }) => step)).toEqual(['create', 'join', 'pretest', 'read']);
  expect(steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(done);
});

it('is over with the first quiz, whatever else there is', () => {
  expect(firstClassSteps({ classes: 1, students: 1, pretestDone: 0, quizzesTaken: 1 })).toEqual([]);
});
