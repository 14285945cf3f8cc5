import { normalWordsOf } from './words.ts';

/** Words that carry grammar rather than meaning. */
const FUNCTION_WORDS = new Set(
  (
    'a an the and or but if so because as of in on at to from by for with without into over under up down out off ' +
    'about after before when while where who what which why how that this these those it its he she they them his ' +
    'her their him i you we is are was were be been being am do does did has have had can could will would should ' +
    'may might must not no one some any all more most than then there very too'
  ).split(' '),
);

/** The words of a text that carry its meaning, each once. */
export function contentWords(text: string): Set<string> {
  return new Set(normalWordsOf(text).filter((word) => !FUNCTION_WORDS.has(word)));
}
