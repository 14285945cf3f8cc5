import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

const USES_UNTIL_PREPARED = 5;
const useOften = (names: StatementNames, text: string) => {
  for (let use = 1; use < USES_UNTIL_PREPARED; use++) names.of(text);
  return names.of(text);
};

it('names what comes often, each with a name of its own that stays', () => {
  const names = new StatementNames();
  expect(names.of('select 1')).toBeUndefined();
  const first = useOften(names, 'select 1');
  const second = useOften(names, 'select 2');
  expect(first).toBeTypeOf('string');
  expect(second).toBeTypeOf('string');
  expect(first).not.toBe(second);
  expect(names.of('select 1')).toBe(first);
});

it('leaves out what names no columns, and counting is no column', () => {
  const names = new StatementNames();
  for (const text of ['select * from a', 'SELECT "a".* from a', 'update a set b = 1 returning *'])
    expect(useOften(names, text), text).toBeUndefined();
  expect(useOften(names, 'select count(*) from a')).toBeTypeOf('string');
});

it('names no more than a few hundred, and forgets texts that never come again', () => {
  const names = new StatementNames();
  const texts = Array.from({ length: 5_000 }, (_, at) => `select ${at}`);
  for (const text of texts) names.of(text);
  expect(names.of('select 0')).toBeUndefined();
  const named = texts.filter((text) => useOften(names, text) !== undefined);
  expect(named).toHaveLength(400);
});
