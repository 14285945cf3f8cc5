import { describe, expect, it } from 'vitest';
import { FIXTURE_PASSAGE } from './fixture-passage.ts';
import { makeSheet, parseAnswers, readingsOf, sheetText } from './reading-sheet.ts';
import { choseKey } from './review-rates.ts';

const passages = [FIXTURE_PASSAGE, { ...FIXTURE_PASSAGE, id: 'another', title: 'Another' }];
const blind = makeSheet(passages, { seed: 'one', withPassage: false });
const open = makeSheet(passages, { seed: 'one', withPassage: true });

describe('a sheet', () => {
  it('asks every question once, with every option', () => {
    for (const sheet of [blind, open]) {
      expect(new Set(sheet.questions.map(({ passage, question }) => `${passage} ${question}`)).size).toBe(
        2 * FIXTURE_PASSAGE.questions.length,
      );
      for (const { order } of sheet.questions) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(makeSheet(passages, { seed: 'one', withPassage: false })).toEqual(blind);
    expect(makeSheet(passages, { seed: 'two', withPassage: false })).not.toEqual(blind);
  });

  it('tells neither keys nor, without the passage, the text', () => {
    const text = sheetText(blind, passages);
    expect(text).not.toContain('Gull Hill.');
    expect(text).not.toContain(FIXTURE_PASSAGE.title);
    for (const { options } of FIXTURE_PASSAGE.questions)
      for (const { rationale } of options) expect(text).not.toContain(rationale);
    expect(sheetText(open, passages)).toContain('[1] Noor made her kite');
  });
});

describe('answers', () => {
  it('are read as lines of number and letter', () => {
    expect([...parseAnswers('1 A\n\n 3. d\n2) C  because', blind)]).toEqual([
      [1, 0],
      [3, 3],
      [2, 2],
    ]);
  });
  it.each(['x', '1 F', '99 A', '1'])('refuse "%s"', (line) =>
    expect(() => parseAnswers(line, blind)).toThrow(`"${line}" answers no question`),
  );

  it('are recorded with the order in which the options stood', () => {
    const answers = new Map(
      blind.questions.map(({ passage: id, question: code, order }, at) => {
        const question = passages.find((one) => one.id === id)!.questions.find((one) => one.code === code)!;
        return [at + 1, order.findIndex((option) => question.options[option]?.role === 'key')];
      }),
    );
    const readings = readingsOf(blind, answers, { date: '2026-01-01', reader: 'somebody' });
    expect([...readings.keys()].sort()).toEqual(['another', FIXTURE_PASSAGE.id]);
    const reading = readings.get('another')!;
    expect(reading).toMatchObject({ date: '2026-01-01', reader: 'somebody', withPassage: false });
    expect(reading.choices.map(({ question }) => question)).toEqual(
      FIXTURE_PASSAGE.questions.map(({ code }) => code),
    );
    for (const [at, question] of FIXTURE_PASSAGE.questions.entries())
      expect(choseKey(question, reading.choices[at]!)).toBe(true);
  });
});
