import { describe, expect, it } from 'vitest';
import { FIXTURE_PASSAGE, fixtureWith, questionAt } from './fixture-passage.ts';
import { fixtureLabelling, fixtureReading } from './fixture-review.ts';
import type { Passage } from './passage-file.ts';
import { makeSheets, type Sheet, type SheetKind } from './reading-sheet.ts';
import { withRecords } from './recorded-review.ts';
import type { Review } from './review-file.ts';
import { choseKey } from './review-rates.ts';
import { parseAnswers, recordsOf } from './sheet-answers.ts';
import { SHEET_LETTERS, sheetText } from './sheet-text.ts';

const another = { ...FIXTURE_PASSAGE, id: 'another', title: 'Another' };
const passages = [FIXTURE_PASSAGE, another];
const make = (kind: SheetKind, of: readonly Passage[] = passages, seed = 'one'): Sheet[] =>
  makeSheets(of, { kind, seed, passagesPerSheet: 1 });
const reviewed = (review: Partial<Review>): Passage =>
  fixtureWith((draft) => Object.assign(draft.review, review));

describe('sheets', () => {
  it('without the text have one question of each passage, every question three times', () => {
    const sheets = make('blind');
    expect(sheets).toHaveLength(15);
    for (const { questions } of sheets) {
      expect(questions.map(({ passage }) => passage).toSorted()).toEqual(['another', FIXTURE_PASSAGE.id]);
      for (const { order } of questions) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
    const asked = sheets.flatMap(({ questions }) =>
      questions.map(({ passage, question }) => `${passage} ${question}`),
    );
    expect([...Map.groupBy(asked, (one) => one).values()].map((same) => same.length)).toEqual(
      Array(10).fill(3),
    );
  });

  it('with the text have every question of so many passages', () => {
    expect(make('open').map(({ name, questions }) => [name, questions.length])).toEqual([
      ['open-1-1', 5],
      ['open-1-2', 5],
    ]);
    expect(make('label')).toHaveLength(4);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(make('blind')).toEqual(make('blind'));
    expect(make('blind', passages, 'two')).not.toEqual(make('blind'));
  });

  it('ask only for what is missing, and for all of it again when a question is rewritten', () => {
    const readings = [true, false, true].map((sure) => fixtureReading(false, 2, sure));
    const read = reviewed({ readings });
    expect(make('blind', [read])).toEqual([]);
    const rewritten = { ...read, questions: structuredClone(read.questions) };
    questionAt(rewritten, 1).stem = 'Why does Noor keep hold of the kite?';
    expect(
      make('blind', [rewritten]).map(({ questions }) => questions.map(({ question }) => question)),
    ).toEqual([['q2'], ['q2'], ['q2']]);
  });

  it('ask a third reader for a label where two differ', () => {
    const labellings = [fixtureLabelling(), fixtureLabelling({ q4: { target: 'integrate' } })];
    const [sheet, ...more] = make('label', [reviewed({ labellings })]);
    expect(sheet?.questions.map(({ question }) => question)).toEqual(['q4']);
    expect(more).toEqual([]);
  });

  it('tell neither keys nor labels nor, without the text, the text', () => {
    const text = make('blind')
      .map((sheet) => sheetText(sheet, passages))
      .join('\n');
    expect(text).not.toContain('Gull Hill.');
    expect(text).not.toContain(FIXTURE_PASSAGE.title);
    expect(text).not.toContain('Supporting Details');
    for (const { options } of FIXTURE_PASSAGE.questions)
      for (const { rationale } of options) expect(text).not.toContain(rationale);
    expect(sheetText(make('open')[0]!, passages)).toContain('[1] Noor made her kite');
  });
});

const [sheet] = make('blind') as [Sheet];
const [labelSheet] = make('label') as [Sheet];

describe('answers', () => {
  it('are JSON objects, one a line, recorded with the order in which the options stood', () => {
    const lines = sheet.questions.map(({ passage: id, question: code, order }, at) => {
      const question = passages.find((one) => one.id === id)!.questions.find((one) => one.code === code)!;
      const index = order.findIndex((_, chosen) =>
        choseKey(question, { question: code, version: '', order: [...order], chosen }),
      );
      return JSON.stringify({ n: at + 1, answer: SHEET_LETTERS[index], sure: at === 0 });
    });
    const answers = parseAnswers(lines.toReversed().join('\n\n'), sheet);
    const records = recordsOf(sheet, answers, { date: '2026-01-01', reader: 'a reader' });
    expect([...records.keys()].toSorted()).toEqual(['another', FIXTURE_PASSAGE.id]);
    const [reading] = records.get('another')!.readings;
    expect(reading).toMatchObject({ date: '2026-01-01', reader: 'a reader', withPassage: false });
    const question = another.questions.find(({ code }) => code === reading?.choices[0]?.question)!;
    expect(choseKey(question, reading!.choices[0]!)).toBe(true);
  });

  it('of a labelling sheet hold labels and, where they are given, a reading with the text', () => {
    const answers = parseAnswers(
      '{"n": 1, "answer": "B", "skill": "Inference", "target": "integrate", "note": "B is too short"}\n{"n": 2, "skill": "Vocab", "target": "locate"}',
      labelSheet,
    );
    const record = recordsOf(labelSheet, answers, { date: '2026-01-01', reader: 'a reader' }).get(
      FIXTURE_PASSAGE.id,
    )!;
    expect(record.labellings[0]?.labels).toMatchObject([
      { question: 'q1', skill: 'Inference', target: 'integrate' },
      { question: 'q2', skill: 'Vocab', target: 'locate' },
    ]);
    expect(record.readings).toMatchObject([{ withPassage: true, choices: [{ question: 'q1', chosen: 1 }] }]);
    expect(answers[0]?.note).toBe('B is too short');
  });

  it.each([
    '1 C',
    '{"n": 1, "answer": "C"}',
    '{"n": 1, "answer": "F", "sure": true}',
    '{"n": 99, "answer": "A", "sure": true}',
    '{"n": 1, "answer": "A", "sure": true, "key": "A"}',
  ])('refuse %s', (line) => {
    expect(() => parseAnswers(line, sheet)).toThrow('answers no question of the sheet');
  });

  it('refuse a number that is answered twice', () => {
    const line = '{"n": 1, "answer": "A", "sure": true}';
    expect(() => parseAnswers(`${line}\n${line}`, sheet)).toThrow('1 is answered twice');
  });
});

const rewritten = (readings: Review['readings']): Passage => {
  const passage = reviewed({ readings });
  questionAt(passage, 0).stem = 'What made Noor cover her hands?';
  return passage;
};
const none = { readings: [], labellings: [], checks: [] };
const codes = (review: Review): string[] =>
  review.readings.flatMap(({ choices }) => choices.map(({ question }) => question));

describe('the record', () => {
  it('keeps the readings of an earlier wording that say how sure the reader was', () => {
    expect(codes(withRecords(rewritten([fixtureReading(false, 1, true)]), none))).toEqual([
      'q1',
      'q2',
      'q3',
      'q4',
      'q5',
    ]);
  });

  it('drops older choices of an earlier wording', () => {
    expect(codes(withRecords(rewritten([fixtureReading(false, 1)]), none))).toEqual(['q2', 'q3', 'q4', 'q5']);
  });

  it('adds what was read', () => {
    const more = { readings: [fixtureReading(true, 5, true)], labellings: [fixtureLabelling()], checks: [] };
    expect(withRecords(reviewed({ readings: [fixtureReading(false, 1)] }), more)).toMatchObject({
      readings: [{ withPassage: false }, { withPassage: true }],
      labellings: [{ reader: 'a reader' }],
    });
  });
});
