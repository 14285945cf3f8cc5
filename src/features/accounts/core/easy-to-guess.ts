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

/** Whether a password is one thing over and over: `aaaaaaaa`, `abcabcabc`, `school school`. Expects its compared form. */
export const isRepeated = (password: string): boolean =>
  isPeriodic([...password]) || isPeriodic([...plain(password)]);

/** Whether a unit comes at least twice and nothing else does; the last time it may be cut short. */
const isPeriodic = (characters: readonly string[]): boolean =>
  Array.from({ length: Math.floor(characters.length / 2) }, (_, index) => index + 1).some((unit) =>
    characters.every((character, index) => character === characters[index % unit]),
  );

/** How many characters an attacker has to guess when a run (`abcd`, `8765`, `qwer`, `oooo`) counts as its two ends. */
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

/** The letter that a sign replaces in the words that people hide behind signs: `0penleaf`, `sch00l`. */
const LETTERS_BEHIND_SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The words that a child at a school thinks of first, beside the names. */
const SCHOOL_WORDS = [
  'open',
  'leaf',
  'school',
  'reading',
  'read',
  'class',
  'student',
  'teacher',
  'room',
  'grade',
];

/** Shorter words of names are part of too many others: "a", "of", "the". */
const SHORTEST_WORD = 4;
/** What is compared at most of names, because who names a class decides how much there is: names, letters of one, words of all. */
const MOST_NAMES = 32;
const MOST_LETTERS = 80;
const MOST_WORDS = 100;

/**
 * Whether a password says nothing but names that everyone here knows and words of any school, with numbers and signs
 * between them: `Room 12`, `openleaf2026`, `0penleaf`, `readingschool`.
 * @param password of a bounded length.
 * @param known names of the product, the classes and the school.
 */
export function isMadeOfKnownNames(password: string, known: readonly string[]): boolean {
  // One sign may be 18 letters in the form that is compared.
  const names = known.slice(0, MOST_NAMES).map((name) => name.normalize('NFKC').slice(0, MOST_LETTERS));
  const whole = plain(password);
  if (whole !== '' && names.some((name) => plain(name) === whole)) return true;
  const words = knownWords(names);
  // A number at the end is a year or a count; elsewhere it replaces a letter.
  const unsigned = [
    ...password
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]+$/u, ''),
  ]
    .map((sign) => LETTERS_BEHIND_SIGNS[sign] ?? sign)
    .join('');
  return [withoutNumbers(password), withoutNumbers(unsigned)].some(
    (letters) => letters !== '' && isJoined(letters, words),
  );
}

/** The words of any school and the first of the names, as they are compared. */
function knownWords(names: readonly string[]): ReadonlySet<string> {
  const words = new Set(SCHOOL_WORDS);
  const most = words.size + MOST_WORDS;
  for (const name of names) {
    if (words.size >= most) break;
    for (const word of wordsOf(name)) if (words.size < most) words.add(word);
  }
  return words;
}

/** A name as a whole and its words, without numbers. */
const wordsOf = (name: string): string[] =>
  [name, ...name.split(/[^\p{L}\p{M}]+/u)].map(withoutNumbers).filter((word) => word.length >= SHORTEST_WORD);

/** A text as passwords are compared with it, without any number in it: people add a year. */
const withoutNumbers = (text: string): string => plain(text).replaceAll(/\p{N}/gu, '');

/** Whether a text is words of the set, one after the other. At each place one word of each length is looked up. */
function isJoined(text: string, words: ReadonlySet<string>): boolean {
  const lengths = [...new Set([...words].map((word) => word.length))];
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1)
    reached[end] = lengths.some(
      (length) => reached[end - length] === true && words.has(text.slice(end - length, end)),
    );
  return reached[text.length] === true;
}
