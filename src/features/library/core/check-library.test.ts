import { describe, expect, it } from 'vitest';
import { checkFile, checkLibrary } from './check-library.ts';
import { type ContentFile, contentPath } from './content-file.ts';
import { isFailure } from './finding.ts';
import { FIXTURE_PASSAGE, fixtures, fixtureWith, optionAs } from './fixture-passage.ts';
import { fixtureCheck, fixtureLabelling, fixtureReading } from './fixture-review.ts';
import { levelRows, levelTableMarkdown, levelTableText } from './level-table.ts';
import type { Passage } from './passage-file.ts';

const fileOf = (passage: Passage, path = contentPath(passage)): ContentFile => ({
  kind: 'passage',
  path,
  passage,
});
/** Whatever levels our own library holds to the whole standard. */
const NONE_HELD = { held: new Set<number>() };
const failed = (files: readonly ContentFile[]): string[] =>
  checkLibrary(files, NONE_HELD)
    .filter(isFailure)
    .map(({ gate }) => gate);

const gates = (path: string): string[] =>
  checkFile(fileOf(FIXTURE_PASSAGE, path))
    .filter(isFailure)
    .map(({ gate }) => gate);

describe('one file', () => {
  it('is where its id, use and level say', () => {
    expect(gates('level-03/the-kite-that-would-not-land.yaml')).toEqual([]);
    expect(gates('level-04/the-kite-that-would-not-land.yaml')).toEqual(['file place']);
    expect(gates('../draft.yaml')).toEqual([]);
  });

  it('belongs to the pretest folder when it is a pretest passage', () => {
    expect(contentPath(fixtureWith((draft) => (draft.use = 'pretest')))).toBe(
      'pretest/level-03/the-kite-that-would-not-land.yaml',
    );
  });

  it('that is no passage fails with its path and line', () => {
    const broken: ContentFile = {
      kind: 'invalid',
      path: 'level-03/x.yaml',
      problems: [{ line: 4, message: 'bad' }],
    };
    expect(checkFile(broken)).toMatchObject([
      { ok: false, gate: 'format', where: 'level-03/x.yaml:4', measured: 'bad' },
    ]);
  });
});

describe('the whole standard', () => {
  const short = fixtureWith(
    (draft) => (optionAs(draft, 0, 'key').rationale = 'Paragraph 2 says that it burned her.'),
  );
  const severities = (held: readonly number[]) =>
    checkLibrary([fileOf(short)], { held: new Set(held) })
      .filter(({ gate, ok }) => !ok && gate === 'rationale words')
      .map(({ severity }) => severity);

  it('binds the levels that are held to it, and is shown for the others', () => {
    expect(severities([3])).toEqual(['hard']);
    expect(severities([4])).toEqual(['advisory']);
  });

  it('binds a passage that is checked by itself', () => {
    expect(checkFile(fileOf(short)).filter(isFailure)).toHaveLength(2);
  });

  it('wants every passage of a held level reviewed', () => {
    const files = fixtures(24).map((passage) => fileOf(passage));
    const failures = checkLibrary(files, { held: new Set([3]) }).filter(isFailure);
    expect(failures.map(({ gate, measured }) => `${gate} ${measured}`)).toContain(
      'passages reviewed 0 of 24',
    );
    expect(failed(files)).not.toContain('passages reviewed');
  });

  it('wants every passage of a held level checked, pretest passages too', () => {
    const files = fixtures(2, (draft, at) => {
      draft.kind = 'informational';
      draft.use = at === 0 ? 'practice' : 'pretest';
      if (at === 0) draft.review.checks = [fixtureCheck('copy')];
    }).map((passage) => fileOf(passage));
    const checks = (held: readonly number[]) =>
      checkLibrary(files, { held: new Set(held) })
        .filter((finding) => isFailure(finding) && /checked|copy-edited/.test(finding.gate))
        .map(({ gate, where, measured }) => `${where} ${gate} ${measured}`);
    expect(checks([3])).toEqual(['level 3 facts checked 0 of 2', 'level 3 copy-edited 1 of 2']);
    expect(checks([])).toEqual([]);
  });
});

describe('the library', () => {
  it('is sound when it is empty or has one sound passage', () => {
    expect(failed([])).toEqual([]);
    expect(failed([fileOf(FIXTURE_PASSAGE)])).toEqual([]);
  });

  it('has each id once', () => {
    const other = fixtureWith((draft) => (draft.text = draft.text.split(' ').toReversed().join(' ')));
    expect(failed([fileOf(FIXTURE_PASSAGE), fileOf(other)])).toContain('distinct ids');
  });

  it('holds no text twice', () => {
    expect(failed(fixtures(2).map((passage) => fileOf(passage)))).toEqual(['near duplicates']);
  });

  it('fails for its shares from 24 passages on', () => {
    expect(failed(fixtures(23).map((passage) => fileOf(passage)))).not.toContain('topic share');
    expect(failed(fixtures(24).map((passage) => fileOf(passage)))).toContain('topic share');
  });
});

const states = (passages: readonly Passage[], held = [3]) =>
  levelRows(passages, [], new Set(held))[2]?.at(-1);

describe('the table of levels', () => {
  const rows = levelRows([FIXTURE_PASSAGE], checkLibrary([fileOf(FIXTURE_PASSAGE)], NONE_HELD));

  it('has a row per level with what was measured', () => {
    expect(rows).toHaveLength(12);
    expect(rows[2]).toEqual(
      [
        '3',
        '1 of 24',
        '0 of 6',
        '219',
        '2.7',
        '601',
        '3.2',
        '100',
        '40/40/20',
        '60',
        '–',
        '20/40/20/20',
        '0',
        '5',
        '–',
        '–',
        '–',
      ].concat(['0 of 1', '0 of 0', '0 of 1', 'growing']),
    );
  });

  it('says how many gates fail', () => {
    const wrong = fixtureWith((draft) => draft.glossary.pop());
    expect(levelRows([wrong], checkLibrary([fileOf(wrong)], NONE_HELD))[2]?.at(-1)).toBe('1 gate fails');
  });

  it('is not green before every passage has been read and checked', () => {
    expect(states(fixtures(24), [])).toBe('to be rewritten');
    expect(states(fixtures(24))).toBe('not reviewed');
    const readings = [1, 2, 3, 5].map((right) => fixtureReading(right === 5, right, false));
    const review = { readings, labellings: [fixtureLabelling(), fixtureLabelling()], checks: [] };
    const checked = { ...review, checks: [fixtureCheck('copy')] };
    expect(states(fixtures(24, (draft) => Object.assign(draft, { review })))).toBe('not checked');
    expect(states(fixtures(24, (draft) => Object.assign(draft, { review: checked })))).toBe('green');
  });

  it('is drawn for a page and for a terminal', () => {
    expect(levelTableMarkdown(rows).split('\n')).toHaveLength(14);
    expect(levelTableMarkdown(rows)).toContain('| 3 | 1 of 24 |');
    expect(levelTableText(rows)).toMatch(/^3 {6}1 of 24 {3}0 of 6/m);
  });
});
