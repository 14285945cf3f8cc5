import { describe, expect, it } from 'vitest';
import { fixtures, optionAs, questionAt } from './fixture-passage.ts';
import type { Passage } from './passage-file.ts';
import { shareVerdicts } from './share-gates.ts';
import { TOPICS } from './topics.ts';

/** The gates that 24 passages of level Three fail: a sound mix, then `change`. */
function failed(change: (draft: Passage, at: number) => void = () => {}): string[] {
  const passages = fixtures(24, (draft, at) => {
    draft.topic = TOPICS[at % TOPICS.length] ?? 'animals';
    draft.kind = at % 2 === 0 ? 'literary' : 'informational';
    change(draft, at);
  });
  return shareVerdicts({ where: 'level 3', passages, advisory: false })
    .filter(({ ok }) => !ok)
    .map(({ gate }) => gate);
}

it('finds nothing wrong with a sound mix', () => {
  expect(failed()).toEqual([]);
});

const every = (n: number, change: (draft: Passage) => void) => (draft: Passage, at: number) => {
  if (at % n === 0) change(draft);
};

describe('the shares of a level', () => {
  it.each<readonly [string, (draft: Passage, at: number) => void]>([
    ['topic share', every(6, (p) => (p.topic = 'animals'))],
    ['waiver share', every(8, (p) => (p.waiver = { gates: ['fk'], reason: 'a song' }))],
    ['literary share', (p) => (p.kind = 'literary')],
    ['locate share', (p) => (questionAt(p, 2).target = 'locate')],
    ['integrate share', (p) => p.questions.forEach((question) => (question.target = 'integrate'))],
    ['critique share', (p) => (questionAt(p, 0).target = 'critique')],
    ['negative stem share', every(3, (p) => (questionAt(p, 0).stem = 'Which of these did Noor NOT do?'))],
    [
      'mean key length',
      (p) => p.questions.forEach((_, at) => (optionAs(p, at, 'key').text += ' in the end it was')),
    ],
  ])('%s', (gate, change) => {
    expect(failed(change)).toContain(gate);
  });
});

it('lets a share stand exactly ten points off its target', () => {
  expect(failed((draft) => (questionAt(draft, 4).target = 'integrate'))).toEqual(['critique share']);
});

it('only shows the shares of too few passages', () => {
  const verdicts = shareVerdicts({ where: 'practice library', passages: fixtures(2), advisory: true });
  expect(verdicts.filter(({ ok, advisory }) => !ok && advisory !== true)).toEqual([]);
  expect(verdicts.some(({ ok }) => !ok)).toBe(true);
});
