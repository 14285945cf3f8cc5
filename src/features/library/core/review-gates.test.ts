import { expect, it } from 'vitest';
import { checkPassage } from './check-passage.ts';
import { fixtureWith } from './fixture-passage.ts';
import { fixtureCheck } from './fixture-review.ts';
import type { Check } from './review-file.ts';

const verdict = (checks: Check[], held = true) =>
  checkPassage(
    fixtureWith((draft) => (draft.review.checks = checks)),
    { held },
  ).find(({ gate }) => gate === 'copy-edited');

it('only shows that a passage has not been checked', () => {
  expect(verdict([])).toMatchObject({
    ok: false,
    severity: 'advisory',
    measured: 'readers: 0, open findings: 0',
  });
  expect(verdict([fixtureCheck('copy')])).toMatchObject({ ok: true });
});

it('fails for a finding that stands, in a held level, and says it', () => {
  const open = [
    fixtureCheck('copy', 'a reader', ['q1: “on” should be “in”.', 'q2: the stem is no question.']),
  ];
  expect(verdict(open)).toMatchObject({
    ok: false,
    severity: 'hard',
    message: 'q1: “on” should be “in”. · q2: the stem is no question.',
  });
  expect(verdict(open, false)).toMatchObject({ severity: 'advisory' });
});

it('asks for no facts in a literary text', () => {
  expect(checkPassage(fixtureWith(() => {})).map(({ gate }) => gate)).not.toContain('facts checked');
});
