import type { SearchReader } from './search-readers.ts';

type Readers = Readonly<Record<string, SearchReader<string | number | boolean>>>;

/** Where a screen is: its path, and what its search parameters may be. */
export interface Address<
  Path extends `/${string}` = `/${string}`,
  Needed extends Readers = Readers,
  Optional extends Readers = Readers,
> {
  /** Ids are `$name`. */
  readonly path: Path;
  /** Search parameters without which the screen has nothing to show; every link names them. */
  readonly needed: Needed;
  readonly optional: Optional;
  /** What a parameter is called in the browser's address bar, where that is something else. */
  readonly names: Readonly<Record<string, string>>;
}

/** An address without ids and needed search parameters: its path is enough. */
export type PlainAddress = Pick<Address, 'path'>;

type Simplify<T> = { readonly [Key in keyof T]: T[Key] };
type NameIn<Path extends string> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<More>
    : Rest
  : never;
type Values<R extends Readers> = { readonly [Name in keyof R]: NonNullable<ReturnType<R[Name]>> };
type Maybe<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** The ids in the path of an address. */
export type ParamsOf<A extends Address> = { readonly [Name in NameIn<A['path']>]: number };
/** The search parameters as a screen reads them: an address that was typed may lack even a needed one. */
export type SearchOf<A extends Address> = Simplify<Maybe<Values<A['needed']>> & Maybe<Values<A['optional']>>>;
/** The search parameters as a link writes them. */
export type SearchTo<A extends Address> = Simplify<Values<A['needed']> & Maybe<Values<A['optional']>>>;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- what has no member at all
type None = Record<never, never>;
/** Nothing may be given where there is nothing to say; `{}` alone would take anything. */
type Exactly<T> = keyof T extends never ? Record<string, never> : T;

/** `[params, search]`, each left out where nothing in it is needed. */
type Parts<A extends Address> =
  None extends SearchTo<A>
    ? None extends ParamsOf<A>
      ? [params?: Exactly<ParamsOf<A>>, search?: Exactly<SearchTo<A>>]
      : [params: ParamsOf<A>, search?: Exactly<SearchTo<A>>]
    : [params: Exactly<ParamsOf<A>>, search: SearchTo<A>];

/** Where a link leads: a path without names of ids, and search parameters. */
export interface Destination {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number | boolean>>;
}

/** Makes an address from its path and the readers of its search parameters. */
export const address = <
  const Path extends `/${string}`,
  Needed extends Readers = None,
  Optional extends Readers = None,
>(
  path: Path,
  {
    needed,
    optional,
    names = {},
  }: { readonly needed?: Needed; readonly optional?: Optional; readonly names?: Address['names'] } = {},
): Address<Path, Needed, Optional> => ({
  path,
  needed: needed ?? ({} as Needed),
  optional: optional ?? ({} as Optional),
  names,
});

/** The destination for a link of the router: `<TextLink {...linkTo(classPage, { id })}>`. */
export function linkTo<A extends Address>(
  to: A,
  ...[params = {} as ParamsOf<A>, search]: Parts<A>
): Destination {
  const path = to.path.replaceAll(/\$(\w+)/g, (_, name: string) =>
    String((params as Record<string, number>)[name]),
  );
  const said = Object.entries(search ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[to.names[name] ?? name, value] as const],
  );
  return said.length === 0 ? { to: path } : { to: path, search: Object.fromEntries(said) };
}

/** The same as text, for functions that take an address as a whole. */
export function href<A extends Address>(to: A, ...parts: Parts<A>): string {
  const { to: path, search } = linkTo(to, ...parts);
  if (!search) return path;
  const query = Object.entries(search).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${query.join('&')}`;
}

/** Ids of a path as numbers. One that is no number is NaN, which no object has. */
export const paramsIn = <A extends Address>(
  { path }: A,
  raw: Readonly<Record<string, string | undefined>>,
): ParamsOf<A> =>
  Object.fromEntries(
    [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, Number(raw[name])]),
  ) as ParamsOf<A>;

/** The search parameters that the address knows and that make sense. */
export const searchIn = <A extends Address>(
  { needed, optional, names }: A,
  raw: Readonly<Record<string, unknown>>,
): SearchOf<A> =>
  Object.fromEntries(
    Object.entries({ ...needed, ...optional })
      .map(([name, read]) => [name, read(raw[names[name] ?? name])] as const)
      .filter(([, value]) => value !== undefined),
  ) as SearchOf<A>;
