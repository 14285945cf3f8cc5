/** Rows of a keyboard and the alphabet: what a finger or a child runs along, forwards or backwards. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
];
const NEIGHBORS = new Set(
  RUNS.flatMap((run) => [...run].slice(1).map((letter, at) => `${run[at]}${letter}`)).flatMap((pair) => [
    pair,
    `${pair[1]}${pair[0]}`,
  ]),
);

/** Characters of a run that are worth guessing: where it begins and where it ends. */
const WORTH_OF_RUN = 2;
const SHORTEST_RUN = 3;
/** A unit longer than this is a word, and a word twice is a choice. */
const LONGEST_UNIT = 4;

/** Whether a password is a few characters over and over: `aaaaaaaa`, `abcabcabc`. Expects its compared form. */
export function isRepeated(password: string): boolean {
  const characters = [...password];
  const most = Math.min(LONGEST_UNIT, Math.floor(characters.length / 2));
  return Array.from({ length: most }, (_, at) => at + 1).some((unit) =>
    characters.every((character, at) => character === characters[at % unit]),
  );
}

/** How many characters somebody has to guess when a run (`abcd`, `8765`, `qwer`, `oooo`) counts as its two ends. */
export function unguessableLength(password: string): number {
  const characters = [...password];
  let length = 0;
  for (let at = 0; at < characters.length; ) {
    const run = runAt(characters, at);
    length += run >= SHORTEST_RUN ? WORTH_OF_RUN : run;
    at += run;
  }
  return length;
}

/** The length of the run that begins at this character; it keeps its direction. */
function runAt(characters: readonly string[], at: number): number {
  const direction = stepAt(characters, at);
  if (direction === null) return 1;
  let end = at + 1;
  while (stepAt(characters, end) === direction) end += 1;
  return end - at + 1;
}

/** How a character leads to the next one: the same, onwards, backwards, or not at all. */
function stepAt(characters: readonly string[], at: number): 'same' | 'onwards' | 'backwards' | null {
  const [a = '', b = ''] = characters.slice(at, at + 2);
  if (b === '') return null;
  if (a === b) return 'same';
  if (!NEIGHBORS.has(a + b)) return null;
  return RUNS.some((run) => run.includes(a + b)) ? 'onwards' : 'backwards';
}

/** A text as passwords are compared with it: small letters and digits, without spaces and signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The same without the digits around it: people add a year. */
const withoutDigits = (text: string): string => plain(text).replaceAll(/^\p{N}+|\p{N}+$/gu, '');

/** Whether a password is nothing but a name that everybody here knows, with or without digits around it. */
export function isKnownName(password: string, name: string): boolean {
  const [typed, known] = [plain(password), plain(name)];
  if (known === '') return false;
  if (typed === known) return true;
  const core = withoutDigits(name);
  return core !== '' && withoutDigits(password) === core;
}
