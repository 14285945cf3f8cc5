import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pointsTaken, RankMoment } from './rank-moment.tsx';

afterEach(cleanup);

const rank = { rankId: 3, title: 'Tactician', totalPoints: 112, minPoints: 100 };

it('shows a new rank first and large: its emblem, its title, and what it took', () => {
  const { container } = render(<RankMoment rank={rank} above="A new rank" took={pointsTaken(rank)} />);
  const moment = screen.getByRole('region', { name: 'Tactician' });
  expect(moment.textContent).toContain('tak-TISH-un');
  expect(moment.textContent).toContain('Someone who makes a smart plan');
  expect(moment.textContent).toContain('It took 100 points, and you have 112.');
  const emblem = container.querySelector('svg')!;
  expect(emblem.getAttribute('width')).toBe('96');
  expect(emblem.dataset.opening).toBe('true');
});

it('says what a rank took when there is nothing over', () =>
  expect(pointsTaken({ ...rank, totalPoints: 100 })).toBe('It took 100 points.'));
