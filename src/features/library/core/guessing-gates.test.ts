import { describe, expect, it } from 'vitest';
import { fixtures, optionAs } from './fixture-passage.ts';
import { fixtureLabelling, fixtureReading } from './fixture-review.ts';
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

const keysFirst = (draft: Passage): void =>
  draft.questions.forEach((question) => question.options.sort((a, b) => a.role.localeCompare(b.role, 'en')));

const longest = (draft: Passage): void =>
  draft.questions.forEach((_, at) => (optionAs(draft, at, 'key').text += ' zzzzzzzzzzzzzzzzzzzzzzzzzzzzz'));

const echo = (draft: Passage): void =>
  draft.questions.forEach((_, at) => (optionAs(draft, at, 'key').text = 'kite sky hill leaves'));

describe('what cunning must not find', () => {
  it('keys at one position', () => {
    expect(failed(fixtures(24, keysFirst))).toEqual(['key positions', 'key position run']);
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
    const blind = fixtureReading(false, blindRight, false);
    draft.review = {
      readings: [blind, blind, blind, fixtureReading(true, openRight)],
      labellings: [fixtureLabelling(), fixtureLabelling()],
      checks: [],
    };
  });

const readingFailures = (passages: readonly Passage[]): string[] =>
  readingVerdicts({ where: 'level 3', passages, advisory: false })
    .filter(({ ok }) => !ok)
    .map(({ gate }) => gate);

describe('what readers choose', () => {
  it.each([
    [3, 5, []],
    [4, 5, ['right without the passage']],
    [3, 4, ['right with the passage']],
  ])('%i of 5 without, %i of 5 with the passage', (blind, open, gates) => {
    expect(readingFailures(readPassages(blind, open))).toEqual(gates);
  });

  it('is not known while a passage has not been read', () => {
    const [first, ...rest] = readPassages(3, 5);
    expect(
      readingFailures([{ ...first!, review: { readings: [], labellings: [], checks: [] } }, ...rest]),
    ).toEqual(['passages reviewed']);
  });

  it('without the passage fails no level', () => {
    const verdicts = readingVerdicts({ where: 'level 3', passages: readPassages(5, 5), advisory: false });
    expect(verdicts.filter(({ ok }) => !ok)).toMatchObject([
      { gate: 'right without the passage', advisory: true },
    ]);
  });

  it('binds only levels that are held to the whole standard', () => {
    const verdicts = readingVerdicts({ where: 'level 3', passages: readPassages(5, 3), advisory: false });
    expect(verdicts.every(({ heldOnly }) => heldOnly)).toBe(true);
  });

  it('tells how many first labels were kept', () => {
    const [passage] = readPassages(3, 5);
    const first = fixtureLabelling({ q1: { skill: 'Inference' }, q2: { skill: 'Sequence' } });
    passage!.review.labellings.unshift(first);
    const verdict = readingVerdicts({ where: 'level 3', passages: [passage!], advisory: false }).at(-1);
    expect(verdict).toMatchObject({ gate: 'first labels kept', ok: false, measured: '80.0 % of 10' });
  });
});
