import { expect, it } from 'vitest';
import { rosterLine } from '../testing/fixture-roster.ts';
import { otherClasses } from './other-classes.ts';

it('names the class whose limits a level is shown in, and says what is not shown', () => {
  const students = [
    rosterLine('Ana'),
    rosterLine('Ben', { limitsOf: 'Room 7' }),
    rosterLine('Cal', { limitsOf: 'Room 7' }),
    rosterLine('Dee', { figures: false }),
  ];
  expect(otherClasses(students)).toEqual([
    'The level of Ben Rivera and Cal Rivera is shown in the limits of Room 7, which counts.',
    'Another class counts for Dee Rivera. You see only the work for this class. An administrator can approve you as a teacher.',
  ]);
  expect(otherClasses([rosterLine('Ana')])).toEqual([]);
});
