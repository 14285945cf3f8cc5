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
    'For Ben Rivera and Cal Rivera, Room 7 is the class that counts. The level stays within its limits.',
    'Another class counts for Dee Rivera. You see only the work for this class. An administrator can approve you as a teacher.',
  ]);
  expect(otherClasses([rosterLine('Ana')])).toEqual([]);
});
