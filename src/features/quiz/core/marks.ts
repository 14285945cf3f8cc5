import type { Answer } from '#features/progress/core/evidence.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';

/** An answer as it counts: right or not, and not counted when it came too fast. */
export interface Mark {
  readonly right: boolean;
  readonly counted: boolean;
}

const LETTERS = { r: [true, true], w: [false, true], R: [true, false], W: [false, false] } as const;

const isLetter = (letter: string): letter is keyof typeof LETTERS => Object.hasOwn(LETTERS, letter);

/** The marks of an attempt from its stored letters: r right, w wrong; a capital letter for a fast answer. */
export function marksOf(letters: string): Mark[] {
  return [...letters].map((letter) => {
    if (!isLetter(letter)) throw new RangeError(`"${letter}" is no mark.`);
    const [right, counted] = LETTERS[letter];
    return { right, counted };
  });
}

export const letterOf = ({ right, counted }: Mark): string =>
  right ? (counted ? 'r' : 'R') : counted ? 'w' : 'W';

export const fastCount = (marks: readonly Mark[]): number => marks.filter((mark) => !mark.counted).length;

/**
 * The answers of an attempt as the estimate weighs them: each mark with the question as it was believed to be.
 * @throws RangeError when there are more marks than questions: the two were stored together, so the data is damaged.
 */
export const weighedAnswers = (marks: readonly Mark[], questions: readonly QuestionState[]): Answer[] =>
  marks.map((mark, index) => {
    const question = questions[index];
    if (!question) throw new RangeError(`There are ${marks.length} marks and ${questions.length} questions.`);
    return { ...mark, ...question };
  });
