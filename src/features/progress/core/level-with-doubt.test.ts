import { expect, it } from 'vitest';
import { levelWithDoubt } from './level-with-doubt.ts';

it.each([
  [{ value: 4.57, uncertainty: 0.5, end: null }, '4.6 ± 0.5'],
  [{ value: 1, uncertainty: 0.9, end: 'floor' }, 'One or below'],
  [{ value: 12, uncertainty: 1.2, end: 'ceiling' }, 'Twelve or above'],
] as const)('shows %j as “%s”', (level, words) => expect(levelWithDoubt(level)).toBe(words));
