import { expect, it } from 'vitest';
import { isEnoughToShow, skillGoingWell, skillToTry } from './skill-to-try.ts';

const skill = (type: string, rightCount: number, askedCount: number) => ({
  type,
  rightCount,
  askedCount,
});

it.each([
  ['nothing before there are answers', [], null],
  ['nothing from few answers, however they went', [skill('Vocab', 0, 7)], null],
  [
    'the lowest share',
    [skill('Vocab', 7, 8), skill('Inference', 6, 8), skill('Sequence', 20, 30)],
    'Sequence',
  ],
  ['the lowest of those with enough answers', [skill('Vocab', 1, 7), skill('Inference', 6, 8)], 'Inference'],
  ['the first of two alike', [skill('Vocab', 4, 8), skill('Inference', 5, 10)], 'Vocab'],
  ['nothing where the lowest goes well', [skill('Vocab', 7, 8), skill('Inference', 8, 10)], null],
  ['a skill just below that', [skill('Vocab', 7, 9)], 'Vocab'],
  ['nothing where all was right', [skill('Vocab', 9, 9), skill('Inference', 8, 8)], null],
])('tells to try %s', (_, skills, tried) => expect(skillToTry(skills)?.type ?? null).toBe(tried));

it('shows a share from five answers on', () => {
  expect([4, 5].map((answers) => isEnoughToShow(skill('Vocab', 0, answers)))).toEqual([false, true]);
});

it.each([
  [
    'the highest share',
    [skill('Vocab', 7, 8), skill('Inference', 8, 8), skill('Sequence', 9, 10)],
    'Inference',
  ],
  ['of two alike the one with more answers', [skill('Vocab', 8, 8), skill('Inference', 10, 10)], 'Inference'],
  ['none with few answers', [skill('Vocab', 5, 5)], null],
  ['none that does not go well', [skill('Vocab', 5, 10)], null],
])('names as getting good at %s', (_, skills, well) =>
  expect(skillGoingWell(skills)?.type ?? null).toBe(well),
);
