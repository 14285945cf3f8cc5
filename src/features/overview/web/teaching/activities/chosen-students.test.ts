import { expect, it } from 'vitest';
import { NOW, readerAt } from '../testing/fixture-roster.ts';
import { chosenStudents } from './chosen-students.ts';

const [ana, ben, cal] = [readerAt('Ana', 3), readerAt('Ben', 4), readerAt('Cal', 4)];
const about = { asOf: NOW, grade: 4 };
const chosen = (search: Parameters<typeof chosenStudents>[1]) =>
  chosenStudents([ana, ben, cal], search, about);

it('chooses those who are named, as far as they are in the class', () => {
  expect(chosen({ students: `${cal.studentId}-${ana.studentId}-9999` })).toEqual([ana, cal]);
  expect(chosen({ students: 'nobody' })).toEqual([]);
});

it('chooses those who read at a level, and everybody where nothing is asked for', () => {
  expect(chosen({ level: 4 })).toEqual([ben, cal]);
  expect(chosen({})).toBeNull();
});
