import { expect, it } from 'vitest';
import { calmCase } from './calm-case.ts';

it.each([
  ['LINCOLN ELEMENTARY SCHOOL', 'Lincoln Elementary School'],
  ['SCHOOL OF THE ARTS', 'School of the Arts'],
  ['PS 12', 'PS 12'],
  ['MARTIN-LUTHER KING JR. STEM ACADEMY', 'Martin-Luther King Jr. STEM Academy'],
  ['A.J. DORSA ELEMENTARY', 'A.J. Dorsa Elementary'],
  ['McKinley High', 'McKinley High'],
  ['KIPP', 'KIPP'],
  ["ST. MARY'S HS", "St. Mary's HS"],
  ['ÉCOLE NATIONALE', 'École Nationale'],
  ['مدرسة النور', 'مدرسة النور'],
])('%s becomes %s', (listed, written) => {
  expect(calmCase(listed)).toBe(written);
});
