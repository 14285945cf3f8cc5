import { expect, it } from 'vitest';
import { EARLIER, yearOptions } from './birth-month.ts';

const years = (all: boolean) => yearOptions(2026, all).map(({ value }) => value);

it('shows the years of school age and some beyond at first, and what leads to the others', () => {
  expect(years(false)[0]).toBe('2023');
  expect(years(false).slice(-2)).toEqual(['2001', EARLIER]);
  expect(yearOptions(2026, false).at(-1)?.label).toBe('Before 2001');
});

it('shows every year back to 1930 when they are asked for', () => {
  expect([years(true)[0], years(true).at(-1)]).toEqual(['2023', '1930']);
  expect(years(true)).not.toContain(EARLIER);
});
