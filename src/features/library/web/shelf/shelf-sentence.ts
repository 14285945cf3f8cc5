import { SKILL_NAMES } from '../../core/skill-names.ts';
import { TOPIC_NAMES } from '../../core/topics.ts';
import { count, genreName, KIND_NAMES, LENGTH_NAMES, levelName, seriesName } from '../catalog-names.ts';
import { filtersSet, type ShelfSearch } from './shelf-address.ts';

/** How much there is and of what: "3 passages for “kite” · Level Two · Animals". */
export function shelfSentence(total: number, looked: ShelfSearch): string {
  const passages = total === 0 ? 'No passages' : count(total, 'passage');
  const words = looked.q?.trim() ?? '';
  const found = words === '' ? passages : `${passages} for “${words}”`;
  return [found, ...filterNames(looked)].join(' · ');
}

function filterNames({ level, topic, kind, genre, skill, length, series }: ShelfSearch): string[] {
  return [
    level && levelName(level),
    topic && TOPIC_NAMES[topic],
    kind && KIND_NAMES[kind],
    genre && genreName(genre),
    skill && `skill ${SKILL_NAMES[skill].toLowerCase()}`,
    length && LENGTH_NAMES[length],
    series && `series “${seriesName(series)}”`,
  ].filter((name) => typeof name === 'string');
}

/** What to try where nothing is found. */
export function whatToTry(looked: ShelfSearch): string {
  const words = looked.q?.trim() ?? '';
  if (words === '') return 'No passage matches all of these. Try removing a filter.';
  const spelling = words.includes(' ')
    ? 'A passage must have every word. Try fewer words, or different ones.'
    : 'Try another word, or just the start of it.';
  return filtersSet(looked) > 0 ? `${spelling} Or remove a filter.` : spelling;
}
