import type { Bound, Figure } from './report.ts';

type Bounds = Pick<Figure, 'gate' | 'aim'>;

export const count = (name: string, value: number, gate?: Bound): Figure => ({
  name,
  value,
  unit: '',
  ...(gate && { gate }),
});

/** A count that must be zero. */
export const none = (name: string, value: number): Figure => count(name, value, { atMost: 0 });

/** A count of what a run is about: of nothing it would show nothing. */
export const some = (name: string, value: number): Figure => count(name, value, { atLeast: 1 });

export const milliseconds = (name: string, value: number, bounds: Bounds = {}): Figure => ({
  name,
  value,
  unit: 'ms',
  ...bounds,
});

export const seconds = (name: string, value: number, bounds: Bounds = {}): Figure => ({
  name,
  value,
  unit: 's',
  ...bounds,
});

/** The same number of each element, added up. */
export const sumOf = <T>(list: readonly T[], valueOf: (element: T) => number): number =>
  list.reduce((sum, element) => sum + valueOf(element), 0);

/** NaN of nothing. */
export const longestOf = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : Math.max(...values);

/** Adds one to a count. */
export const increment = <Key>(counts: Map<Key, number>, key: Key): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Lines for the notes, such as `200 36095 times, 503 12 times`. */
export const timesText = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts].map(([what, times]) => `${what} ${times} times`).join(', ');
