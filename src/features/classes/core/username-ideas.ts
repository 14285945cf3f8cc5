import { USERNAME_MIN, usernameFault, usernameKey } from '#features/accounts/core/username.ts';
import type { WrittenName } from './pasted-names.ts';

/** So many tries with two digits, and so many with two or three; then five, of which enough are free anywhere. */
const SHORT_TRIES = 2;
const MIDDLE_TRIES = 6;
/** Where a name has no letter that can be typed. All those share it, so it has five digits at once. */
const WITHOUT_NAME = 'student';

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
  const first = plain(firstName);
  if (first === '') return withoutName(randomInt);
  const initial = [...plain(lastName)].slice(0, 1).join('');
  const stem = initial === '' ? first : `${first}.${initial}`;
  const idea =
    tries === 0 && [...stem].length >= USERNAME_MIN ? stem : `${stem}${numberOf(tries, randomInt)}`;
  return usernameFault(idea) === null ? idea : withoutName(randomInt);
}

const withoutName = (randomInt: (below: number) => number): string =>
  `${WITHOUT_NAME}${numberOf(MIDDLE_TRIES + 1, randomInt)}`;

/** A number that does not begin with a zero. */
function numberOf(tries: number, randomInt: (below: number) => number): number {
  const least = tries <= SHORT_TRIES ? 10 : tries <= MIDDLE_TRIES ? 100 : 10_000;
  return least + randomInt(9 * least);
}

const ACCENTS = /\p{M}/gu;
/** Letters of Latin that are no letter with an accent, as they are written without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

/**
 * The first word in letters that every keyboard of an American classroom has, such as `jose` of "José María"; empty for a name in another
 * script: how its child writes it in Latin letters, nobody knows but the child.
 */
function plain(name: string): string {
  const [word = ''] = name.trim().split(/[\s-]+/);
  return usernameKey(word.normalize('NFD').replaceAll(ACCENTS, '')).replaceAll(
    /[^a-z0-9]/gu,
    (letter) => PLAIN[letter] ?? '',
  );
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
