import { expect, it } from 'vitest';
import { z } from 'zod';
import { enumColumn, jsonColumn, StoredValueError } from './stored-column.ts';

const settingsOf = jsonColumn(
  'classes.settings',
  z.looseObject({ grade: z.number(), later: z.boolean().default(false) }),
);
const roleOf = enumColumn('users.role', ['student', 'teacher']);

it('reads what was written, with defaults for what came later, and keeps what came later still', () => {
  expect(settingsOf({ grade: 3 }, 1)).toEqual({ grade: 3, later: false });
  expect(settingsOf({ grade: 3, later: true, newest: 1 }, 1)).toEqual({ grade: 3, later: true, newest: 1 });
});

const read = () => settingsOf({ grade: 'secret' }, 17);

it('names table, column, row and field of what it cannot read, and not the value', () => {
  expect(read).toThrow(StoredValueError);
  expect(read).toThrow(/^The column classes\.settings of row 17 cannot be read: grade: Invalid input/);
  expect(read).not.toThrow(/secret/);
  expect(() => settingsOf(null, 17)).toThrow('classes.settings of row 17 cannot be read: all: Invalid input');
});

it('reads one of a few words and refuses any other', () => {
  expect(roleOf('teacher', 4)).toBe('teacher');
  expect(() => roleOf('secret', 4)).toThrow(
    'The column users.role of row 4 cannot be read: none of student, teacher.',
  );
  expect(() => roleOf(null, 4)).toThrow(StoredValueError);
});
