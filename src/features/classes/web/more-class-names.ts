import { plainClassName } from './same-class.ts';

/** Classes besides the first that are made at once: a teacher has as many periods in a day. */
export const MOST_MORE_CLASSES = 9;

/** The name of a further class. */
export interface ClassName {
  /** Stays the same while others come and go. */
  readonly key: number;
  readonly name: string;
}

/** Names of the further classes; a field that was left empty is none. */
export const namesOfOthers = (others: readonly ClassName[]): readonly string[] =>
  others.map(({ name }) => name.trim()).filter((name) => name !== '');

/** What is wrong with the names of several classes together, said at the first. */
export function severalNamesFaults(names: readonly string[]): { readonly name?: string } {
  const [first = '', ...others] = names.map(plainClassName);
  if (first === '' || new Set([first, ...others]).size === names.length) return {};
  return { name: 'Two of your classes have the same name. Give each its own.' };
}
