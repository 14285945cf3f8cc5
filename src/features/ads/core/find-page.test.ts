import { describe, expect, it } from 'vitest';
import { AD_PAGES } from './ad-words.ts';
import { findPage } from './find-page.ts';
import type { AdConfiguration } from './read-ads.ts';
import { adsWith } from './testing/sample-ads.ts';

const exact = { name: 'nQuiz', url: ['/read/quiz', '/read/PreTest'] };
const pattern = { name: 'review', url: ['^/read/quiz', '/results$'], urlRegex: true };
const other = { name: 'nResults', url: ['/results'], urlRegex: true };
const rest = { name: 'default' };

const nameFor = (ads: AdConfiguration, path: string) => findPage(ads, path)?.name ?? null;
/** Every order of the pages: only that of patterns decides anything. */
const ORDERS = [
  [exact, pattern, other, rest],
  [rest, pattern, other, exact],
  [pattern, rest, exact, other],
];

describe.each(ORDERS.map((pages) => [pages.map(({ name }) => name).join(', '), adsWith({ pages })] as const))(
  'with the pages %s',
  (_order, ads) => {
    it.each([
      ['/read/quiz', 'nQuiz'],
      ['/read/quiz/', 'nQuiz'],
      ['/READ/Quiz', 'nQuiz'],
      ['/read/quiz?offerId=7#top', 'nQuiz'],
      ['/read/pretest', 'nQuiz'],
      ['/read/quiz/review', 'review'],
      ['/read/quiz/results', 'review'],
      ['/read/results', 'review'],
      ['/read/results/7', 'nResults'],
      ['/read/quizzes', 'review'],
      ['/read/dashboard', 'default'],
      ['/', 'default'],
      ['', 'default'],
    ])('%s is the page %s', (path, name) => expect(nameFor(ads, path)).toBe(name));
  },
);

it('is none where no page fits, and none is for all', () => {
  const ads = adsWith({ pages: [exact, pattern] });
  expect(nameFor(ads, '/read/teacher')).toBeNull();
  expect(nameFor(adsWith({ pages: [] }), '/read/quiz')).toBeNull();
});

it.each(AD_PAGES)('knows the page %s', (name) => {
  expect(nameFor(adsWith({ pages: [{ name, url: ['/here'] }] }), '/here')).toBe(name);
});
