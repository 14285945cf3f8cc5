import { describe, expect, it } from 'vitest';
import { fixtures, questionAt } from './fixture-passage.ts';
import type { Passage } from './passage-file.ts';
import { questionShareVerdicts } from './question-share-gates.ts';

/** The gates that 24 passages of level Three fail after `change`. */
function failed(change: (draft: Passage, at: number) => void = () => {}): string[] {
  const passages = fixtures(24, change);
  return questionShareVerdicts({ where: 'level 3', passages, advisory: false })
    .filter(({ ok }) => !ok)
    .map(({ gate }) => gate);
}

/** The fixture has five questions, so that 120 are asked: 3 % are 3.6 of them. */
const first = (count: number, change: (draft: Passage) => void) => (draft: Passage, at: number) => {
  if (at < count) change(draft);
};

const lookUps = (draft: Passage): void => {
  questionAt(draft, 0).stem = 'What did Noor put on?';
  questionAt(draft, 1).stem = 'What did Noor keep?';
};
const fronted = (draft: Passage): void => {
  questionAt(draft, 3).stem = 'At which place did Noor stop?';
};
const numbers = (draft: Passage): void =>
  questionAt(draft, 3).options.forEach((option, at) => (option.text = `${at + 1} times`));
const paragraphs = (draft: Passage): void =>
  questionAt(draft, 3).options.forEach((option, at) => (option.text = `paragraph ${at + 1}`));
const informational = (draft: Passage, at: number): void =>
  void Object.assign(draft, { kind: 'informational', truth: at % 5 < 3 ? 'true' : 'invented' });

describe('the shares of a level', () => {
  it.each<readonly [string, (draft: Passage, at: number) => void]>([
    ['sound', () => {}],
    ['three fronted prepositions', first(3, fronted)],
    ['seven questions about numbers', first(7, numbers)],
    ['two questions about places', first(2, paragraphs)],
    ['three of five texts true', informational],
  ])('hold with %s', (_, change) => expect(failed(change)).toEqual([]));

  it.each<readonly [string, (draft: Passage, at: number) => void]>([
    ['fronted prepositions', first(4, fronted)],
    ['thinking stems', first(19, lookUps)],
    ['number options', first(8, numbers)],
    ['paragraph options', first(3, paragraphs)],
    ['passages with Vocab', first(8, (draft) => (questionAt(draft, 2).skill = 'Compare'))],
    ['true informational', (draft) => (draft.kind = 'informational')],
  ])('fail with too many, or too few: %s', (gate, change) => expect(failed(change)).toEqual([gate]));
});

it('names the questions to look at', () => {
  const passages = fixtures(24, first(4, fronted));
  const [verdict] = questionShareVerdicts({ where: 'level 3', passages, advisory: false });
  expect(verdict).toMatchObject({
    measured: '3.3 % (4 questions)',
    message: expect.stringContaining('passage-00 q4'),
  });
});
