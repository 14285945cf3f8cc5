/** A sentence to choose, by its number in the passage. */
export interface SentenceOption {
  readonly sentence: number;
  readonly text: string;
}

/** Where it is in the passage: characters of a paragraph, which count from 1. */
export interface SentencePlace extends SentenceOption {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/** Where sentences are in a text. @returns none at all where one of them is not found: then no text offers a part of the choice. */
export function sentencePlaces(
  paragraphs: readonly string[],
  options: readonly SentenceOption[],
): readonly SentencePlace[] {
  const places: SentencePlace[] = [];
  for (const option of options) {
    const place = placeAfter(places.at(-1), paragraphs, option);
    if (!place) return [];
    places.push(place);
  }
  return places;
}

/** The sentences come in the order of the text, so that one that occurs twice is found where it is meant. */
function placeAfter(
  last: SentencePlace | undefined,
  paragraphs: readonly string[],
  option: SentenceOption,
): SentencePlace | null {
  for (let paragraph = last?.paragraph ?? 1; paragraph <= paragraphs.length; paragraph++) {
    const from = paragraph === last?.paragraph ? last.end : 0;
    const start = paragraphs[paragraph - 1]?.indexOf(option.text, from) ?? -1;
    if (start >= 0) return { ...option, paragraph, start, end: start + option.text.length };
  }
  return null;
}
