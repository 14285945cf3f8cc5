import type { PublishedPassage } from './published-passage.ts';
import { readingMinutes } from './reading-time.ts';

/** How long reading and answering take. */
export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** Minutes up to which a passage is short, and up to which it is medium. */
export const MAX_MINUTES = { short: 4, medium: 5 } as const;

/** What a teacher looks for on the shelf; what is left out does not matter. */
export interface CatalogFilter {
  readonly level?: number | undefined;
  readonly topic?: string | undefined;
  readonly kind?: string | undefined;
  readonly genre?: string | undefined;
  readonly skill?: string | undefined;
  readonly length?: Length | undefined;
  readonly series?: string | undefined;
}

export const minutesOf = ({ words, questions }: PublishedPassage): number =>
  readingMinutes(words, questions.length);

export function lengthOf(passage: PublishedPassage): Length {
  const minutes = minutesOf(passage);
  if (minutes <= MAX_MINUTES.short) return 'short';
  return minutes <= MAX_MINUTES.medium ? 'medium' : 'long';
}

/** Whether a passage is what a teacher looks for. */
export function matches(passage: PublishedPassage, filter: CatalogFilter): boolean {
  const { level, topic, kind, genre, skill, length, series } = filter;
  return (
    (level === undefined || passage.level === level) &&
    (topic === undefined || passage.topic === topic) &&
    (kind === undefined || passage.kind === kind) &&
    (genre === undefined || passage.genre === genre) &&
    (skill === undefined || passage.questions.some((question) => question.skill === skill)) &&
    (length === undefined || lengthOf(passage) === length) &&
    (series === undefined || passage.series?.id === series)
  );
}
