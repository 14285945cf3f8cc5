import { USERNAME_MIN, usernameFault, usernameKey } from '#features/accounts/core/username.ts';
import type { WrittenName } from './pasted-names.ts';

/** So many tries with two digits, and so many with two or three; then five, of which enough are free anywhere. */
const SHORT_TRIES = 2;
const MIDDLE_TRIES = 6;

/**
 * A username that a young child can type and that does not tell the whole name: "ana.l", then "ana.l47", then "ana.l472".
 * @param tries how many ideas for this name were taken.
 * @param randomInt draws a whole number below its argument.
 */
export function usernameIdea(
  { firstName, lastName }: WrittenName,
  tries: number,
  randomInt: (below: number) => number,
): string {
  const first = plain(firstName) || 'reader';
  const initial = [...plain(lastName)].slice(0, 1).join('');
  const stem = initial === '' ? first : `${first}.${initial}`;
  const idea =
    tries === 0 && [...stem].length >= USERNAME_MIN ? stem : `${stem}${numberOf(tries, randomInt)}`;
  return usernameFault(idea) === null ? idea : `reader${numberOf(tries, randomInt)}`;
}

/** A number that does not begin with a zero. */
function numberOf(tries: number, randomInt: (below: number) => number): number {
  const least = tries <= SHORT_TRIES ? 10 : tries <= MIDDLE_TRIES ? 100 : 10_000;
  return least + randomInt(9 * least);
}

/** Accents, as letters of Latin, Greek and Cyrillic carry them; marks of other scripts belong to their letters. */
const ACCENTS = /[\u0300-\u036F]/g;

/** The first word without accents, such as `jose` of "José María": what a child finds on a keyboard. */
function plain(name: string): string {
  const [word = ''] = name.trim().split(/[\s-]+/);
  return usernameKey(word.normalize('NFD').replaceAll(ACCENTS, '')).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Usernames for these students, each another one; those of short names get a number at once. */
export function usernameIdeas(
  names: readonly WrittenName[],
  taken: ReadonlySet<string>,
  randomInt: (below: number) => number,
): string[] {
  const used = new Set(taken);
  return names.map((name) => {
    for (let tries = 0; ; tries += 1) {
      const idea = usernameIdea(name, tries, randomInt);
      const key = usernameKey(idea);
      if (used.has(key)) continue;
      used.add(key);
      return idea;
    }
  });
}
