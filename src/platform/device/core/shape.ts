/**
 * Whether something that was read from a device is what was once kept there. By hand and not by schemas, which a page that
 * starts would have to make first (docs/decisions/0017).
 */
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

/** An object whose members all look alike, under names that look alike. */
export const recordOf =
  <Name extends string, T>(isName: Check<Name>, check: Check<T>): Check<Record<Name, T>> =>
  (value): value is Record<Name, T> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, member]) => isName(name) && check(member));

/** A value that also fulfils this. */
export const where =
  <T>(check: Check<T>, holds: (value: T) => boolean): Check<T> =>
  (value): value is T =>
    check(value) && holds(value);

/** A whole number in these bounds, the bounds included. */
export const isWhole = (least: number, most: number): Check<number> =>
  where(isNumber, (value) => Number.isInteger(value) && value >= least && value <= most);

/** Reads what a device kept; null where it kept nothing. Never throws: whatever is broken counts as nothing. */
export type ReadStored<T> = (stored: unknown) => T;

/** Reads what this check knows, and anything else as `nothing`. */
export const storedOr =
  <T, Nothing>(check: Check<T>, nothing: Nothing): ReadStored<T | Nothing> =>
  (stored) =>
    check(stored) ? stored : nothing;
