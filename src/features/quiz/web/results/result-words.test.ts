import { expect, it } from 'vitest';
import { NO_POINTS_WORDS, praise, suggestionFor } from './result-words.ts';

const perfect = { right: 6, total: 6, passed: true, perfect: true, fastAnswers: 0, rankAfter: null };
const passed = { ...perfect, right: 5, perfect: false };
const failed = { ...perfect, right: 2, passed: false, perfect: false };

const rank = (missing: number) => ({
  progressLevelId: 3,
  title: 'Tactician',
  totalPoints: 150,
  minPoints: 100,
  next: { title: 'Analyst', minPoints: 160, missing },
});

it('suggests slowing down before all else', () => {
  expect(suggestionFor({ ...failed, fastAnswers: 1 })).toMatchObject({
    leadsTo: 'choose',
    text: expect.stringContaining('read the whole passage'),
  });
});

it('leads to the review where there is something to see', () => {
  expect(suggestionFor(failed).leadsTo).toBe('review');
  expect(suggestionFor(passed).leadsTo).toBe('review');
  expect(suggestionFor(perfect).leadsTo).toBe('choose');
});

it('names the next rank when it is near', () => {
  expect(suggestionFor({ ...passed, rankAfter: rank(10) }).text).toContain('10 more points to Analyst');
  expect(suggestionFor({ ...passed, rankAfter: rank(60) }).leadsTo).toBe('review');
});

it('praises without an untrue word', () => {
  expect(praise(perfect)).toContain('Every answer');
  expect(praise(passed)).toContain('passed');
  expect(praise(failed)).not.toMatch(/pass(ed)?:|fail|wrong/i);
});

it('explains why there are no points, in a sentence for a child', () => {
  for (const words of Object.values(NO_POINTS_WORDS)) expect(words).toMatch(/^[A-Z][^!]+\.$/);
});
