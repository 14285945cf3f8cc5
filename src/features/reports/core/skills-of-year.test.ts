import { expect, it } from 'vitest';
import { SKILLS } from '#features/library/core/skills.ts';
import {
  type AnswerOfYear,
  figuresOfYear,
  NUMBERS_OF_YEAR,
  SKILLS_OF_YEAR,
  toYear,
} from './skills-of-year.ts';

const answer: AnswerOfYear = {
  skill: 'Inference',
  right: true,
  counted: true,
  expected: 7_000,
  variance: 2_100,
};

it('has each skill of the library once', () => {
  expect([...SKILLS_OF_YEAR].toSorted()).toEqual([...SKILLS].toSorted());
});

it('keeps the order in which school years are stored', () => {
  expect(toYear([answer]).indexOf(7_000)).toBe(5 * 6 + 3);
  expect(toYear([{ ...answer, skill: 'Vocab' }]).slice(0, 5)).toEqual([1, 1, 1, 7_000, 2_100]);
  expect(toYear([{ ...answer, skill: 'Compare' }]).slice(-5)).toEqual([1, 1, 1, 7_000, 2_100]);
  expect(toYear([])).toHaveLength(NUMBERS_OF_YEAR);
});

it('adds answers up by skill; of a fast one only that it was given', () => {
  const year = toYear([answer, { ...answer, right: false }, { ...answer, counted: false }]);
  const figures = figuresOfYear(year);
  expect(figures[SKILLS_OF_YEAR.indexOf('Inference')]).toEqual({
    answered: 3,
    counted: 2,
    right: 1,
    expected: 14_000,
    variance: 4_200,
  });
  expect(figures.filter(({ answered }) => answered > 0)).toHaveLength(1);
});
