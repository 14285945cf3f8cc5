import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { CatalogLine, listCatalogQuizzes as contract } from '../contract/endpoints.ts';
import { matches, minutesOf } from '../core/catalog-filter.ts';
import type { PublishedPassage } from '../core/published-passage.ts';
import type { LibraryServices } from './library-services.ts';
import { searchCatalog } from './search-catalog.ts';

/** The shelf: what is offered for practice, searched and filtered. */
export async function listCatalog(
  services: LibraryServices,
  { query }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { q = '', page, size, ...filter } = query;
  const ranks = q.trim() === '' ? null : await searchCatalog(services, q);
  const found = services.library
    .current('practice')
    .filter((passage) => matches(passage, filter) && (ranks === null || ranks.has(passage.versionId)))
    .toSorted(
      (a, b) =>
        (ranks?.get(b.versionId) ?? 0) - (ranks?.get(a.versionId) ?? 0) ||
        a.level - b.level ||
        a.title.localeCompare(b.title, 'en'),
    );
  const quizzes = found.slice(page * size, (page + 1) * size).map(toCatalogLine);
  return { page, size, total: found.length, quizzes };
}

/** Characters of the text that stand under a title. */
const OPENING = 160;

export const toCatalogLine = (passage: PublishedPassage): CatalogLine => ({
  reading_comprehension_quiz_id: passage.versionId,
  title: passage.title,
  opening: openingOf(passage.paragraphs.join(' ').replaceAll(/\s+/g, ' ')),
  level: passage.level,
  topic: passage.topic,
  kind: passage.kind,
  genre: passage.genre,
  form: passage.form,
  words: passage.words,
  questions: passage.questions.length,
  minutes: minutesOf(passage),
  skills: [...new Set(passage.questions.map(({ skill }) => skill))],
  series: passage.series ?? null,
  care: passage.sensitivity === 'care',
});

/** The beginning of a text, cut after a whole word. */
const openingOf = (text: string): string =>
  text.length <= OPENING ? text : `${text.slice(0, text.lastIndexOf(' ', OPENING))} …`;
