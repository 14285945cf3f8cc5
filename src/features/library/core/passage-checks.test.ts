import { describe, expect, it } from 'vitest';
import { fixtureWith, questionAt } from './fixture-passage.ts';
import { fixtureCheck } from './fixture-review.ts';
import { checkStanding, checkVersion, isChecked, missingChecks } from './passage-checks.ts';
import type { Passage } from './passage-file.ts';
import type { Check } from './review-file.ts';

/** "A1!" is reader A's check of version 1 with a finding, "B2" reader B's of version 2 without one. */
const checkOf = (code: string): Check => ({
  date: '2026-01-01',
  reader: code.charAt(0),
  kind: 'facts',
  version: code.charAt(1),
  ok: !code.endsWith('!'),
  found: code.endsWith('!') ? [`${code} has to be changed.`] : [],
});

describe('the standing of checks, while version 2 stands in the passage', () => {
  it.each([
    // checks in their order, readers wanted, done, readers with an open finding
    ['', 2, false, ''],
    ['', 1, false, ''],
    ['A2', 1, true, ''],
    ['A2', 2, false, ''],
    ['A2 B2', 2, true, ''],
    ['A2 A2', 2, false, ''],
    ['A1 B1', 2, true, ''],
    ['A1 B2', 2, true, ''],
    ['A1! B2', 2, true, ''],
    ['A1! B1!', 2, true, ''],
    ['A1!', 2, false, ''],
    ['A1!', 1, true, ''],
    ['A2!', 1, false, 'A'],
    ['A2! B2', 2, false, 'A'],
    ['B2 A2!', 2, false, 'A'],
    ['A2! B2!', 2, false, 'A B'],
    ['A2! B2 A2', 2, true, ''],
    ['A2! A2', 1, true, ''],
    ['A2 B2 A2!', 2, false, 'A'],
    ['A2! B2 C2', 2, false, 'A'],
    ['A1! B2!', 2, false, 'B'],
    ['A2! B1 A1', 2, false, 'A'],
  ])('%j by %i readers', (codes, readers, isDone, open) => {
    const standing = checkStanding(codes.split(' ').filter(Boolean).map(checkOf), { version: '2', readers });
    expect(standing.isDone).toBe(isDone);
    expect(standing.open.map(({ reader }) => reader).join(' ')).toBe(open);
  });
});

const versions = (change: (draft: Passage) => void = () => {}): string[] => {
  const passage = fixtureWith(change);
  return [checkVersion(passage, 'facts'), checkVersion(passage, 'copy')];
};

describe('the version of what is checked', () => {
  const [facts, copy] = versions();

  it.each<[string, (draft: Passage) => void]>([
    ['the title', (draft) => (draft.title = 'Another')],
    ['the text', (draft) => (draft.text = draft.text.replace('biggest', 'largest'))],
    ['the glossary', (draft) => (draft.glossary[0]!.meaning = 'a reel')],
    ['a claim', (draft) => draft.claims.push({ claim: 'Wind is weaker near the ground.', source: 'NOAA' })],
    ['whether it is true', (draft) => (draft.truth = 'invented')],
  ])('for facts changes with %s', (_, change) => {
    const changed = versions(change);
    expect(changed[0]).not.toBe(facts);
    expect(changed[1]).toBe(copy);
  });

  it.each<[string, (draft: Passage) => void]>([
    ['a stem', (draft) => (questionAt(draft, 1).stem = 'Why does she hold on?')],
    ['an option', (draft) => (questionAt(draft, 1).options[0]!.text = 'She is lost.')],
    ['a rationale', (draft) => (questionAt(draft, 1).options[0]!.rationale = 'Nobody is lost.')],
    ['the essay', (draft) => (draft.essay!.rubric[4] = 'Says all of it.')],
  ])('for copy-editing changes with %s', (_, change) => {
    const changed = versions(change);
    expect(changed[0]).toBe(facts);
    expect(changed[1]).not.toBe(copy);
  });

  it.each<[string, (draft: Passage) => void]>([
    ['other line breaks', (draft) => (draft.text = draft.text.replace('\n"That thing', ' "That thing'))],
    ['another order of options', (draft) => questionAt(draft, 0).options.reverse()],
    ['another label', (draft) => (questionAt(draft, 0).skill = 'Inference')],
  ])('is the same after %s', (_, change) => {
    expect(versions(change)).toEqual([facts, copy]);
  });
});

const withChecks = (checks: Check[], kind: Passage['kind'] = 'informational'): Passage =>
  fixtureWith((draft) => {
    draft.kind = kind;
    draft.review.checks = checks;
  });

describe('a passage', () => {
  it('needs two readers for its facts, where it is informational, and one for its English', () => {
    expect(missingChecks(withChecks([]), 'facts')).toBe(2);
    expect(missingChecks(withChecks([fixtureCheck('facts')]), 'facts')).toBe(1);
    expect(missingChecks(withChecks([], 'literary'), 'facts')).toBe(0);
    expect(missingChecks(withChecks([], 'literary'), 'copy')).toBe(1);
    expect(missingChecks(withChecks([fixtureCheck('facts')]), 'copy')).toBe(1);
  });

  it('is checked when all of them have been there', () => {
    const copy = fixtureCheck('copy');
    expect(isChecked(withChecks([copy], 'literary'))).toBe(true);
    expect(isChecked(withChecks([copy]))).toBe(false);
    expect(isChecked(withChecks([copy, fixtureCheck('facts'), fixtureCheck('facts', 'another')]))).toBe(true);
  });
});
