import { expect, it } from 'vitest';
import { levelWithDoubt } from './level-with-doubt.ts';

it('shows a reading level with its doubt, both with one decimal', () => {
  expect(levelWithDoubt({ value: 4.57, uncertainty: 0.5 })).toBe('4.6 ± 0.5');
  expect(levelWithDoubt({ value: 12, uncertainty: 0.04 })).toBe('12.0 ± 0.0');
});
