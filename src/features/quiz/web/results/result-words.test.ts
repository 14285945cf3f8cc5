import { expect, it } from 'vitest';
import { headingOf, NO_POINTS_WORDS, praise, suggestionFor } from './result-words.ts';

const perfect = { right: 6, total: 6, passed: true, perfect: true, fastAnswers: 0, rankAfter: null };
const passed = { ...perfect, right: 5, perfect: false };
const failed = { ...perfect, right: 2, passed: false, perfect: false };

const AT_LEVEL = { passage: 4, reader: 4 };

const rank = (missing: number) => ({
  rankId: 3,
  title: 'Tactician',
  totalPoints: 150,
  minPoints: 100,
  next: { title: 'Analyst', minPoints: 160, missing },
});

it('suggests slowing down before all else', () => {
  expect(suggestionFor({ ...failed, fastAnswers: 1 }, { firstWasFast: true })).toMatchObject({
    leadsTo: 'choose',
    text: expect.stringContaining('read the whole passage'),
  });
});

it('speaks of the passage only where the first answer came before it could be read', () => {
  const { text } = suggestionFor({ ...failed, fastAnswers: 2 }, { firstWasFast: false });
  expect(text).toContain('read each question and all its answers');
  expect(text).not.toContain('whole passage');
});

it('leads to the review where there is something to see', () => {
  expect(suggestionFor(failed, { firstWasFast: false }).leadsTo).toBe('review');
  expect(suggestionFor(passed, { firstWasFast: false }).leadsTo).toBe('review');
  expect(suggestionFor(perfect, { firstWasFast: false }).leadsTo).toBe('choose');
});

it('names the next rank when it is near', () => {
  expect(suggestionFor({ ...passed, rankAfter: rank(10) }, { firstWasFast: false }).text).toContain(
    '10 more points to Analyst',
  );
  expect(suggestionFor({ ...passed, rankAfter: rank(60) }, { firstWasFast: false }).leadsTo).toBe('review');
});

it('praises without an untrue word', () => {
  expect(praise(perfect, '', AT_LEVEL)).toContain('Every answer');
  expect(praise(passed, '', AT_LEVEL)).toContain('passed');
  expect(praise(failed, '', AT_LEVEL)).not.toMatch(/pass(ed)?:|fail|wrong/i);
});

it.each([
  [2, AT_LEVEL, /not easy/],
  [0, { passage: 5, reader: 4 }, /a hard one.*may fit you better/],
  [0, { passage: 1, reader: 1 }, /a hard one.*read the next one with you/],
  [3, AT_LEVEL, /understood a good part/],
  [2, { passage: 3, reader: 4 }, /good practice/],
  [0, { passage: 3, reader: 4 }, /good practice/],
  [2, { passage: null, reader: null }, /good practice/],
])('comforts over %i of 6 right with levels %j only where it is true', (right, levels, words) => {
  const said = praise({ ...failed, right }, '', levels);
  expect(said).toMatch(words);
  expect(/not easy|hard/.test(said)).toBe(/not easy|hard/.test(words.source));
});

it('says so when answers came before there was time to read', () => {
  const hasty = { ...failed, right: 0, fastAnswers: 6 };
  expect(headingOf('The River Turns', hasty)).toBe('Your answers were too fast to count');
  expect(headingOf('The River Turns', { ...hasty, fastAnswers: 4 })).toBe(
    'Your answers were too fast to count',
  );
  expect(headingOf('The River Turns', failed)).toBe('You read “The River Turns”');
  expect(praise(hasty, 'The River Turns', AT_LEVEL)).toBe(
    'Your answers came before there was time to read “The River Turns”. Take your time with the next one.',
  );
  expect(praise({ ...hasty, fastAnswers: 4 }, '', AT_LEVEL)).toContain('Some of your answers came');
  expect(praise({ ...failed, fastAnswers: 2 }, '', AT_LEVEL)).toContain('Take your time');
});

it('leads back into the text that was too fast to count, before anything is written about it', () => {
  const hasty = { ...failed, right: 0, fastAnswers: 6 };
  expect(suggestionFor(hasty, { firstWasFast: true, assigned: true })).toMatchObject({
    leadsTo: 'again',
    text: expect.stringContaining('Read it once more, then answer. It counts if you take your time.'),
  });
  const first = {
    leadsTo: 'reread',
    text: expect.stringContaining('Look at the text and the answers now.'),
  };
  expect(suggestionFor(hasty, { firstWasFast: true })).toMatchObject({ ...first, else: 'choose' });
  for (const maySkip of [true, false]) {
    const essay = { status: 'open', maySkip } as const;
    expect(suggestionFor(hasty, { firstWasFast: true, essay })).toMatchObject({ ...first, else: 'write' });
  }
});

it.each([
  [
    'an essay that may be left out comes after a look at answers that were hard',
    failed,
    true,
    'review',
    'write',
  ],
  ['an essay that must be written comes first', failed, false, 'write', 'review'],
  ['an essay on a passage that was understood comes first', passed, true, 'write', 'choose'],
] as const)('%s', (_, score, maySkip, leadsTo, other) =>
  expect(
    suggestionFor({ ...score }, { firstWasFast: false, essay: { status: 'open', maySkip } }),
  ).toMatchObject({
    leadsTo,
    else: other,
  }),
);

it('explains why there are no points, in a sentence for a child', () => {
  for (const words of Object.values(NO_POINTS_WORDS)) expect(words).toMatch(/^[A-Z][^!]+\.$/);
});
