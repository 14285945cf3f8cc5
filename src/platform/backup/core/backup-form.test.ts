import { expect, it } from 'vitest';
import { readAbout, readSums, tablesThatDiffer } from './backup-form.ts';

const ABOUT = {
  product: 'openleaf',
  format: 1,
  madeAt: '2026-11-30T06:00:00.000Z',
  migrations: [{ name: '0001-people.sql', hash: 'ab' }],
  tables: [{ name: 'public.users', columns: ['id'] }],
};

it.each([
  ['a backup', ABOUT, 'backup'],
  ['one of a newer program', { ...ABOUT, format: 2, tables: 'elsewhere' }, 'newer'],
  ['one of another product', { ...ABOUT, product: 'another' }, 'foreign'],
  ['a newer one of another product', { product: 'another', format: 7 }, 'foreign'],
  ['one without migrations', { ...ABOUT, migrations: [] }, 'foreign'],
  ['a list', [], 'foreign'],
])('tells %s', (_what, about, kind) => {
  expect(readAbout(JSON.stringify(about)).kind).toBe(kind);
});

it('takes no text that is not JSON', () => {
  expect(readAbout('{').kind).toBe('foreign');
  expect(readSums('')).toBeNull();
});

const sum = (name: string, rows = 1, sha256 = 'a'.repeat(64)) => ({ name, rows, sha256 });

it.each([
  ['nothing', [sum('a'), sum('b')], []],
  ['a table that is missing', [sum('a')], ['b']],
  ['a row that is missing', [sum('a'), sum('b', 0)], ['b']],
  ['another byte', [sum('a', 1, 'c'.repeat(64)), sum('b')], ['a']],
  ['a table too many', [sum('a'), sum('b'), sum('c')], ['c']],
])('names %s', (_what, found, differing) => {
  expect(tablesThatDiffer([sum('a'), sum('b')], found)).toEqual(differing);
});
