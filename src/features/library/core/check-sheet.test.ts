import { describe, expect, it } from 'vitest';
import { checkRecordsOf, parseCheckAnswers } from './check-answers.ts';
import { type CheckSheet, makeCheckSheets } from './check-sheet.ts';
import { checkSheetText } from './check-sheet-text.ts';
import { FIXTURE_PASSAGE, fixtureWith } from './fixture-passage.ts';
import { fixtureCheck } from './fixture-review.ts';
import { checkVersion } from './passage-checks.ts';
import type { Passage } from './passage-file.ts';
import { withRecords } from './recorded-review.ts';
import type { Check, CheckKind } from './review-file.ts';

const report = (id: string, checks: readonly Check[] = []): Passage =>
  fixtureWith((draft) => {
    Object.assign(draft, { id, kind: 'informational', truth: 'true', use: 'pretest' });
    draft.claims = [{ claim: 'Wind is weaker near the ground.', source: 'NOAA, “Wind” (noaa.gov)' }];
    draft.review.checks = [...checks];
  });

const passages = [FIXTURE_PASSAGE, report('a'), report('b'), report('c')];
const make = (kind: CheckKind, of: readonly Passage[] = passages, again?: string): CheckSheet[] =>
  makeCheckSheets(of, { kind, passagesPerSheet: 2, again });
const shown = (sheets: readonly CheckSheet[]): string[] =>
  sheets.map(({ name, passages: own }) => `${name}: ${own.map(({ passage }) => passage).join(' ')}`);

describe('sheets', () => {
  it('for facts ask two readers about every informational passage', () => {
    expect(shown(make('facts'))).toEqual([
      'facts-1-1: a b',
      'facts-1-2: c',
      'facts-2-1: a b',
      'facts-2-2: c',
    ]);
  });

  it('for copy-editing ask one reader about every passage', () => {
    expect(shown(make('copy'))).toEqual([`copy-1-1: ${FIXTURE_PASSAGE.id} a`, 'copy-1-2: b c']);
  });

  it('ask only for what lacks a check', () => {
    const facts = fixtureCheck('facts');
    const both = [facts, { ...facts, reader: 'another' }];
    expect(shown(make('facts', [report('a', both), report('b', [facts]), report('c')]))).toEqual([
      'facts-1-1: b c',
      'facts-2-1: c',
    ]);
    expect(shown(make('copy', [report('a', both), report('b', [fixtureCheck('copy')])]))).toEqual([
      'copy-1-1: a',
    ]);
  });

  it('ask a reader again about findings that stand', () => {
    const found = ['Paragraph 2 names the wrong year.'];
    const old = { ...fixtureCheck('facts', 'a reader', found), version: '00000000' };
    const open = { ...old, version: checkVersion(report('b'), 'facts') };
    const own = [report('a', [old]), report('b', [open]), report('c')];
    expect(shown(make('facts', own, 'a reader'))).toEqual(['facts-again-1: b']);
    expect(make('facts', own, 'another')).toEqual([]);
  });
});

describe('the text of a sheet', () => {
  it('for facts shows the text, its words, claims with sources, and keys', () => {
    const text = checkSheetText(make('facts')[0]!, passages);
    for (const part of [
      '# 1. The Kite That Would Not Land',
      '# 2. ',
      'It says that it is true.',
      '[1] Noor made her kite',
      '- spool: a round thing that string is wound on',
      '- Wind is weaker near the ground. (NOAA, “Wind” (noaa.gov))',
      '- q3: What does the word "slack" mean in this story? loose',
      'facts-1-1.answers.jsonl',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Nothing is pulling');
    expect(text).not.toContain('- tight');
  });

  it('for copy-editing shows every option with its rationale, the key marked, and the essay', () => {
    const text = checkSheetText(make('copy')[0]!, passages);
    const { questions, essay } = FIXTURE_PASSAGE;
    for (const { code, stem, options } of questions) {
      expect(text).toContain(`${code}. ${stem}\n`);
      for (const { text: option, role, rationale } of options)
        expect(text).toContain(`${role === 'key' ? '*' : '-'} ${option}\n  ${rationale}`);
    }
    for (const part of ['Grade 3.', essay!.prompt, `4: ${essay!.rubric[4]}`, `Model answer: ${essay!.model}`])
      expect(text).toContain(part);
  });
});

const [sheet] = make('facts') as [CheckSheet];
const by = { date: '2026-01-01', reader: 'a reader' };

describe('answers', () => {
  it('are recorded as they are, with the version that was read', () => {
    const lines =
      '{"n": 2, "ok": false, "found": ["Paragraph 1: the year is 1903.", "The second source does not exist."]}\n\n{"n": 1, "ok": true, "note": "The weights could not be checked."}\n';
    const records = checkRecordsOf(sheet, parseCheckAnswers(lines, sheet), by);
    const version = checkVersion(report('a'), 'facts');
    expect(records.get('a')?.checks).toEqual([
      { ...by, kind: 'facts', version, ok: true, found: [], note: 'The weights could not be checked.' },
    ]);
    expect(records.get('b')?.checks).toMatchObject([
      { ok: false, found: ['Paragraph 1: the year is 1903.', 'The second source does not exist.'] },
    ]);
  });

  it('are added to those of earlier versions', () => {
    const old = { ...fixtureCheck('facts', 'another', ['It is wrong.']), version: '00000000' };
    const more = checkRecordsOf(sheet, parseCheckAnswers('{"n": 1, "ok": true}', sheet), by).get('a')!;
    expect(withRecords(report('a', [old]), more).checks).toEqual([old, ...more.checks]);
  });

  it.each([
    'ok',
    '{"n": 1}',
    '{"n": 3, "ok": true}',
    '{"n": 1, "ok": true, "found": ["The year is wrong."]}',
    '{"n": 1, "ok": false}',
    '{"n": 1, "ok": false, "found": []}',
    '{"n": 1, "ok": false, "found": ["wrong"]}',
  ])('refuse %s', (line) => {
    expect(() => parseCheckAnswers(line, sheet)).toThrow('answers no passage of the sheet');
  });

  it('refuse a passage that is answered twice', () => {
    expect(() => parseCheckAnswers('{"n": 2, "ok": true}\n{"n": 2, "ok": true}', sheet)).toThrow(
      '2 is answered twice',
    );
  });
});
