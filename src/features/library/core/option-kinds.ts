import type { Option, Question } from './passage-file.ts';
import { wordsOf } from './words.ts';

const NUMBER =
  /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|third|quarter|fourth|once|twice|dozen|none|both)\b/i;
const MONTH_OR_DAY =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
/** Longer options are thoughts that hold a number. */
const BARE_WORDS = 6;
const PARAGRAPH =
  /\b(?:paragraphs?|stanzas?|sentences?|lines?) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:first|second|third|fourth|fifth|sixth|last) (?:paragraph|stanza|sentence|line)\b/i;

/** Whether most options of a question do no more than point at a paragraph. */
export function asksForParagraph({ options }: Question): boolean {
  return most(options, ({ text }) => PARAGRAPH.test(text) && isBare(text));
}

/** Whether most options of a question are numbers, dates, counts or sums. */
export function asksForNumber(question: Question): boolean {
  return (
    !asksForParagraph(question) &&
    most(question.options, ({ text }) => (NUMBER.test(text) || MONTH_OR_DAY.test(text)) && isBare(text))
  );
}

const isBare = (text: string): boolean => wordsOf(text).length <= BARE_WORDS;

const most = (options: readonly Option[], holds: (option: Option) => boolean): boolean =>
  2 * options.filter(holds).length > options.length;

/** The mean length of a question's options in words. */
export function meanOptionWords({ options }: Question): number {
  return options.reduce((sum, { text }) => sum + wordsOf(text).length, 0) / options.length;
}
