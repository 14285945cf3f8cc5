import { expect, it } from 'vitest';
import { rosterLine } from '../testing/fixture-roster.ts';
import { neighborsOf } from './neighbors.tsx';

const [cy, ana, ben] = [rosterLine('Cy'), rosterLine('Ana'), rosterLine('Ben')];
const around = (id: number) => {
  const { before, after } = neighborsOf([cy, ana, ben], id);
  return [before?.firstName, after?.firstName];
};

it.each([
  [ana.studentId, [undefined, 'Ben']],
  [ben.studentId, ['Ana', 'Cy']],
  [cy.studentId, ['Ben', undefined]],
  [-1, [undefined, undefined]],
])('finds who comes before and after student %i by name', (id, names) => expect(around(id)).toEqual(names));

it('finds no neighbor of the only student', () => {
  expect(neighborsOf([ana], ana.studentId)).toEqual({ before: undefined, after: undefined });
});
