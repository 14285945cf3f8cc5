import type { z } from 'zod';
import type { DB } from './schema.gen.ts';

/** A column as `table.column`. */
type Column = { [T in keyof DB]: `${T}.${Extract<keyof DB[T], string>}` }[keyof DB];

/** Reads a value of a column; `key` says in an error whose row it is: its id, or what the row is found by. */
export type ColumnReader<T> = (stored: unknown, key: number | string) => T;

/** A row holds what this program does not write there. The message says where, and nothing of the value. */
export class StoredValueError extends Error {
  override readonly name = 'StoredValueError';
  constructor(column: Column, key: number | string, what: string) {
    super(`The column ${column} of row ${key} cannot be read: ${what}.`);
  }
}

/**
 * How a JSON column is read. Each has one such reader, which is in the slice that writes the column. Fields that came
 * after the first rows have a default in the schema; where a row is written back, a loose object keeps what a newer release
 * wrote.
 * @returns a function that throws StoredValueError where a row does not parse.
 */
export function jsonColumn<S extends z.ZodType>(column: Column, schema: S): ColumnReader<z.output<S>> {
  return (stored, key) => {
    const read = schema.safeParse(stored);
    if (read.success) return read.data;
    const what = read.error.issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`);
    throw new StoredValueError(column, key, what.join('; '));
  };
}

/**
 * How a text column is read that holds one of a few words; a look-up, because such columns are read with every answer.
 * @returns a function that throws StoredValueError at any other word.
 */
export function enumColumn<const W extends string>(column: Column, words: readonly W[]): ColumnReader<W> {
  const known = new Map<unknown, W>(words.map((word) => [word, word]));
  return (stored, key) => {
    const word = known.get(stored);
    if (word !== undefined) return word;
    throw new StoredValueError(column, key, `none of ${words.join(', ')}`);
  };
}
