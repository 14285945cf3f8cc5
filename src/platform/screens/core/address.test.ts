import { describe, expect, expectTypeOf, it } from 'vitest';
import { address, href, linkTo, paramsIn, type SearchOf, searchIn } from './address.ts';
import { addressFinder } from './path-pattern.ts';
import { flag, id, oneOf, textOf, wholeNumber } from './search-readers.ts';

const plain = address('/reports');
const line = address('/classes/$classId/students/$studentId', {
  needed: { attempt: id },
  optional: { sort: oneOf('name', 'level'), q: textOf(5), page: wholeNumber(1, 9), open: flag },
});

describe('a link', () => {
  it('has its ids in the path and no search parameter that is undefined', () => {
    expect(linkTo(plain)).toEqual({ to: '/reports' });
    expect(linkTo(line, { classId: 7, studentId: 8 }, { attempt: 9, sort: undefined })).toEqual({
      to: '/classes/7/students/8',
      search: { attempt: 9 },
    });
  });

  it('is the same as text, with its values encoded', () => {
    expect(href(plain)).toBe('/reports');
    expect(href(line, { classId: 7, studentId: 8 }, { attempt: 9, q: 'a&b', open: true })).toBe(
      '/classes/7/students/8?attempt=9&q=a%26b&open=true',
    );
  });

  it('does not compile without what the screen needs, nor with what it does not know', () => {
    const parts = { classId: 7, studentId: 8 };
    // @ts-expect-error -- the ids are missing
    expect(() => linkTo(line)).not.toThrow();
    // @ts-expect-error -- the needed search parameter is missing
    linkTo(line, parts, {});
    // @ts-expect-error -- no column has this name
    linkTo(line, parts, { attempt: 9, sort: 'size' });
    // @ts-expect-error -- the screen knows no such search parameter
    linkTo(plain, {}, { tab: 1 });
  });
});

describe('the address of a screen', () => {
  it('is read with the types that the screen gives it', () => {
    expectTypeOf(paramsIn(line, {})).toEqualTypeOf<{
      readonly classId: number;
      readonly studentId: number;
    }>();
    expectTypeOf<SearchOf<typeof line>['sort']>().toEqualTypeOf<'name' | 'level' | undefined>();
    expect(paramsIn(line, { classId: '7', studentId: 'x' })).toEqual({ classId: 7, studentId: Number.NaN });
  });

  it.each<[what: string, raw: Record<string, unknown>, read: Record<string, unknown>]>([
    ['nothing', {}, {}],
    [
      'what the screen knows',
      { attempt: 9, sort: 'name', q: 'kite', page: 2, open: true },
      { attempt: 9, sort: 'name', q: 'kite', page: 2, open: true },
    ],
    ['numbers as text', { attempt: '9', page: '2' }, { attempt: 9, page: 2 }],
    ['text that looks like a number', { q: 42 }, { q: '42' }],
    ['what makes no sense', { attempt: -1, sort: 'size', q: 'too long', page: 2.5, open: 'yes' }, {}],
    ['other kinds of values', { attempt: null, sort: ['name'], q: {}, page: '', open: 1 }, {}],
    ['what the screen does not know', { tab: 'y' }, {}],
  ])('is read: %s', (_, raw, read) => expect(searchIn(line, raw)).toEqual(read));

  it.each([
    ['/reports', true],
    ['/REPORTS/', true],
    ['/classes/7/students/8', true],
    ['/classes/7/students', false],
    ['/reports/7', false],
  ])('is found by its path: %s', (path, found) => expect(addressFinder([plain, line])(path)).toBe(found));
});
