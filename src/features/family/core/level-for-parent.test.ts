import { expect, it } from 'vitest';
import { levelForParent } from './level-for-parent.ts';

const known = { level: 5, settling: false, nearNext: false };
const told = { name: 'Ana', pretestDone: true, level: known, start: 5 };
const GRADE_FIVE = 'That is about what students read in grade 5.';

it.each([
  ['known', {}, `Ana reads at Level Five. ${GRADE_FIVE}`],
  [
    'higher than at the start',
    { start: 4 },
    `Ana started at Level Four and reads at Level Five now. ${GRADE_FIVE}`,
  ],
  ['lower than at the start, which is no loss', { start: 6 }, `Ana reads at Level Five. ${GRADE_FIVE}`],
  [
    'close to the next',
    { level: { ...known, nearNext: true } },
    `Ana reads at Level Five. Level Six is close. ${GRADE_FIVE}`,
  ],
  [
    'still looked for',
    { level: { ...known, settling: true, nearNext: true }, start: 3 },
    `Ana reads at Level Five for now. The next quizzes show whether it fits. ${GRADE_FIVE}`,
  ],
  [
    'the highest',
    { level: { level: 12, settling: false, nearNext: true }, start: 12 },
    'Ana reads at Level Twelve. That is about what students read in grade 12.',
  ],
  [
    'hidden by a class',
    { level: null, start: null },
    'The reading level is not shown. Ask the teacher how Ana reads.',
  ],
  [
    'not there yet',
    { pretestDone: false, level: null },
    'Ana has not finished the pretest yet. Four short passages show where to start.',
  ],
] as const)('of a level that is %s', (_, change, words) => {
  expect(levelForParent({ ...told, ...change })).toBe(words);
});
