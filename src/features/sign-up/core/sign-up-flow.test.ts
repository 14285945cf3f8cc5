import { expect, it } from 'vitest';
import { isShownAsBelonging, type SignUpSwitches, signUpSteps, statusAt, stepAfter } from './sign-up-flow.ts';

const NONE: SignUpSwitches = { school: false, createClass: false, plans: false, pricing: false };
const ALL: SignUpSwitches = { school: true, createClass: true, plans: true, pricing: true };
const BY_CHANCE = { ref: '', abVariant: '' };

it.each([
  ['a student', signUpSteps('student', ALL, BY_CHANCE), 2],
  ['a parent', signUpSteps('parent', ALL, BY_CHANCE), 2],
  ['a teacher who creates a class and chooses a plan', signUpSteps('teacher', ALL, BY_CHANCE), 5],
  [
    'a teacher who chooses a plan and creates the class later',
    signUpSteps('teacher', { ...ALL, createClass: false }, BY_CHANCE),
    4,
  ],
  [
    'a teacher without plans and without a class',
    signUpSteps('teacher', { ...ALL, createClass: false, plans: false }, BY_CHANCE),
    3,
  ],
])('%s has as many steps as the specification counts', (_, steps, count) => {
  expect(steps).toHaveLength(count);
});

it('skips the steps whose switch is off', () => {
  expect(signUpSteps('teacher', NONE, BY_CHANCE)).toEqual(['role', 'details']);
  expect(signUpSteps('teacher', { ...NONE, createClass: true }, BY_CHANCE)).toEqual([
    'role',
    'details',
    'classroom',
  ]);
});

it.each(['meta', 'google_pmax_test', 'google_sem_test'])('shows the plans to who comes by %s', (ref) => {
  expect(signUpSteps('teacher', { ...NONE, plans: true }, { ref, abVariant: '' })).toContain('plan');
});

it('shows the plans in an A/B test, and to nobody where there are none', () => {
  const asked = { ref: 'meta', abVariant: 'b' };
  expect(signUpSteps('teacher', { ...NONE, plans: true }, { ref: 'a friend', abVariant: 'b' })).toContain(
    'plan',
  );
  expect(signUpSteps('teacher', { ...NONE, plans: true }, { ref: 'a friend', abVariant: '' })).not.toContain(
    'plan',
  );
  expect(signUpSteps('teacher', { ...NONE, pricing: true }, asked)).not.toContain('plan');
});

it('goes from one step to the next, and ends', () => {
  const steps = signUpSteps('teacher', { ...ALL, school: false }, BY_CHANCE);
  expect(stepAfter(steps, 'details')).toBe('classroom');
  expect(stepAfter(steps, 'plan')).toBeNull();
});

it('has the status words of the specification', () => {
  const steps = signUpSteps('teacher', ALL, BY_CHANCE);
  expect([...steps, null].map(statusAt)).toEqual([
    'sign',
    'update info',
    'school info',
    'create class',
    'pricing',
    'common',
  ]);
});

it('takes a teacher for one of a school who is, or of whom that cannot be found out', () => {
  expect(isShownAsBelonging({ data: { belongs: true }, isError: false })).toBe(true);
  expect(isShownAsBelonging({ data: undefined, isError: true })).toBe(true);
  expect(isShownAsBelonging({ data: { belongs: false }, isError: false })).toBe(false);
  expect(isShownAsBelonging({ data: undefined, isError: false })).toBe(false);
});
