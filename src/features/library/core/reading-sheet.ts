import { paragraphsOf } from './paragraphs.ts';
import type { Passage, Question, Reading } from './passage-file.ts';
import { seededBy } from './seeded-random.ts';

/** What somebody is given to answer; nothing on it tells a key. */
export interface Sheet {
  /** Whether the passages stand above their questions. */
  readonly withPassage: boolean;
  readonly questions: readonly SheetQuestion[];
}

/** One question as it is shown: the option indices in their shown order. */
export interface SheetQuestion {
  readonly passage: string;
  readonly question: string;
  readonly order: readonly number[];
}

const LETTERS = 'ABCDEF';

/** Questions with their options shuffled by chance that `seed` decides; without the passage the passages are mixed too. */
export function makeSheet(
  passages: readonly Passage[],
  { seed, withPassage }: { readonly seed: string; readonly withPassage: boolean },
): Sheet {
  const random = seededBy(seed);
  const questions = passages.flatMap((passage) =>
    passage.questions.map((question) => ({
      passage: passage.id,
      question: question.code,
      order: shuffled(
        question.options.map((_, at) => at),
        random,
      ),
    })),
  );
  return { withPassage, questions: withPassage ? questions : shuffled(questions, random) };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** The sheet as text, numbered from 1; answers are given as lines such as "17 C". */
export function sheetText(sheet: Sheet, passages: readonly Passage[]): string {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  let above = '';
  return sheet.questions
    .map(({ passage: id, question: code, order }, at) => {
      const passage = byId.get(id);
      const question = passage?.questions.find((one) => one.code === code);
      if (!passage || !question) throw new RangeError(`${id} ${code} is not in the library.`);
      const text = sheet.withPassage && above !== id ? passageText(passage) : '';
      above = id;
      return `${text}${questionText(question, order, at + 1)}`;
    })
    .join('\n');
}

const passageText = (passage: Passage): string =>
  `\n# ${passage.title}\n\n${paragraphsOf(passage)
    .map((paragraph, at) => `[${at + 1}] ${paragraph}`)
    .join('\n\n')}\n\n`;

const questionText = (question: Question, order: readonly number[], number: number): string =>
  `${number}. ${question.stem}\n${order
    .map((option, at) => `   ${LETTERS[at]}) ${question.options[option]?.text}`)
    .join('\n')}\n`;

/**
 * The answers of a reader, lines of number and letter, in any order.
 * @returns per number of the sheet the index of the shown option. @throws RangeError on a line that answers nothing.
 */
export function parseAnswers(text: string, sheet: Sheet): Map<number, number> {
  const answers = new Map<number, number>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [, number = '', letter = ''] = /^\s*(\d+)[.):]?\s+([A-Fa-f])\b/.exec(line) ?? [];
    const chosen = LETTERS.indexOf(letter.toUpperCase());
    const question = sheet.questions[Number(number) - 1];
    if (letter === '' || !question || chosen >= question.order.length)
      throw new RangeError(`"${line.trim()}" answers no question of the sheet.`);
    answers.set(Number(number), chosen);
  }
  return answers;
}

/** What each passage's file records of a reading: the raw choices with the order shown. */
export function readingsOf(
  sheet: Sheet,
  answers: ReadonlyMap<number, number>,
  { date, reader }: Pick<Reading, 'date' | 'reader'>,
): Map<string, Reading> {
  const chosen = sheet.questions.flatMap(({ passage, question, order }, at) => {
    const answer = answers.get(at + 1);
    return answer === undefined ? [] : [{ passage, choice: { question, order: [...order], chosen: answer } }];
  });
  const byPassage = Map.groupBy(chosen, ({ passage }) => passage);
  return new Map(
    [...byPassage].map(([passage, own]) => [
      passage,
      {
        date,
        reader,
        withPassage: sheet.withPassage,
        choices: own
          .map(({ choice }) => choice)
          .toSorted((a, b) => a.question.localeCompare(b.question, 'en', { numeric: true })),
      },
    ]),
  );
}
