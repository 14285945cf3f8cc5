import { describe, expect, it } from 'vitest';
import { searchIn } from '#platform/screens/core/address.ts';
import { library } from '#platform/screens/core/staff-addresses.ts';
import { changed, filtersSet, inAddress, isNarrowed, shelfOpenedAt, shelfSearchIn } from './shelf-address.ts';

describe('what an address asks for', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['nothing', {}, {}],
    ['words', { q: 'kite' }, { q: 'kite' }],
    ['a number as words', { q: 42 }, { q: '42' }],
    ['everything', { level: 3, topic: 'animals', page: 2 }, { level: 3, topic: 'animals', page: 2 }],
    ['what does not exist', { level: 13, topic: 'x', kind: 1, genre: '', length: null, page: 0 }, {}],
    ['something else', { tab: 'y' }, {}],
  ])('is read: %s', (_, address, looked) =>
    expect({ ...shelfSearchIn(searchIn(library, address)) }).toEqual(looked),
  );

  it('is written without what is empty, and comes back the same', () => {
    const looked = { q: '', level: 3, genre: 'poem', topic: undefined, page: 1 } as const;
    expect(inAddress(looked)).toEqual({ level: 3, genre: 'poem' });
    const all = { q: 'kite', level: 3, series: 'bus-47', length: 'long', page: 4 } as const;
    expect({ ...shelfSearchIn(inAddress(all)) }).toEqual(all);
  });

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{}, { level: 4 }],
    [{ level: 2 }, { level: 2 }],
    [{ topic: 'animals' }, { topic: 'animals' }],
    [{ page: 2 }, { page: 2 }],
    [{ all: true }, {}],
  ])('opens at the level of a class where it asks for nothing: %j', (address, looked) => {
    expect({ ...shelfOpenedAt(4, searchIn(library, address)) }).toEqual(looked);
    expect({ ...shelfOpenedAt(null, searchIn(library, address)) }).toEqual(
      Object.keys(address).length === 0 ? {} : looked,
    );
  });

  it('says that all levels are asked for, so that the first page of all is not that of the class', () => {
    expect(inAddress({})).toEqual({ all: true });
    expect(inAddress({ q: '', page: 1 })).toEqual({ all: true });
    expect(shelfOpenedAt(4, inAddress({ page: 1 }) as never)).toEqual({});
  });

  it('starts on the first page when it changes', () => {
    expect(changed({ q: 'kite', page: 3 }, { level: 2 })).toEqual({ q: 'kite', level: 2 });
  });

  it.each([
    [{}, 0, false],
    [{ q: '  ' }, 0, false],
    [{ q: 'kite' }, 0, true],
    [{ page: 2 }, 0, false],
    [{ level: 2, series: 'bus-47' }, 2, true],
  ])('narrows the shelf or not: %j', (looked, filters, narrowed) => {
    expect(filtersSet(looked)).toBe(filters);
    expect(isNarrowed(looked)).toBe(narrowed);
  });
});
