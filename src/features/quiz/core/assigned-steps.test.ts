import { expect, it } from 'vitest';
import { ASSIGNED_STEPS, assignedSteps } from './assigned-steps.ts';

const inWords = (place: Parameters<typeof assignedSteps>[0]) =>
  assignedSteps(place)
    .map(({ step, state }) => ({ done: `(${step})`, now: `[${step}]`, later: step })[state])
    .join(' ');

it.each([
  ['Start', '[Start] Read Questions Essay Results'],
  ['Read', '(Start) [Read] Questions Essay Results'],
  ['Questions', '(Start) (Read) [Questions] Essay Results'],
  ['Essay', '(Start) (Read) (Questions) [Essay] Results'],
  ['Results', '(Start) (Read) (Questions) (Essay) [Results]'],
] as const)('at %s, what is before it is done', (now, shown) => {
  expect(inWords({ now, essay: true })).toBe(shown);
});

it('has four steps where the class asks for no essay', () => {
  expect(inWords({ now: 'Results', essay: false })).toBe('(Start) (Read) (Questions) [Results]');
  for (const now of ASSIGNED_STEPS.filter((step) => step !== 'Essay'))
    expect(assignedSteps({ now, essay: false }).filter(({ state }) => state === 'now')).toHaveLength(1);
});

it('does not call an essay done that is left at the results', () => {
  expect(inWords({ now: 'Results', essay: true, essayLeft: true })).toBe(
    '(Start) (Read) (Questions) Essay [Results]',
  );
});
