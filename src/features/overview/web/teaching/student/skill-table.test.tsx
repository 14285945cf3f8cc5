import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { studentAnswersPage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { SkillCount } from '../../../contract/views.ts';
import { skillRows, skillsSentence } from '../../../core/skill-rows.ts';
import { numberSentence } from './skill-answers.tsx';
import { SkillTable } from './skill-table.tsx';

afterEach(cleanup);

const count = (type: string, standing: SkillCount['standing']): SkillCount => ({
  type,
  standing,
  answers: 23,
  askedCount: 20,
  rightCount: 8,
  number: { expected: 15.2, giveOrTake: 1.9, difference: -0.25, doubt: 0.07 },
});
const skillDays = { start: '2026-08-15', end: '2026-11-29' };
const group = (standing: SkillCount['standing'], ofSkill: SkillCount['standing']) => ({
  ...count('Integration of Knowledge', standing),
  skillsOfGroup: [count('Inference', ofSkill)],
});

it('opens a number to its answers in these days', async () => {
  const skills = [group('below', 'below')];
  await renderScreen(<SkillTable studentId={5} name="Ana" data={{ skills, skillDays }} />);
  const row = screen.getByRole('row', { name: /^Inference/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    href(studentAnswersPage, { id: 5 }, { skill: 'Inference', from: '2026-08-15', until: '2026-11-29' }),
  );
  expect(within(row).getByText('8 of 20')).toBeTruthy();
  expect(within(row).getByText('about 15, give or take 2')).toBeTruthy();
  expect(within(row).getByText('Below expected')).toBeTruthy();
});

it.each([
  ['Could use help with inference.', group('below', 'below')],
  ['Could use help with integration of knowledge.', group('below', 'as-expected')],
  ['No skill is clearly behind: answers are about as right as we expected.', group('as-expected', 'too-few')],
  ['There are too few answers yet to say more about any skill.', group('too-few', 'too-few')],
])('says: %s', (sentence, one) => expect(skillsSentence(skillRows([one]))).toBe(sentence));

it('says of a list what its number says, and how many answers besides were too fast', () => {
  const [number] = skillRows([group('below', 'below')]);
  expect(numberSentence({ total: 23, number: number! })).toBe(
    '8 of 20 right, about 15 expected: below expected. 3 more answers were too fast to count.',
  );
  expect(numberSentence({ total: 1, number: null })).toBe('1 answer.');
});
