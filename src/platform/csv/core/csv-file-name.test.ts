import { expect, it } from 'vitest';
import { csvFileName } from './csv-file-name.ts';

it.each([
  ['Why: Mud? - Room 12/B', 'Why Mud - Room 12B.csv'],
  ['Quizzes - Ñandú 李', 'Quizzes - Ñandú 李.csv'],
  ['../etc - Ana', 'etc - Ana.csv'],
])('%s is saved as %s', (name, file) => {
  expect(csvFileName(name)).toBe(file);
});
