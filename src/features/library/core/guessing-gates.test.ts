import { describe, expect, it } from 'vitest';
import { fixtures, optionAs } from './fixture-passage.ts';
import { guessingVerdicts, readingVerdicts } from './guessing-gates.ts';
import { balanceKeys } from './key-balance.ts';
import { orderOptions } from './option-order.ts';
import type { Passage } from './passage-file.ts';

/** 24 passages with balanced keys, then `change`. */
function balanced(change: (draft: Passage) => void = () => {}): Passage[] {
  const passages = fixtures(24, change);
  const positions = balanceKeys(
    passages.map(({ id }) => ({ id, questions: 5, options: 4 })),
    [0, 0, 0, 0],
  );
  for (const passage of passages) {
    passage.questions.forEach((question, at) => {
      const order = orderOptions(passage.id, question, positions.get(passage.id)?.[at] ?? 0);
      question.options = order.flatMap((index) => question.options.slice(index, index + 1));
    });
  }
  return passages;
}

const failed = (passages: readonly Passage[]): string[] =>
  guessingVerdicts({ where: 'level 3', passages, advisory: false })
    .filter(({ ok }) => !ok)
    .map(({ gate }) => gate);

it('lets balanced passages pass', () => {
  expect(failed(balanced())).toEqual([]);
});

const first = (draft: Passage): void =>
  draft.questions.forEach((question) => question.options.sort((a, b) => a.role.localeCompare(b.role, 'en')));

const longest = (draft: Passage): void =>
  draft.questions.forEach((_, at) => (optionAs(draft, at, 'key').text += ' zzzzzzzzzzzzzzzzzzzzzzzzzzzzz'));

const echo = (draft: Passage): void =>
  draft.questions.forEach((_, at) => (optionAs(draft, at, 'key').text = 'kite sky hill leaves'));

describe('what cunning must not find', () => {
  it('keys at one position', () => {
    expect(failed(fixtures(24, first))).toEqual(['key positions', 'key position run']);
  });

  it('keys that are longest', () => {
    expect(failed(balanced(longest))).toEqual(['longest option solves']);
  });

  it('keys in the words of the passage', () => {
    expect(failed(balanced(echo))).toContain('most shared words solves');
  });
});

/** Each passage with three blind readings and one open, of which the first `right` choose the key. */
const readPassages = (blindRight: number, openRight: number): Passage[] =>
  fixtures(24, (draft) => {
    const rights = [blindRight, blindRight, blindRight, openRight];
    draft.review = rights.map((right, at) => ({
      date: '2026-03-02',
      reader: 'a reader',
      withPassage: at === 3,
      choices: draft.questions.map(({ code, options }, question) => {
        const key = options.findIndex(({ role }) => role === 'key');
        return { question: code, order: [0, 1, 2, 3], chosen: question < right ? key : (key + 1) % 4 };
      }),
    }));
  });

describe('what readers choose', () => {
  it.each([
    [1, 5, []],
    [2, 5, ['right without the passage, goal (goal)']],
    [3, 5, ['right without the passage', 'right without the passage, goal (goal)']],
    [1, 4, ['right with the passage']],
  ])('%i of 5 without, %i of 5 with the passage', (blind, open, gates) => {
    const verdicts = readingVerdicts({
      where: 'level 3',
      passages: readPassages(blind, open),
      advisory: false,
    });
    const names = verdicts
      .filter(({ ok }) => !ok)
      .map(({ gate, advisory }) => `${gate}${advisory ? ' (goal)' : ''}`);
    expect(names).toEqual(gates);
  });
});
