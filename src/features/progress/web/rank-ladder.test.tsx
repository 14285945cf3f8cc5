import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RankLadder } from './rank-ladder.tsx';

afterEach(cleanup);

it('shows twenty emblems: what was reached, where one is, and what is to come in outline', () => {
  render(<RankLadder rankId={3} />);
  const rungs = screen.getAllByRole('listitem');
  expect(rungs).toHaveLength(20);
  const outlined = rungs.filter((rung) => rung.querySelector('svg')!.dataset.outline === 'true');
  expect(outlined).toHaveLength(17);
  const here = rungs.filter((rung) => rung.getAttribute('aria-current') === 'step');
  expect(here).toHaveLength(1);
  expect(within(here[0]!).getByText('Tactician')).toBeTruthy();
  expect(within(rungs[3]!).getByText('Coming up')).toBeTruthy();
});
