import { StoredValueError } from '#platform/db/server/stored-column.ts';
import { NUMBERS_OF_YEAR } from '../core/skills-of-year.ts';

const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];
const [BEGIN, COMMA, END, BLANK] = ['{', ',', '}', ' '].map((letter) => letter.charCodeAt(0));

/**
 * The numbers of a school year, added up over the classes in which it was read: as the database writes arrays, "{1,2} {3,4}". It is read letter by
 * letter, because a long list reads forty thousand of them, and each text between two commas would be one more to be cleared away.
 * @returns null where there is none
 */
export function numbersOfYear(stored: string | null, studentId: number): Float64Array | null {
  if (stored === null) return null;
  const year = new Float64Array(NUMBERS_OF_YEAR);
  let place = 0;
  let number = 0;
  for (let at = 0; at < stored.length; at++) {
    const letter = stored.charCodeAt(at);
    if (letter >= ZERO && letter <= NINE) number = 10 * number + (letter - ZERO);
    else if (letter === COMMA || letter === END) {
      if (place >= NUMBERS_OF_YEAR) throw unreadable(studentId);
      year[place] = (year[place] ?? 0) + number;
      place += 1;
      number = 0;
      if (letter === END && place !== NUMBERS_OF_YEAR) throw unreadable(studentId);
    } else if (letter === BEGIN) place = 0;
    else if (letter !== BLANK) throw unreadable(studentId);
  }
  return year;
}

const unreadable = (studentId: number): StoredValueError =>
  new StoredValueError('student_years.skills', studentId, `not ${NUMBERS_OF_YEAR} whole numbers`);
