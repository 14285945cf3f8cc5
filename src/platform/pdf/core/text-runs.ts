/** A piece of a text in one font and one direction. */
export interface TextRun<Face> {
  readonly face: Face;
  readonly text: string;
  readonly rightToLeft: boolean;
  /** Its letters change with their neighbors or their places: a reader gets the text beside the glyphs. */
  readonly shaped: boolean;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Scripts of India and its neighbors, whose glyphs stand in another order than their letters. */
const REORDERED =
  /[\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Thai}\p{Script=Laoo}\p{Script=Mymr}\p{Script=Khmr}]/u;
const isShaped = (letter: string): boolean => RIGHT_TO_LEFT.test(letter) || REORDERED.test(letter);
/** Marks and joiners go with the letter before them, and blanks with what surrounds them. */
const CLINGS = /\p{M}|\u200c|\u200d/u;
const BLANK = /\s/;
/** No glyph and no meaning on paper; half a surrogate is no letter. */
const UNPRINTABLE = /(?!\u200c|\u200d)[\p{Cc}\p{Cs}\p{Cf}]|\p{VS}/gu;
/** Stands for what no font has. */
const MISSING = '?';

/** A text as it can be put on paper: in composed form, on one line, without what cannot be seen. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(UNPRINTABLE, '');

/**
 * Cuts a text into runs.
 * @param faceOf the font of a letter, of a mark the one of the letter before it if that has it; undefined where none has it: a
 * question mark stands in the place of a letter, nothing in that of a mark.
 */
export function textRuns<Face>(
  text: string,
  faceOf: (letter: string, before?: Face) => Face | undefined,
  fallback: Face,
): TextRun<Face>[] {
  const runs: { face: Face; text: string; rightToLeft: boolean; shaped: boolean }[] = [];
  let blank = '';
  for (const letter of printable(text)) {
    const last = runs.at(-1);
    if (BLANK.test(letter)) {
      blank = ' ';
      continue;
    }
    if (last && CLINGS.test(letter)) {
      if (faceOf(letter, last.face) === last.face) {
        last.text += letter;
        last.shaped = true;
      }
      continue;
    }
    const own = faceOf(letter);
    const run = {
      face: own ?? fallback,
      text: own === undefined ? MISSING : letter,
      rightToLeft: RIGHT_TO_LEFT.test(letter),
      shaped: isShaped(letter),
    };
    if (last && isLike(last, run)) last.text += blank + run.text;
    // A blank behind letters from right to left would stand on their left.
    else if (last?.rightToLeft) runs.push({ ...run, text: blank + run.text });
    else {
      if (last) last.text += blank;
      runs.push(run);
    }
    blank = '';
  }
  // What follows in another weight is parted from it.
  const last = runs.at(-1);
  if (last && blank !== '') {
    if (last.rightToLeft)
      runs.push({ ...last, face: fallback, text: blank, rightToLeft: false, shaped: false });
    else last.text += blank;
  }
  return runs;
}

const isLike = <Face>(one: TextRun<Face>, other: TextRun<Face>): boolean =>
  one.face === other.face && one.rightToLeft === other.rightToLeft && one.shaped === other.shaped;

/**
 * The order in which the runs of a line stand from left to right: neighbors that read from right to left change places. Base direction is
 * left to right; this is not the whole bidirectional algorithm, but all that a name in a line of English needs.
 */
export function visualOrder<R extends { readonly rightToLeft: boolean }>(runs: readonly R[]): R[] {
  const ordered: R[] = [];
  let turned: R[] = [];
  for (const run of runs) {
    if (run.rightToLeft) turned.push(run);
    else {
      ordered.push(...turned.toReversed(), run);
      turned = [];
    }
  }
  return [...ordered, ...turned.toReversed()];
}
