import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RankLadder } from './rank-ladder.tsx';

afterEach(cleanup);

it('shows twenty ranks: what was reached, where one is, and what is to come in outline', () => {
  render(<RankLadder rank={{ rankId: 3, next: { title: 'Analyst', minPoints: 160, missing: 35 } }} />);
  const rungs = screen.getAllByRole('listitem');
  expect(rungs).toHaveLength(20);
  const outlined = rungs.filter((rung) => rung.querySelector('svg')!.dataset.outline === 'true');
  expect(outlined).toHaveLength(17);
  const here = rungs.filter((rung) => rung.getAttribute('aria-current') === 'step');
  expect(here).toHaveLength(1);
  expect(within(here[0]!).getByText('Tactician')).toBeTruthy();
  expect(within(rungs[3]!).getByText('Analyst')).toBeTruthy();
  expect(within(rungs[3]!).getByText('35 more points')).toBeTruthy();
  expect(within(rungs[3]!).getByText('Coming up')).toBeTruthy();
  expect(within(rungs[4]!).getByText('230 points')).toBeTruthy();
});
