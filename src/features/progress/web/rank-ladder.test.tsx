import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RANKS } from '../core/ranks.ts';
import { RankLadder } from './rank-ladder.tsx';
import { RANK_WORDS } from './rank-words.ts';

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

it('says of every rank what its word means', () => {
  render(<RankLadder rank={{ rankId: 1, next: { title: 'Orienteer', minPoints: 45, missing: 35 } }} />);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('Someone who is a light for others')).toBeTruthy();
  expect(Object.keys(RANK_WORDS)).toEqual(RANKS.map(({ title }) => title));
});

it('unfolds the ranks that are far, once', async () => {
  render(<RankLadder rank={{ rankId: 3, next: { title: 'Analyst', minPoints: 160, missing: 35 } }} />);
  const rungs = screen.getAllByRole('listitem');
  const far = () => rungs.filter(({ className }) => className.includes('far')).length;
  expect(far()).toBe(13);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 20 ranks' }));
  expect(far()).toBe(0);
  expect(screen.queryByRole('button')).toBeNull();
});
