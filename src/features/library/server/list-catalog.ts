import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { CatalogLine, listCatalogQuizzes as contract } from '../contract/endpoints.ts';
import { matches, minutesOf } from '../core/catalog-filter.ts';
import type { PublishedPassage } from '../core/published-passage.ts';
import { teaserOf } from '../core/teaser.ts';
import type { LibraryServices } from './library-services.ts';
import { searchCatalog } from './search-catalog.ts';

/** The passages for practice that fit words best. */
export async function findPassages(
  services: LibraryServices,
  words: string,
  most: number,
): Promise<PublishedPassage[]> {
  const ranks = await searchCatalog(services, words);
  return services.library
    .current('practice')
    .filter(({ versionId }) => ranks.has(versionId))
    .toSorted(
      (a, b) =>
        (ranks.get(b.versionId) ?? 0) - (ranks.get(a.versionId) ?? 0) || a.title.localeCompare(b.title, 'en'),
    )
    .slice(0, most);
}

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
        questionsOf(b, filter.skill) - questionsOf(a, filter.skill) ||
        a.title.localeCompare(b.title, 'en'),
    );
  const quizzes = found.slice(page * size, (page + 1) * size).map(toCatalogLine);
  return { page, size, total: found.length, quizzes };
}

const skillsOf = ({ questions }: PublishedPassage) => [...new Set(questions.map(({ skill }) => skill))];

/** How many questions of a passage exercise a skill; 0 where none is asked for. */
const questionsOf = ({ questions }: PublishedPassage, skill: string | undefined): number =>
  questions.filter((question) => question.skill === skill).length;

export const toCatalogLine = (passage: PublishedPassage): CatalogLine => ({
  versionId: passage.versionId,
  title: passage.title,
  opening: teaserOf(passage.paragraphs),
  level: passage.level,
  topic: passage.topic,
  kind: passage.kind,
  genre: passage.genre,
  form: passage.form,
  words: passage.words,
  questions: passage.questions.length,
  minutes: minutesOf(passage),
  skills: skillsOf(passage),
  skillQuestions: skillsOf(passage).map((skill) => questionsOf(passage, skill)),
  series: passage.series ?? null,
  care: passage.sensitivity === 'care',
});
