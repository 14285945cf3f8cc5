import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LevelRuleField } from './level-rule-field.tsx';

afterEach(cleanup);

it('offers both ways of moving the level, each explained', async () => {
  const chosen: string[] = [];
  render(<LevelRuleField name="levelRule" value="steady" onChange={(value) => chosen.push(value)} />);
  expect(screen.getByRole('group', { name: 'How the level moves' })).toBeTruthy();
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: /^When the answers clearly show it/ }).checked,
  ).toBe(true);
  const classic = screen.getByRole('radio', { name: 'After every quiz' });
  const hint = document.querySelector(`#${classic.getAttribute('aria-describedby')}`);
  expect(hint?.textContent).toContain('90% or more right moves the level up');
  await userEvent.click(classic);
  expect(chosen).toEqual(['classic']);
});
