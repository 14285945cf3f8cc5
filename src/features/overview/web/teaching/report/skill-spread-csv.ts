import { isGroup, STANDING_WORDS, skillName } from '#features/reports/core/skill-words.ts';
import { csvOf } from '#platform/csv/core/csv-columns.ts';
import type { Span } from '#platform/time/core/span.ts';
import type { Spread } from './skill-spread.tsx';

/** How the class stands in each skill as a table for a spreadsheet: a line for each group of skills and each skill, those without answers, too. */
export const skillSpreadCsv = (spread: readonly Spread[], { start, end }: Span): string =>
  csvOf<Spread>(
    [
      ['From', () => start],
      ['To', () => end],
      ['Skill', ({ skill }) => skillName(skill)],
      ['Group of skills', ({ skill }) => (isGroup(skill) ? 'yes' : 'no')],
      [STANDING_WORDS.below, ({ below }) => below],
      [STANDING_WORDS['as-expected'], ({ expected }) => expected],
      [STANDING_WORDS.above, ({ above }) => above],
      [STANDING_WORDS['too-few'], ({ few }) => few],
    ],
    spread,
  );
