/** Whether something that was read from a device is what was once kept there. */
export type Check<T> = (value: unknown) => value is T;

export const isNumber: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isString: Check<string> = (value) => typeof value === 'string';
export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';

export const oneOf =
  <const T extends readonly string[]>(...values: T): Check<T[number]> =>
  (value): value is T[number] =>
    isString(value) && values.includes(value);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

/** A member that an object may do without. */
export const orAbsent =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

export const anyOf =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** An object with these members; the compiler wants a check for each that its type has. */
export const shapeOf =
  <T extends object>(members: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(members).every(([name, check]) => check(Reflect.get(value, name)));
