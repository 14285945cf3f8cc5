import { expect, it } from 'vitest';
import { withLabels } from './label-edits.ts';

const SOURCE = `id: x   # a comment
questions:
  - code: q1
    skill: Supporting Details
    target: locate   # easy
    stem: "skill: target?"
  - code: q2
    skill: Vocab
    target: integrate
`;

it('writes agreed labels and changes nothing else', () => {
  const labels = new Map([
    ['q1', { skill: 'Inference', target: 'integrate' } as const],
    ['q2', undefined],
  ]);
  expect(withLabels(SOURCE, labels)).toBe(
    SOURCE.replace('Supporting Details', 'Inference').replace('locate   # easy', 'integrate   # easy'),
  );
});

it('leaves a label alone that readers do not agree on', () => {
  const labels = new Map([['q2', { skill: undefined, target: 'critique' } as const]]);
  expect(withLabels(SOURCE, labels)).toBe(SOURCE.replace('target: integrate', 'target: critique'));
});
